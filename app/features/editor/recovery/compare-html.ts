import { compareTexts, compareTokens, joinTokens, type TextPart, type Token } from './compare-texts.ts';

const MARKS: Record<string, string> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underlined',
  s: 'struck',
  del: 'struck',
  strike: 'struck',
  code: 'code',
  sub: 'sub',
  sup: 'sup',
};
const LISTS = ['ul', 'ol'];
const BLOCKS: Record<string, string> = {
  h1: 'Heading 1',
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
  h5: 'Heading 5',
  h6: 'Heading 6',
  li: 'List item',
  td: 'Table cell',
  th: 'Table cell',
  figcaption: 'Caption',
  pre: 'Code',
  dt: 'Term',
  dd: 'Definition',
  blockquote: 'Quote',
};
const CONTAINERS = ['p', 'div', 'section', 'article', 'figure', 'table', 'thead', 'tbody', 'tr', 'dl', 'details', 'summary', ...LISTS];
const MAX_DEPTH = 30;
const PARAGRAPH = 'Paragraph';
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '\u00ad' };

/**
 * The differences as a reader sees them: words with their marks, and where a block begins. Both texts whole if there are too many;
 * differences in the source if only that differs.
 */
export function compareHtml(before: string, after: string): TextPart[][] | undefined {
  const [old, current] = [toTokens(before), toTokens(after)];
  const hunks = compareTokens(old, current);
  if (hunks) return hunks;
  const isSame = old.length === current.length && old.every(({ key }, index) => key === current[index]?.key);
  if (isSame) return compareTexts(before, after);
  return [[...joinTokens('removed', old), ...joinTokens('added', current)]];
}

function toTokens(html: string): Token[] {
  const tokens: Token[] = [];
  const blocks: string[] = [];
  const marks: string[] = [];
  let isFresh = true; // a block begins with the next word
  let href = '';

  function add(text: string, key = text) {
    if (isFresh) {
      const block = nameBlock(blocks);
      tokens.push({ text: '', key: `\n${block}`, block });
      isFresh = false;
    }
    const worn = [...new Set(marks.map((tag) => MARKS[tag] ?? tag))].toSorted();
    tokens.push({ text, key: `${key.trim()}\n${worn}`, ...(worn.length > 0 && { marks: worn }) });
  }

  function addText(source: string) {
    const text = decodeEntities(source).replace(/[ \t\n\r\f]+/g, ' ');
    const last = tokens.at(-1);
    if (text.startsWith(' ') && !isFresh && last && !/\s$/.test(last.text)) last.text += ' ';
    for (const word of text.match(/(?:[\p{L}\p{M}\p{N}'’_-]+|\S)\s*/gu) ?? []) add(word);
  }

  function addTag(tag: string) {
    const [, slash, written = ''] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(tag) ?? [];
    const name = written.toLowerCase();
    if (name === 'br') add('\n', '<br>');
    else if (name === 'img') add(`[Image: ${getAttribute(tag, 'alt') || 'no description'}, ${getAttribute(tag, 'src')}] `);
    else if (name === 'hr') {
      isFresh = true;
      add('―', '<hr>');
      isFresh = true;
    } else if (name === 'a') {
      if (slash && href) add(` (${href})`);
      href = slash ? '' : getAttribute(tag, 'href');
    } else if (MARKS[name] && slash) marks.splice(marks.lastIndexOf(name), marks.includes(name) ? 1 : 0);
    else if (MARKS[name]) marks.push(name);
    else if (BLOCKS[name] || CONTAINERS.includes(name)) {
      isFresh = true;
      if (!slash && blocks.length < MAX_DEPTH) blocks.push(name);
      else if (slash && blocks.includes(name)) blocks.length = blocks.lastIndexOf(name);
    } else if (name && !slash && name !== 'span') add(`[${name}: ${getAttribute(tag, 'src')}] `);
  }

  for (const piece of html.match(/<[^<>]*>?|[^<]+/g) ?? []) {
    if (piece.startsWith('<') && piece.endsWith('>')) addTag(piece);
    else addText(piece);
  }
  return tokens;
}

function nameBlock(blocks: readonly string[]): string {
  const name = blocks.findLast((block) => BLOCKS[block]);
  if (name === undefined) return PARAGRAPH;
  if (name !== 'li') return BLOCKS[name] ?? PARAGRAPH;
  const lists = blocks.filter((block) => LISTS.includes(block));
  const item = lists.at(-1) === 'ol' ? 'Numbered item' : 'List item';
  return lists.length > 1 ? `${item}, level ${lists.length}` : item;
}

function getAttribute(tag: string, name: string): string {
  const start = tag.indexOf(` ${name}="`);
  if (start < 0) return '';
  const from = start + name.length + 3;
  return decodeEntities(tag.slice(from, tag.indexOf('"', from)));
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
