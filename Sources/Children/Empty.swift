// Children
