// Words
