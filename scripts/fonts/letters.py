def get_letters(first, last):
    return "".join(map(chr, range(first, last + 1)))


LATIN = get_letters(0x20, 0x7E) + "\u00a0£©«·»×–—‘’“”…€→↗−ÀÁÇÉÈÊÍÑÓÖÚÜàáâäçèéêëìíîïñòóôöùúûüœß"
# Letters of African languages that few families have: they have faces of their own, which are smaller (african_fonts.py).
AFRICAN = "ṢṣḾḿ"
# Wider Latin.
EXTENDED = get_letters(0xA1, 0x17F) + get_letters(0x1CD, 0x1D4) + "ǸǹȘșȚțʼ†•‹›‚„™←↑↓" + get_letters(0x1E00, 0x1EFF).translate(dict.fromkeys(map(ord, AFRICAN))) + "ƒ"
