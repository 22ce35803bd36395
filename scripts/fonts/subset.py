from fontTools.subset import Options, Subsetter


def subset(font, codes, features):
    """Cuts the font to the characters that it knows of those given, and answers them."""
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [1, 2]
    options.drop_tables += ["STAT"]  # for font menus
    known = sorted(set(codes) & set(font.getBestCmap()))
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=known)
    subsetter.subset(font)
    return known
