import { parseJson } from '#platform/text/decode.ts';
import { type Fields, isFields, readText } from '../../reading/fields.ts';
import { html } from '../../reading/html-nodes.ts';
import { isForEveryone, writeCard } from './ghost-cards.ts';

interface GhostText {
  html: string;
  notes: string[];
}

const MAX_DEPTH = 50;
const MAX_URL_LENGTH = 2000;
const MAX_ATOM_LENGTH = 100;

/** Bits of a text's format in Lexical. */
const FORMATS = ['strong', 'em', 's', 'u', 'code', 'sub', 'sup', 'mark'];

const BLOCKS = new Map([
  ['paragraph', 'p'],
  ['quote', 'blockquote'],
  ['extended-quote', 'blockquote'],
  ['aside', 'blockquote'],
  ['listitem', 'li'],
]);

const NOT_FOR_READERS = /email|member|paywall|gate/i;

/** Writes Lexical, the format of Ghost 5 and later. Undefined for what it is not. */
export function writeLexical(json: string): GhostText | undefined {
  const root = parseFields(json)?.root;
  if (!isFields(root) || !Array.isArray(root.children)) return undefined;
  const notes = new Set<string>();
  return { html: writeNodes(root, { notes, depth: 0 }), notes: [...notes] };
}

function writeNodes({ children }: Fields, context: { notes: Set<string>; depth: number }): string {
  if (!Array.isArray(children) || context.depth > MAX_DEPTH) return '';
  return children
    .filter(isFields)
    .map((node) => writeNode(node, { ...context, depth: context.depth + 1 }))
    .join('');
}

function writeNode(node: Fields, context: { notes: Set<string>; depth: number }): string {
  const type = readText(node, 'type');
  if (!isForEveryone(node) || NOT_FOR_READERS.test(type)) return writeCard(type, node, context.notes);
  const block = BLOCKS.get(type) ?? findTag(type, readText(node, 'tag'));
  if (block) return `<${block}>${writeNodes(node, context)}</${block}>`;
  if (type === 'text' || type === 'extended-text') return writeFormatted(readText(node, 'text'), Number(node.format) || 0);
  if (type === 'linebreak') return '<br>';
  if (type === 'tab') return ' ';
  if (type === 'link' || type === 'autolink') return `${html`<a href="${readText(node, 'url')}">`}${writeNodes(node, context)}</a>`;
  return Array.isArray(node.children) ? writeNodes(node, context) : writeCard(type, node, context.notes);
}

function findTag(type: string, tag: string): string | undefined {
  if (type === 'list') return tag === 'ol' ? 'ol' : 'ul';
  return /^(?:extended-)?heading$/.test(type) ? (/^h[1-6]$/.exec(tag)?.[0] ?? 'h2') : undefined;
}

function writeFormatted(text: string, format: number): string {
  const tags = FORMATS.filter((_, bit) => format & (1 << bit));
  return tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, html`${text}`);
}

/** Writes mobiledoc, the format of Ghost 1 to 4. Undefined for what it is not. */
export function writeMobiledoc(json: string): GhostText | undefined {
  const parsed = parseFields(json);
  if (!parsed || !Array.isArray(parsed.sections)) return undefined;
  const notes = new Set<string>();
  const cards = new Map(toArray(parsed.cards).entries());
  const sections = parsed.sections.filter(Array.isArray).map((section) => writeSection(section, { parsed, cards, notes }));
  return { html: sections.join(''), notes: [...notes] };
}

/** Each card is written once, so that a small post cannot become a huge one. */
function writeSection(
  [kind, value, items]: unknown[],
  { parsed, cards, notes }: { parsed: Fields; cards: Map<number, unknown>; notes: Set<string> },
): string {
  const tag = /^(?:p|h[1-6]|blockquote|aside|ul|ol)$/.exec(String(value))?.[0].replace('aside', 'blockquote') ?? 'p';
  if (kind === 1) return `<${tag}>${writeMarkers(items, parsed)}</${tag}>`;
  if (kind === 2) return html`<figure><img src="${String(value)}" alt=""></figure>`;
  if (kind === 3) {
    const list = toArray(items).map((item) => `<li>${writeMarkers(item, parsed)}</li>`);
    return `<${tag}>${list.join('')}</${tag}>`;
  }
  const [name, fields] = kind === 10 ? toArray(cards.get(Number(value))) : [];
  cards.delete(Number(value));
  return typeof name === 'string' ? writeCard(name, isFields(fields) ? fields : {}, notes) : '';
}

/** Each opens some tags, has a text, and closes some. */
function writeMarkers(markers: unknown, { markups, atoms }: Fields): string {
  const open: string[] = [];
  let written = '';
  for (const [kind, opened, closed, value] of toArray(markers).filter(Array.isArray)) {
    for (const index of toArray(opened)) {
      const [tag, attributes] = toArray(toArray(markups)[Number(index)]);
      const name = /^[a-z]{1,10}$/.exec(String(tag))?.[0] ?? 'span';
      const [, href] = toArray(attributes);
      written += name === 'a' ? html`<a href="${String(href).slice(0, MAX_URL_LENGTH)}">` : `<${name}>`;
      open.push(name);
    }
    written += kind === 0 ? html`${String(value)}` : writeAtom(toArray(toArray(atoms)[Number(value)]));
    for (let left = Math.min(Number(closed) || 0, open.length); left > 0; left -= 1) written += `</${open.pop()}>`;
  }
  while (open.length > 0) written += `</${open.pop()}>`;
  return written;
}

function writeAtom([name, text]: unknown[]): string {
  return name === 'soft-return' ? '<br>' : html`${String(text ?? '').slice(0, MAX_ATOM_LENGTH)}`;
}

function toArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function parseFields(json: string): Fields | undefined {
  const parsed = parseJson(json);
  return isFields(parsed) ? parsed : undefined;
}
