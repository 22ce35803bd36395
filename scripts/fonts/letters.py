def get_letters(first, last):
    return "".join(map(chr, range(first, last + 1)))


LATIN = get_letters(0x20, 0x7E) + "\u00a0£©«·»×–—‘’“”…€→↗−ÀÁÇÉÈÊÍÑÓÖÚÜàáâäçèéêëìíîïñòóôöùúûüœß"
# Wider Latin, with the letters of Akan, Ewe, Hausa, Igbo, Yoruba and the southern languages that the fonts know.
EXTENDED = (
    get_letters(0xA1, 0x17F)
    + get_letters(0x1CD, 0x1D4)
    + "ǸǹȘșȚțʼ†•‹›‚„™←↑↓"
    + get_letters(0x1E00, 0x1EFF)
    + "ƁɓƊɗƘƙƎǝƆɔƐɛƉɖƑƒƔɣŊŋƲʋ"
)
