export interface Place {
  tag: string;
  index: number;
  from: number;
  to: number;
}

export interface TextElement extends Place {
  attributes: Map<string, string>;
  words: string;
  hasImage: boolean;
}

const NAMES = new Set(['img', 'a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The images, links and headings of an HTML text, in order. Reads it once, well-formed or not. */
export function readElements(html: string): TextElement[] {
  const elements: TextElement[] = [];
  const counts = new Map<string, number>();
  let open: TextElement[] = [];
  let textFrom = 0;
  for (let from = html.indexOf('<'); from >= 0; from = html.indexOf('<', textFrom)) {
    const to = findTagEnd(html, from);
    if (to < 0) break;
    for (const element of open) element.words += html.slice(textFrom, from);
    textFrom = to;
    const [, slash = '', tagName = ''] = /^<(\/?)([a-z][a-z0-9]{0,10})(?=[\s/>])/i.exec(html.slice(from, from + 14)) ?? [];
    const tag = tagName.toLowerCase();
    if (!NAMES.has(tag)) {
      for (const element of open) element.words += ' ';
      continue;
    }
    if (slash) {
      open = open.filter((element) => element.tag !== tag);
      continue;
    }
    const index = counts.get(tag) ?? 0;
    counts.set(tag, index + 1);
    const attributes = readAttributes(html.slice(from + 1 + tag.length, to - 1));
    const element = { tag, index, from, to, attributes, words: '', hasImage: false };
    elements.push(element);
    if (tag === 'img') for (const around of open) around.hasImage = true;
    else open = [...open.filter((around) => around.tag !== tag), element];
  }
  for (const element of elements) element.words = toWords(element.words);
  return elements;
}

function findTagEnd(html: string, from: number): number {
  if (html.startsWith('<!--', from)) return html.indexOf('-->', from + 4) < 0 ? -1 : html.indexOf('-->', from + 4) + 3;
  if (!/[a-z/]/i.test(html[from + 1] ?? '')) return from + 1;
  let quote = '';
  for (let at = from + 1; at < html.length; at += 1) {
    const character = html[at] ?? '';
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '>') return at + 1;
    else if ((character === '"' || character === "'") && html[at - 1] === '=') quote = character;
  }
  return -1;
}

function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(/([^\s"'=/>]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)) {
    const value = double ?? single ?? bare ?? '';
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), value.replaceAll('&amp;', '&'));
  }
  return found;
}

function toWords(text: string): string {
  return text.replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&').split(/\s+/).filter(Boolean).join(' ');
}
