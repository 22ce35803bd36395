const NARROWEST = 40;
const WIDEST = 100;
/** A page justifies its lines, so that some end a little early. */
const SLACK = 0.9;

/** Paragraphs of plain text, each with the lines that it keeps: those of a poem or an address, not those that a PDF or an email wrapped. */
export function splitPlainText(text: string): string[][] {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[\t ]*\n\s*/)
    .map((block) => block.split('\n'));
  const width = Math.max(...blocks.flat().map(({ length }) => length));
  return blocks.flatMap((lines) => {
    if (isWrapped(lines, width)) return [[lines.map((line) => line.trim()).join(' ')]];
    const areParagraphs = blocks.length === 1 || lines.some(({ length }) => length > WIDEST);
    return areParagraphs ? lines.map((line) => [line]) : [lines];
  });
}

/** The next word would have been too long for each line but the last, and not each line begins like a verse. */
function isWrapped(lines: readonly string[], width: number): boolean {
  const next = lines.slice(1);
  const isFull = (line: string, index: number) => {
    const [word = ''] = lines[index + 1]?.trim().split(' ', 1) ?? [];
    return index === next.length || line.length + 1 + word.length > width * SLACK;
  };
  return width >= NARROWEST && width <= WIDEST && lines.every(isFull) && next.some((line) => /^\s*(?![\p{Lu}\d•*+-])/u.test(line));
}
