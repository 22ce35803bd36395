const PARAGRAPH =
  '<p>Ten kilobytes of an article are some <strong>sixteen hundred</strong> words, and this is a paragraph of <a href="https://example.com/">them</a>.</p>';

/** What an author may save at most, in characters. */
export const LONGEST = 500_000;

/** Each with a number of its own, so that nothing made from one is found in a cache for another. */
export function writeArticle(bytes: number, number: number): string {
  return repeatTo(`<h2>Part ${number}</h2>${PARAGRAPH.repeat(9)}`, bytes);
}

/** HTML that costs a parser most, by what it is: the length is that of what is submitted. */
export function listHostileTexts(bytes: number, number: number): Record<string, string> {
  const mark = `<p>${number}</p>`;
  const pieces = {
    'misnested lists': '<p>x<p>y<ul><li>z</ul><b>b</b>',
    'formatting in blocks': '<b><p>',
    'unclosed formatting': '<p><b>x',
    'links in emphasis': '<a><em>x',
    brackets: '<',
    'equal headings': '<h2>a</h2>',
    'tiny paragraphs': '<p>a</p>',
    'line breaks': '<br>',
    'nested tables': '<table><tr><td>',
    'foreign elements': '<svg><math><mi>',
    'refused attributes': '<a href="x" title=\'y\' onclick=z>q</a>',
  };
  return Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [name, mark + repeatTo(piece, bytes - mark.length)]));
}

function repeatTo(piece: string, bytes: number): string {
  return piece.repeat(Math.floor(bytes / piece.length));
}
