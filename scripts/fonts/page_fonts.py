"""Makes the web fonts in app/ui/fonts from the packages that the type foundries publish.

Run by hand when the letters or the packages change, in an empty folder outside the repository, so that nothing of it becomes a dependency:
  npm i @fontsource-variable/{bricolage-grotesque@5.3.0,newsreader@5.3.0} @fontsource-variable/{schibsted-grotesk@5.3.0,stix-two-text@5.3.0} \
    @fontsource-variable/{instrument-sans@5.3.0,literata@5.3.0}
  python3 -m venv tools && tools/bin/pip install fonttools==4.66.1 brotli==1.2.0
  tools/bin/python -B <repository>/scripts/fonts/page_fonts.py <repository>/app/ui/fonts
"""

import sys
from io import BytesIO
from pathlib import Path
from shutil import copyfile

from fontTools.otlLib.builder import buildCoverage
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.varLib import builder
from fontTools.varLib.instancer import instantiateVariableFont
from letters import EXTENDED, LATIN
from subset import subset

VARIABLE = Path("node_modules/@fontsource-variable")

# Thousandths of an em, a tenth of a pixel at the size of a page's text: kerning may differ from the foundry's by so much.
KERNING_STEP = 2
# A pair's kerning follows the weight where that moves it by so much or more.
KERNING_CHANGE = 8


class Family:
    """A family of the foundry as this site has it; `scale` is of its size, so that its small letters are as large as the
    first families', and `line` what it keeps above and below the baseline, in ems, where its own would have the text stand lower than theirs."""

    def __init__(self, name, package, axes, folder="", scale=1, style="wght", parts=("vietnamese", "latin-ext"), features=(), italic=None, line=None):
        self.name, self.package, self.axes, self.folder, self.scale, self.style = name, package, axes, folder, scale, style
        self.parts, self.features, self.italic, self.line = parts, features, italic, line


FAMILIES = [
    Family("grotesque", "bricolage-grotesque", {"opsz": 36, "wght": (400, 800)}, style="opsz", features=["tnum"]),
    Family("serif", "newsreader", {"opsz": 18, "wght": (400, 700)}, style="opsz", italic={"opsz": 18, "wght": 400}),
    Family("schibsted", "schibsted-grotesk", {"wght": (400, 800)}, "schibsted", scale=0.975, parts=("latin-ext",), features=["tnum"]),
    Family("stix", "stix-two-text", {"wght": (400, 700)}, "schibsted", scale=0.92, italic={"wght": 400}),
    Family("instrument", "instrument-sans", {"wght": (400, 700)}, "instrument", parts=("latin-ext",), features=["tnum"]),
    Family("literata", "literata", {"opsz": 18, "wght": (400, 700)}, "instrument", scale=0.86, style="opsz", italic={"opsz": 18, "wght": 400}, line=(0.735, 0.265)),
]


def main(target):
    for family in FAMILIES:
        path = target / family.folder / family.name
        path.parent.mkdir(exist_ok=True)
        make(f"{path}.woff2", family, f"latin-{family.style}-normal", LATIN, family.axes, family.features)
        if family.italic:
            make(f"{path}-italic.woff2", family, f"latin-{family.style}-italic", LATIN, family.italic)
        rest = "".join(letter for letter in EXTENDED if letter not in LATIN)
        for part in family.parts:
            known = make(f"{path}-{part}.woff2", family, f"{part}-{family.style}-normal", rest, family.axes)
            rest = "".join(letter for letter in rest if ord(letter) not in known)
        copyfile(VARIABLE / family.package / "LICENSE", f"{path}-licence.txt")


def make(path, family, part, text, axes, features=()):
    source = TTFont(VARIABLE / family.package / f"files/{family.package}-{part}.woff2", recalcTimestamp=False)
    keep_figures(source)
    known = subset(source, map(ord, text), ["kern", *features])
    saved = BytesIO()
    source.save(saved)
    instance = lambda at: instantiateVariableFont(TTFont(BytesIO(saved.getvalue()), recalcTimestamp=False), at)
    font = instance(axes)
    axis = font["fvar"].axes[0] if "fvar" in font else None
    weights = [axis.defaultValue, axis.maxValue + axis.minValue - axis.defaultValue] if axis else [axes["wght"]]
    kernings = [read_kerning(instance({**axes, "wght": weight})) for weight in weights]
    write_kerning(font, *kernings)
    font["head"].unitsPerEm = round(font["head"].unitsPerEm / family.scale)
    if family.line:
        set_line(font, *family.line)
    font.flavor = "woff2"
    font.save(path)
    print(path, Path(path).stat().st_size, unicode_range(known))
    return known


def keep_figures(font):
    """Leaves nothing but figures in what sets them one below the other: some families give spaces and commas their width as well."""
    figures = {font.getBestCmap().get(ord(figure)) for figure in "0123456789"}
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord if table.FeatureList else ():
        for index in record.Feature.LookupListIndex if record.FeatureTag == "tnum" else ():
            for subtable in table.LookupList.Lookup[index].SubTable:
                subtable = getattr(subtable, "ExtSubTable", subtable)
                subtable.mapping = {glyph: other for glyph, other in subtable.mapping.items() if glyph in figures}


def set_line(font, ascent, descent):
    em = font["head"].unitsPerEm
    font["hhea"].ascent = font["OS/2"].sTypoAscender = round(ascent * em)
    font["hhea"].descent = font["OS/2"].sTypoDescender = -round(descent * em)


def read_kerning(font):
    """Kerning of a font without axes as one table: what is added after the first glyph of each pair, in thousandths of an em."""
    total = {}
    for lookup in get_kerning_lookups(font):
        pairs = {}
        for subtable in lookup.SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            for pair, record in read_pairs(subtable, font.getGlyphOrder()):
                pairs.setdefault(pair, record.XAdvance if record is not None and hasattr(record, "XAdvance") else 0)
        for pair, advance in pairs.items():
            total[pair] = total.get(pair, 0) + advance * 1000 / font["head"].unitsPerEm
    return total


def get_kerning_lookups(font):
    if "GPOS" not in font:
        return []
    table = font["GPOS"].table
    indexes = {i for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern" for i in record.Feature.LookupListIndex}
    return [table.LookupList.Lookup[index] for index in sorted(indexes)]


def read_pairs(subtable, glyphs):
    if subtable.Format == 1:
        for first, pairs in zip(subtable.Coverage.glyphs, subtable.PairSet):
            for record in pairs.PairValueRecord:
                yield (first, record.SecondGlyph), record.Value1
        return
    for first in subtable.Coverage.glyphs:
        row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(first, 0)].Class2Record
        for second in glyphs:
            yield (first, second), row[subtable.ClassDef2.classDefs.get(second, 0)].Value1


def write_kerning(font, kerning, other_end=None):
    """Writes all kerning anew as one table of classes: glyphs whose pairs agree within KERNING_STEP share a class."""
    glyphs = font.getGlyphOrder()
    if not any(kerning.values()):
        return

    def at(first, second):
        here = kerning.get((first, second), 0)
        change = other_end.get((first, second), 0) - here if other_end else 0
        return (here, change if abs(change) >= KERNING_CHANGE else 0)

    firsts = group({first: [value for second in glyphs for value in at(first, second)] for first in glyphs})
    seconds = group({second: [value for row in firsts for value in at(row[0], second)] for second in glyphs})
    cells = [[settle([at(first, second) for first in row for second in column], font) for column in seconds] for row in firsts]
    is_empty = lambda line: all(cell == (0, 0) for cell in line)
    rows = [index for index in range(len(firsts)) if not is_empty(cells[index])]
    columns = [index for index in range(len(seconds)) if not is_empty([row[index] for row in cells])]
    changes = sorted({cell[1] for row in cells for cell in row} - {0})
    device = write_changes(font, changes)

    subtable = otTables.PairPos()
    subtable.Format = 2
    subtable.ValueFormat1 = 0x44 if changes else 0x4
    subtable.ValueFormat2 = 0
    subtable.Coverage = buildCoverage([glyph for row in rows for glyph in firsts[row]], font.getReverseGlyphMap())
    subtable.ClassDef1 = create_classes([firsts[row] for row in rows])
    subtable.ClassDef2 = create_classes([[], *(seconds[column] for column in columns)])
    subtable.Class1Record = [create_row([(0, 0), *(cells[row][column] for column in columns)], device) for row in rows]
    subtable.Class1Count, subtable.Class2Count = len(rows), len(columns) + 1
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag, lookup.SubTable, lookup.SubTableCount = 2, 0, [subtable], 1
    table = font["GPOS"].table
    table.LookupList.Lookup = [lookup]
    for record in table.FeatureList.FeatureRecord:
        record.Feature.LookupListIndex = [0]


def group(vectors):
    """Glyphs in groups, each within KERNING_STEP of the first of its group everywhere."""
    groups = []
    for glyph, vector in vectors.items():
        for lead, members in groups:
            if all(abs(one - other) <= KERNING_STEP for one, other in zip(lead, vector)):
                members.append(glyph)
                break
        else:
            groups.append((vector, [glyph]))
    return [members for _, members in groups]


def settle(values, font):
    """The value in the middle of those of a cell, in whole steps, as units of the font."""
    step = KERNING_STEP * font["head"].unitsPerEm / 1000
    middles = [(max(some) + min(some)) / 2 / KERNING_STEP for some in zip(*values)]
    return tuple(round(round(middle) * step) for middle in middles)


def write_changes(font, changes):
    """How kerning follows the weight; answers what stands in a pair for each change."""
    if not changes:
        return {}
    axis = font["fvar"].axes[0]
    support = (-1, -1, 0) if axis.defaultValue == axis.maxValue else (0, 1, 1)
    regions = builder.buildVarRegionList([{axis.axisTag: support}], [axis.axisTag])
    table = font["GDEF"].table
    table.VarStore = builder.buildVarStore(regions, [builder.buildVarData([0], [[change] for change in changes])])
    table.Version = 0x00010003
    return {change: builder.buildVarDevTable(index) for index, change in enumerate(changes)}


def create_classes(groups):
    classes = otTables.ClassDef()
    classes.classDefs = {glyph: index for index, members in enumerate(groups) for glyph in members if index}
    return classes


def create_row(cells, device):
    row = otTables.Class1Record()
    row.Class2Record = [create_cell(cell, device) for cell in cells]
    return row


def create_cell(cell, device):
    value = ValueRecord()
    value.XAdvance = cell[0]
    if device:
        value.XAdvDevice = device.get(cell[1])
    record = otTables.Class2Record()
    record.Value1, record.Value2 = value, None
    return record


def unicode_range(codes):
    ranges = []
    for code in codes:
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ", ".join(f"U+{first:X}" + (f"-{last:X}" if last > first else "") for first, last in ranges)


main(Path(sys.argv[1]))
