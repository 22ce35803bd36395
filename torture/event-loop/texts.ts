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

/** Markdown that takes a parser most, by what it is. */
export function listHostileMarkdown(length: number): Record<string, string> {
  const half = length / 2;
  const pieces = {
    'list items': '- ',
    'empty list items': 'a\n-\n',
    'numbered items': '1. ',
    quotes: '>',
    'quotes with lines': '> a\n',
    'table rows': 'x|y\n',
    'open brackets': '[',
    'open links': '[a](',
    'open images': '![a](b "',
    'link definitions': '[a]: "',
    emphasis: '*a_',
    strikes: '~~a ~~',
    'code spans': '`a',
    comments: '<!--',
    'open tags': '<a href="',
    entities: '&#x',
    addresses: 'http://a&amp;',
    'addresses of emails': 'a@a.',
    footnotes: '[^1]: x\n',
    marks: '==',
    'links of notes': '[[',
    headings: 'a\n=\n',
    shortcodes: '{{<',
  };
  return {
    'an email of one word': `${'a'.repeat(half)}@${'a'.repeat(half)}`,
    'a rule that is none': `${repeatTo('- ', length)}x`,
    spaces: `a${' '.repeat(length)}b`,
    'escaped quotes': `[a](b "${repeatTo('\\"', length)}`,
    'a wide table': `${repeatTo('|a', half)}\n${repeatTo('|-', half)}\n`,
    'nested lists': Array.from({ length: Math.min(600, length / 100) }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n'),
    ...Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [name, repeatTo(piece, length)])),
  };
}

/** Front matter that takes a parser most, between its fences. */
export function listHostileFrontMatter(length: number): Record<string, string> {
  const pieces = { quotes: '""', 'flow lists': '[', 'nested maps': '{a: ', sequences: '- - ', keys: '? ', aliases: '*a ', lines: '"a\n\n' };
  return Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [name, `---\nx: "${repeatTo(piece, length)}\n---\nText.\n`]));
}

function repeatTo(piece: string, bytes: number): string {
  return piece.repeat(Math.floor(bytes / piece.length));
}
