import { ALLOWED_TAGS, isAllowedAttribute, PARAGRAPH_TAGS } from '#features/html/allowed-html.ts';
import { parseInert } from '#features/html/inert-html.ts';
import { parseHtml, rewriteHtml } from './read-html.ts';

/** Names what the visual editor would simplify, such as `<dl>`; empty if it keeps the HTML. */
export function findUnsupportedHtml(html: string, rewritten = rewriteHtml(html)): string[] {
  const before = readParts(html);
  const after = readParts(rewritten);
  if (before.join('\n') === after.join('\n')) return [];
  const remaining = after.flatMap(getNames);
  const lost = before.flatMap(getNames).filter((name) => {
    const index = remaining.indexOf(name);
    if (index === -1) return true;
    remaining.splice(index, 1);
    return false;
  });
  if (lost.length) return [...new Set(lost)];
  return [remaining.some((name) => name === '<td>' || name === '<th>') ? 'rows of unequal length' : 'the nesting of some parts'];
}

const INLINE = new Set('strong em u s a cite q code sub sup mark small abbr'.split(' '));
const SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
const IGNORED = new Set('script style template noscript iframe textarea select title xmp noembed noframes'.split(' '));
const BLOCK_CONTAINERS = new Set(['li', 'blockquote', 'figcaption', 'dd', 'td', 'th']);
const DROPPED_WHEN_EMPTY = /^<(p|h[2-4]|li|ul|ol|blockquote|figcaption|caption|thead|tbody)>$/;

/** HTML as a list of opened and closed blocks and marked text: HTML that looks the same gives the same list. */
function readParts(html: string): string[] {
  const parts: Part[] = [];
  readChildren(parseHtml(html), [], parts, false);
  return trimParts(parts);
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
  const tag = SYNONYMS[element.localName] ?? element.localName;
  if (IGNORED.has(tag) || (tag === 'img' && !isAllowedAttribute('img', 'src', element.getAttribute('src') ?? ''))) return;
  const name = `<${[tag, ...getAttributes(element, tag)].join(' ')}>`;
  if (tag === 'img') parts.push({ block: [name, ...marks.filter((mark) => mark.startsWith('<a '))].join('') });
  else if (tag === 'br' || tag === 'hr') parts.push({ block: name });
  else if (tag === 'code' && isAllOfPre(element)) readChildren(element, marks, parts, true);
  else if (INLINE.has(tag) && name !== '<a>') readChildren(element, [...marks, name], parts, isCode);
  else if (!ALLOWED_TAGS.includes(tag) || name === '<a>' || isOnlyParagraph(element, name) || isOnlyImage(element, name))
    readChildren(element, marks, parts, isCode);
  else {
    parts.push({ block: name });
    readChildren(element, marks, parts, isCode || tag === 'pre');
    parts.push({ block: `</${tag}>` });
  }
}

function getAttributes(element: Element, tag: string) {
  return [...element.attributes]
    .filter(({ name, value }) => isAllowedAttribute(tag, name, value) && !(COUNTS.has(name) && value === '1'))
    .map(({ name, value }) => (name === 'reversed' ? name : `${name}="${value}"`))
    .sort();
}

const COUNTS = new Set(['start', 'colspan', 'rowspan']);

function isAllOfPre({ parentElement: parent, textContent }: Element) {
  const isOnlyChild = parent?.childElementCount === 1 && parent.textContent?.trim() === textContent?.trim();
  return parent?.localName === 'pre' && isOnlyChild;
}

function isOnlyParagraph(element: Element, name: string) {
  const parent = element.parentElement;
  if (name !== '<p>' || !parent || !BLOCK_CONTAINERS.has(parent.localName)) return false;
  return [...parent.childNodes].every((node) =>
    node instanceof Element ? node === element || node.localName !== 'p' : !node.nodeValue?.trim(),
  );
}

function isOnlyImage(element: Element, name: string) {
  return (
    name === '<p>' &&
    !element.textContent?.trim() &&
    [...element.querySelectorAll('*')].filter(({ localName }) => localName !== 'a').every(({ localName }) => localName === 'img')
  );
}

/** Joins texts of the same marks, trims white space at block edges, and drops empty blocks. */
function trimParts(parts: Part[]): string[] {
  const runs: Part[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if ('text' in part && last && 'text' in last && sortMarks(last) === sortMarks(part)) last.text += part.text;
    else if (!('text' in part) || part.text) runs.push({ ...part });
  }
  const written: string[] = [];
  runs.forEach((part, index) => {
    if ('text' in part) {
      const [before, after] = [runs[index - 1], runs[index + 1]];
      let text = part.text.replace(/ +/g, ' ');
      if (!before || 'block' in before) text = text.trimStart();
      if (!after || 'block' in after) text = text.trimEnd();
      if (text) written.push(`${sortMarks(part)}|${text}`);
      return;
    }
    const isEmpty =
      part.block.startsWith('</') && DROPPED_WHEN_EMPTY.test(written.at(-1) ?? '') && written.at(-1)?.slice(1) === part.block.slice(2);
    if (isEmpty) written.pop();
    else written.push(part.block);
  });
  return written;
}

function sortMarks({ marks }: { marks: string[] }) {
  return [...marks].sort().join('');
}

function getNames(part: string): string[] {
  const tags =
    part.startsWith('</') || (!part.startsWith('<') && !part.includes('|')) ? [] : (part.split('|')[0]?.match(/<[^>]+(?:>|$)/g) ?? []);
  return tags.flatMap((tag) => {
    const [name = '', ...attributes] = tag.slice(1, -1).split(/ (?=[a-z]+(?:="|$|\b))/);
    return [`<${name}>`, ...attributes.map((attribute) => attribute.split('=')[0] ?? '')];
  });
}

/** Such as `<iframe> is removed` and `<h1> becomes <h2>`. */
export function findRemovedHtml(html: string): string[] {
  const found = new Set<string>(/<style\b/i.test(html) ? [`<style> ${REMOVED}`] : []);
  for (const element of parseInert(html).querySelectorAll('*')) {
    const tag = element.localName;
    const written = tag === 'h1' ? 'h2' : PARAGRAPH_TAGS.includes(tag) ? 'p' : tag;
    const isRefusedImage = tag === 'img' && !isAllowedAttribute('img', 'src', element.getAttribute('src') ?? '');
    if (!ALLOWED_TAGS.includes(written) || isRefusedImage) {
      found.add(isRefusedImage ? '<img> of another site is removed' : `<${tag}> ${REMOVED}`);
      continue;
    }
    if (written !== tag) found.add(`<${tag}> becomes <${written}>`);
    for (const { name, value } of element.attributes) {
      if (name !== 'rel' && !isAllowedAttribute(written, name, value)) found.add(`${name.replace('data-', '')} ${REMOVED}`);
    }
  }
  return [...found];
}

const REMOVED = 'is removed';
