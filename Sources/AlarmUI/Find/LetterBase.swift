/// The letters that count as another one when something is looked for: "é" as "e", "й" as "и", "ς" as "σ".
///
/// Small letters of the Latin, Greek and Cyrillic scripts with marks in one code point, by their canonical decomposition
/// in Unicode 15.1, and a few that have none but are typed without their stroke: ø đ ł ħ ŧ ı.
enum LetterBase {
  /// What a small letter counts as; nil for one that counts as itself.
  static func of(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
    bases[letter]
  }

  private static let bases: [Unicode.Scalar: Unicode.Scalar] = rows.reduce(into: [:]) { bases, row in
    let letters = row.unicodeScalars
    guard let base = letters.first else { return }
    for letter in letters.dropFirst() { bases[letter] = base }
  }

  /// In each row the first letter stands for all that follow.
  private static let rows = [
    "aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ",
    "bḃḅḇ",
    "cçćĉċčḉ",
    "dďḋḍḏḑḓđ",
    "eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ",
    "fḟ",
    "gĝğġģǧǵḡ",
    "hĥȟḣḥḧḩḫẖħ",
    "iìíîïĩīĭįǐȉȋḭḯỉịı",
    "jĵǰ",
    "kķǩḱḳḵ",
    "lĺļľḷḹḻḽł",
    "mḿṁṃ",
    "nñńņňǹṅṇṉṋ",
    "oòóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợøǿ",
    "pṕṗ",
    "rŕŗřȑȓṙṛṝṟ",
    "sśŝşšșṡṣṥṧṩſẛ",
    "tţťțṫṭṯṱẗŧ",
    "uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự",
    "vṽṿ",
    "wŵẁẃẅẇẉẘ",
    "xẋẍ",
    "yýÿŷȳẏẙỳỵỷỹ",
    "zźżžẑẓẕ",
    "æǣǽ",
    "ʒǯ",
    "αάἀἁἂἃἄἅἆἇὰᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷά",
    "εέἐἑἒἓἔἕὲέ",
    "ηήἠἡἢἣἤἥἦἧὴᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇή",
    "ιΐίϊἰἱἲἳἴἵἶἷὶῐῑῒῖῗίΐ",
    "οόὀὁὂὃὄὅὸό",
    "ρῤῥ",
    "σς",
    "υΰϋύὐὑὒὓὔὕὖὗὺῠῡῢῦῧύΰ",
    "ωώὠὡὢὣὤὥὦὧὼᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷώ",
    "ϒϓϔ",
    "аӑӓ",
    "гѓ",
    "еѐёӗ",
    "жӂӝ",
    "зӟ",
    "ийѝӣӥ",
    "кќ",
    "оӧ",
    "уўӯӱӳ",
    "чӵ",
    "ыӹ",
    "эӭ",
    "ії",
    "ѵѷ",
    "әӛ",
    "өӫ",
  ]
}
