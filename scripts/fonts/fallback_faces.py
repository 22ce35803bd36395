"""Prints the sizes and lines of the fallback faces in app/ui/styles/types, with which a page without its fonts has the same composition.

Run where the fonts are made: tools/bin/python -B <repository>/scripts/fonts/fallback_faces.py <repository>/app/ui/fonts
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TEXT = (
    "The first week of a launch tells you less than you hope, because the people who come early are not the people who pay. "
    "Write down what you expect before you look at the figures, then ask which of them would change your mind."
)

# How much larger than itself each font of the devices is set to be as wide as the first family of its kind, in per cent, by weight.
FIRST = {
    "grotesque": {("Arial", 400): 104.19, ("Arial", 700): 98.6, ("Roboto", 400): 104.42, ("Roboto", 700): 105.25},
    "serif": {
        ("Georgia", 400): 91.97,
        ("Georgia", 700): 84.94,
        ("Noto", 400): 85.24,
        ("Times", 400): 101.3,
        ("Times", 700): 102.2,
        ("Times", "italic"): 92.2,
    },
}
LIKE = {"schibsted": "grotesque", "instrument": "grotesque", "stix": "serif", "literata": "serif"}


def main(folder):
    for name, first in LIKE.items():
        for (device, weight), size in FIRST[first].items():
            adjusted = size * get_width(folder, name, weight) / get_width(folder, first, weight)
            line = open_font(folder, name, weight)
            em = line["head"].unitsPerEm
            ascent, descent = (value / em / adjusted * 100 for value in (line["hhea"].ascent, -line["hhea"].descent))
            print(f"{name} {device} {weight}: size-adjust {adjusted:.2f}%; ascent {ascent:.2%}; descent {descent:.2%}")


def get_width(folder, name, weight):
    font = open_font(folder, name, weight)
    letters = font.getBestCmap()
    return sum(font["hmtx"][letters[ord(letter)]][0] for letter in TEXT) / font["head"].unitsPerEm


def open_font(folder, name, weight):
    if weight == "italic":
        return TTFont(next(folder.rglob(f"{name}-italic.woff2")))
    return instantiateVariableFont(TTFont(next(folder.rglob(f"{name}.woff2"))), {"wght": weight})


main(Path(sys.argv[1]))
