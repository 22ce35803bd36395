import { ALLOWED_TAGS, isAllowedAttribute } from '#features/html/allowed-html.ts';
import { rewriteHtml, withoutStyles } from './read-html.ts';

/** What the visual editor would simplify in this HTML, such as `<table>`; nothing when it keeps it as it is. */
export function findUnsupportedHtml(html: string): string[] {
  const before = readParts(withoutStyles(html));
  const after = readParts(rewriteHtml(html));
  if (before.join('\n') === after.join('\n')) return [];
  const left = after.flatMap(namesIn);
  const lost = before.flatMap(namesIn).filter((name) => {
    const at = left.indexOf(name);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
  return lost.length ? [...new Set(lost)] : ['how some parts are nested'];
}

const INLINE = new Set('strong em u s a cite q code sub sup mark small abbr'.split(' '));
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2' };
const UNREAD = new Set('script style template noscript iframe textarea select title xmp noembed noframes'.split(' '));
const HOLDS_BLOCKS = new Set(['li', 'blockquote', 'figcaption', 'dd', 'td', 'th']);
const NEEDS_TEXT = /^<(p|h[2-4]|li|ul|ol|blockquote|figcaption)>$/;

/** HTML as a list of parts that say the same for whatever looks the same: opened and closed blocks, and text with its marks. */
function readParts(html: string): string[] {
  const parts: Part[] = [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  readChildren(body, [], parts, false);
  return trimmed(parts);
}

type Part = { block: string } | { text: string; marks: string[] };

function readChildren(parent: Node, marks: string[], parts: Part[], isCode: boolean) {
  const isRoot = parent.nodeName === 'BODY';
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = isCode ? (node.nodeValue ?? '') : (node.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' ');
      if (isRoot && text.trim()) parts.push({ block: '<p>' }, { text, marks }, { block: '</p>' });
      else if (!isRoot) parts.push({ text, marks });
    } else if (node instanceof Element) readElement(node, marks, parts, isCode);
  }
}

function readElement(element: Element, marks: string[], parts: Part[], isCode: boolean) {
  const tag = SAME[element.localName] ?? element.localName;
  if (UNREAD.has(tag)) return;
  const name = `<${[tag, ...getAttributes(element, tag)].join(' ')}>`;
  if (tag === 'br' || tag === 'hr' || tag === 'img') parts.push({ block: name });
  else if (INLINE.has(tag)) readChildren(element, [...marks, name], parts, isCode);
  else if (!ALLOWED_TAGS.includes(tag) || isOnlyParagraph(element, name)) readChildren(element, marks, parts, isCode);
  else {
    parts.push({ block: name });
    readChildren(element, marks, parts, isCode || tag === 'pre');
    parts.push({ block: `</${tag}>` });
  }
}

function getAttributes(element: Element, tag: string) {
  return [...element.attributes]
    .filter(({ name, value }) => isAllowedAttribute(tag, name, value) && !(name === 'start' && value === '1'))
    .map(({ name, value }) => (name === 'reversed' ? name : `${name}="${value}"`))
    .sort();
}

/** A single paragraph in a block looks the same as its text alone. */
function isOnlyParagraph(element: Element, name: string) {
  const parent = element.parentElement;
  if (name !== '<p>' || !parent || !HOLDS_BLOCKS.has(parent.localName)) return false;
  return [...parent.childNodes].every((node) =>
    node instanceof Element ? node === element || node.localName !== 'p' : !node.nodeValue?.trim(),
  );
}

/** Joins texts of the same marks, drops white space at the edges of blocks, and blocks in which nothing is left. */
function trimmed(parts: Part[]): string[] {
  const runs: Part[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if ('text' in part && last && 'text' in last && sortedMarks(last) === sortedMarks(part)) last.text += part.text;
    else if (!('text' in part) || part.text) runs.push({ ...part });
  }
  const written: string[] = [];
  runs.forEach((part, index) => {
    if ('text' in part) {
      const [before, after] = [runs[index - 1], runs[index + 1]];
      let text = part.text.replace(/ +/g, ' ');
      if (!before || 'block' in before) text = text.trimStart();
      if (!after || 'block' in after) text = text.trimEnd();
      if (text) written.push(`${sortedMarks(part)}|${text}`);
      return;
    }
    const isEmpty =
      part.block.startsWith('</') && NEEDS_TEXT.test(written.at(-1) ?? '') && written.at(-1)?.slice(1) === part.block.slice(2);
    if (isEmpty) written.pop();
    else written.push(part.block);
  });
  return written;
}

function sortedMarks({ marks }: { marks: string[] }) {
  return [...marks].sort().join('');
}

/** The tags and attributes that a part is made of. */
function namesIn(part: string): string[] {
  const tags = part.startsWith('</') || (!part.startsWith('<') && !part.includes('|')) ? [] : (part.split('|')[0]?.match(/<[^>]+>/g) ?? []);
  return tags.flatMap((tag) => {
    const [name = '', ...attributes] = tag.slice(1, -1).split(/ (?=[a-z]+(?:="|$|\b))/);
    return [`<${name}>`, ...attributes.map((attribute) => attribute.split('=')[0] ?? '')];
  });
}
