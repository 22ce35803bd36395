"""Makes the fonts that sharing pictures are drawn with, in app/features/artwork/lettering/fonts.

Run by hand when the letters or the packages change, in an empty folder outside the repository, so that nothing of it becomes a dependency:
  npm i @expo-google-fonts/{bricolage-grotesque@0.4.1,schibsted-grotesk@0.4.2,instrument-sans@0.4.2} \
    @expo-google-fonts/{noto-sans@0.4.2,noto-sans-math@0.4.2,noto-sans-arabic@0.4.3,noto-sans-hebrew@0.4.1} \
    @expo-google-fonts/noto-sans-{devanagari@0.4.1,bengali@0.4.4,tamil@0.4.3,thai@0.4.2,ethiopic@0.4.2,armenian@0.4.2,georgian@0.4.3} \
    @expo-google-fonts/noto-sans-{nko@0.4.1,adlam@0.4.1,tifinagh@0.4.1,sc@0.4.3,kr@0.4.3} @fontsource/noto-sans@5.3.0
  python3 -m venv tools && tools/bin/pip install fonttools==4.66.1 brotli==1.2.0
  tools/bin/python -B <repository>/scripts/fonts/picture_fonts.py <repository>/app/features/artwork/lettering/fonts
"""

import sys
from io import BytesIO
from pathlib import Path
from shutil import copyfile

import brotli
from fontTools.ttLib import TTFont
from letters import get_letters
from subset import subset

PACKAGES = Path("node_modules/@expo-google-fonts")
# Tables for text that runs downwards, and for formulas.
UNUSED_TABLES = ("vhea", "vmtx", "VORG", "BASE", "MATH", "DSIG", "meta", "gasp")

MARKS = get_letters(0x300, 0x36F)
CJK_PUNCTUATION = get_letters(0x3000, 0x303F) + get_letters(0x3040, 0x30FF) + get_letters(0xFF01, 0xFFEF)


def main(target):
    anything = get_letters(0x20, 0xD7FF)
    latin = get_letters(0x20, 0x58F) + get_letters(0x1AB0, 0x1AFF) + get_letters(0x1D00, 0x2C7F)
    latin += get_letters(0x2DE0, 0x2E7F) + get_letters(0xA640, 0xA7FF)
    make(target, "headline", "bricolage-grotesque/700Bold/BricolageGrotesque_700Bold", anything)
    make(target, "headline-schibsted", "schibsted-grotesk/700Bold/SchibstedGrotesk_700Bold", anything)
    make(target, "headline-instrument", "instrument-sans/700Bold/InstrumentSans_700Bold", anything)
    make(target, "latin", "noto-sans/700Bold/NotoSans_700Bold", latin)
    make(target, "symbols", "noto-sans-math/400Regular/NotoSansMath_400Regular", get_letters(0x2190, 0x22FF))
    make(target, "arabic", "noto-sans-arabic/700Bold/NotoSansArabic_700Bold", get_letters(0x600, 0x8FF) + get_letters(0xFB50, 0xFEFF))
    make(target, "hebrew", "noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold", get_letters(0x590, 0x5FF) + get_letters(0xFB1D, 0xFB4F))
    indic = "\u0964\u0965\u25cc"
    make(target, "devanagari", "noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold", get_letters(0x900, 0x97F) + indic)
    make(target, "bengali", "noto-sans-bengali/700Bold/NotoSansBengali_700Bold", get_letters(0x980, 0x9FF) + indic)
    make(target, "tamil", "noto-sans-tamil/700Bold/NotoSansTamil_700Bold", get_letters(0xB80, 0xBFF) + indic)
    make(target, "thai", "noto-sans-thai/700Bold/NotoSansThai_700Bold", get_letters(0xE00, 0xE7F))
    make(target, "ethiopic", "noto-sans-ethiopic/700Bold/NotoSansEthiopic_700Bold", get_letters(0x1200, 0x139F) + get_letters(0x2D80, 0x2DDF) + get_letters(0xAB01, 0xAB2E))
    make(target, "armenian", "noto-sans-armenian/700Bold/NotoSansArmenian_700Bold", get_letters(0x530, 0x58F) + get_letters(0xFB13, 0xFB17))
    make(target, "georgian", "noto-sans-georgian/700Bold/NotoSansGeorgian_700Bold", get_letters(0x10A0, 0x10FF) + get_letters(0x1C90, 0x1CBF) + get_letters(0x2D00, 0x2D2F))
    make(target, "nko", "noto-sans-nko/400Regular/NotoSansNKo_400Regular", get_letters(0x7C0, 0x7FF))
    make(target, "adlam", "noto-sans-adlam/700Bold/NotoSansAdlam_700Bold", get_letters(0x1E900, 0x1E95F))
    make(target, "tifinagh", "noto-sans-tifinagh/400Regular/NotoSansTifinagh_400Regular", get_letters(0x2D30, 0x2D7F) + MARKS)
    make(target, "korean", "noto-sans-kr/700Bold/NotoSansKR_700Bold", read_letters("euc_kr", range(0xB0, 0xC9)))
    # The everyday letters of China, Japan and Taiwan, as their standards count them.
    han = read_letters("gb2312", range(0xB0, 0xD8)) + read_letters("euc_jp", range(0xB0, 0xD0)) + read_letters("big5", range(0xA4, 0xC7))
    make(target, "han", "noto-sans-sc/700Bold/NotoSansSC_700Bold", han + CJK_PUNCTUATION)
    copyfile("node_modules/@fontsource/noto-sans/LICENSE", target / "noto-licence.txt")


def read_letters(encoding, first_bytes):
    pairs = (bytes([first, second]) for first in first_bytes for second in range(0x40, 0xFF))
    return "".join(pair.decode(encoding, "ignore") for pair in pairs)


def make(target, name, source, text):
    font = TTFont(PACKAGES / f"{source}.ttf", recalcTimestamp=False)
    for table in UNUSED_TABLES:
        if table in font:
            del font[table]
    subset(font, map(ord, text), ["kern", "mark", "mkmk", "ccmp", "locl", "rlig", "liga", "calt", "init", "medi", "fina", "isol", *INDIC])
    saved = BytesIO()
    font.save(saved)
    packed = brotli.compress(saved.getvalue(), quality=11, lgwin=24)
    (target / f"{name}.ttf.br").write_bytes(packed)
    print(name, font["maxp"].numGlyphs, len(saved.getvalue()), len(packed))


INDIC = ("nukt", "akhn", "rphf", "rkrf", "pref", "blwf", "half", "pstf", "vatu", "cjct", "abvf", "pres", "abvs", "blws", "psts", "haln", "abvm", "blwm", "dist")

main(Path(sys.argv[1]))
