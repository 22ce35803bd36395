const NARROWEST = 40;
const WIDEST = 100;
/** Some lines end a little early. */
const SLACK = 0.9;

/** Paragraphs of plain text, each with the lines that it keeps: those of a poem or an address, not those that a PDF or an email wrapped. */
export function splitPlainText(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n');
  const blocks = lines.split(/\n(?:[\t ]*\n)+/).map((block) => block.split('\n'));
  const width = Math.max(...lines.split('\n').map(({ length }) => length));
  return blocks.flatMap((block) => {
    if (isWrapped(block, width)) return [[block.map((line) => line.trim()).join(' ')]];
    return blocks.length === 1 || width > WIDEST ? block.map((line) => [line]) : [block];
  });
}

/** The next word would have been too long for each line but the last, and not each line begins like a verse. */
function isWrapped(lines: readonly string[], width: number): boolean {
  const next = lines.slice(1);
  const isFull = (line: string, index: number) => `${lines[index]} ${line.trim().split(' ', 1)}`.length > width * SLACK;
  return width >= NARROWEST && width <= WIDEST && next.every(isFull) && next.some((line) => /^\s*[^\s\p{Lu}\d•*+-]/u.test(line));
}
