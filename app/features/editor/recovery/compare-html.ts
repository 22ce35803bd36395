import { readTokens } from '#features/html/html-tokens.ts';
import { showInvisible } from '#platform/text/invisible-characters.ts';
import { compareTexts, compareTokens, joinTokens, type TextPart, type Token, WORDS } from './compare-texts.ts';

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
  mark: 'marked',
  small: 'small',
  cite: 'cited',
  q: 'quoted',
  abbr: 'shortened',
};
const LISTS = ['ul', 'ol'];
export const BLOCKS: Record<string, string> = {
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

  function add(text: string, { key = text, ...more }: Partial<Token> = {}) {
    if (isFresh) {
      const block = nameBlock(blocks);
      tokens.push({ text: '', key: `\n${block}`, block });
      isFresh = false;
    }
    const worn = [...new Set(href ? [...marks, 'linked'] : marks)].toSorted();
    tokens.push({ text, key: `${key.trim()}\n${worn}`, ...(worn.length > 0 && { marks: worn }), ...more });
  }

  function addText(written: string) {
    const text = showInvisible(written).replace(/[ \t\n\r\f]+/g, ' ');
    const last = tokens.at(-1);
    if (text.startsWith(' ') && !isFresh && last && !/\s$/.test(last.text)) last.text += ' ';
    for (const word of text.match(WORDS) ?? []) add(word);
  }

  function endLink() {
    const target = href;
    href = '';
    if (target) add(` (${showInvisible(target)})`, { isAddress: true });
  }

  function addStart(name: string, attributes: ReadonlyMap<string, string>) {
    const get = (attribute: string) => showInvisible(attributes.get(attribute) ?? '');
    const mark = MARKS[name];
    if (name === 'br') add('\n', { key: '<br>' });
    else if (name === 'img') add(`[Image: ${get('alt') || 'no description'}, ${get('src')}] `, { isAddress: true });
    else if (name === 'hr') {
      isFresh = true;
      add('―', { key: '<hr>' });
      isFresh = true;
    } else if (name === 'a') {
      endLink();
      href = attributes.get('href') ?? '';
    } else if (mark) marks.push(mark);
    else if (isBlock(name)) {
      isFresh = true;
      if (blocks.length < MAX_DEPTH) blocks.push(name);
    } else if (name !== 'span') add(`[${name}: ${get('src')}] `);
  }

  function addEnd(name: string) {
    if (name === 'a') endLink();
    else if (MARKS[name]) marks.splice(marks.lastIndexOf(MARKS[name]), marks.includes(MARKS[name]) ? 1 : 0);
    else if (isBlock(name)) {
      isFresh = true;
      if (blocks.includes(name)) blocks.length = blocks.lastIndexOf(name);
    }
  }

  for (const token of readTokens(html)) {
    if (token.kind === 'text') addText(token.text);
    else if (token.kind === 'start') addStart(token.name, token.attributes);
    else if (token.kind === 'end') addEnd(token.name);
  }
  endLink();
  return tokens;
}

const isBlock = (name: string) => BLOCKS[name] !== undefined || CONTAINERS.includes(name);

function nameBlock(blocks: readonly string[]): string {
  const name = blocks.findLast((block) => BLOCKS[block]);
  if (name === undefined) return PARAGRAPH;
  if (name !== 'li') return BLOCKS[name] ?? PARAGRAPH;
  const lists = blocks.filter((block) => LISTS.includes(block));
  const item = lists.at(-1) === 'ol' ? 'Numbered item' : 'List item';
  return lists.length > 1 ? `${item}, level ${lists.length}` : item;
}
