"""Makes the web fonts in app/ui/fonts with the letters of African languages that the pages' own families lack.

Run by hand when the letters or the packages change, in an empty folder outside the repository, so that nothing of it becomes a dependency:
  npm i @expo-google-fonts/{noto-sans@0.4.2,noto-serif@0.4.2}
  python3 -m venv tools && tools/bin/pip install fonttools==4.66.1 brotli==1.2.0
  tools/bin/python -B <repository>/scripts/fonts/african_fonts.py <repository>/app/ui/fonts
"""

import sys
from pathlib import Path
from shutil import copyfile

from fontTools.ttLib import TTFont
from subset import subset

PACKAGES = Path("node_modules/@expo-google-fonts")

# Akan, Ewe, Ga, Dagbani, Hausa, Fula, Igbo, Yoruba and their neighbours, with the cedi and the naira.
LETTERS = "ƁɓƊɗƘƙƳƴƎǝƏəƆɔƐɛƉɖƑƒƔɣŊŋƲʋƖɩƱʊṢṣẸẹỌọǸǹŃńḾḿ₵₦"
# Letters of the families' own that a mark can stand on, or above a mark.
BASES = "aeiouAEIOUmMnNàáâãèéêòóô"
MARKS = "\u0300\u0301\u0302\u0303\u0304\u030c\u0323\u0331"
# Of Noto's size: its small letters are larger beside its capitals than the families' are.
SANS_SCALE = 0.96
SERIF_SCALE = 0.86


def main(target):
    make(target / "grotesque-african.woff2", "noto-sans/500Medium/NotoSans_500Medium", SANS_SCALE)
    make(target / "grotesque-african-bold.woff2", "noto-sans/700Bold/NotoSans_700Bold", SANS_SCALE)
    make(target / "serif-african.woff2", "noto-serif/400Regular/NotoSerif_400Regular", SERIF_SCALE)
    make(target / "serif-african-bold.woff2", "noto-serif/700Bold/NotoSerif_700Bold", SERIF_SCALE)
    make(target / "serif-african-italic.woff2", "noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic", SERIF_SCALE)
    copyfile(PACKAGES / "noto-serif/LICENSE_FONT", target / "african-licence.txt")


def make(path, source, scale):
    font = TTFont(PACKAGES / f"{source}.ttf", recalcTimestamp=False)
    for table in ("DSIG", "gasp", "meta"):
        if table in font:
            del font[table]
    subset(font, map(ord, LETTERS + BASES + MARKS), ["ccmp", "mark", "mkmk"])
    font["head"].unitsPerEm = round(font["head"].unitsPerEm / scale)
    font.flavor = "woff2"
    font.save(path)
    print(path.name, path.stat().st_size)


main(Path(sys.argv[1]))
