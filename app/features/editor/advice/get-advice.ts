import { readTokens } from '#features/html/html-tokens.ts';

export interface Advice {
  text: string;
  place: Place | null;
}

/** Characters; search engines show about sixty. */
const LONG_TITLE = 70;

export function getAdvice({ title, html }: { title: string; html: string }): Advice[] {
  const found: Advice[] = [];
  const length = [...title.trim()].length;
  if (length > LONG_TITLE) found.push({ text: `The title has ${length} characters; search engines show about 60`, place: null });
  let level = 1; // the title's
  for (const element of readElements(html)) {
    if (element.tag === 'img') found.push(...adviseOnImage(element));
    else if (element.tag === 'a') found.push(...adviseOnLink(element));
    else if (element.words !== '') {
      const next = Math.max(2, Number(element.tag.slice(1))); // the title is the only heading 1 of a page
      if (next > level + 1)
        found.push(
          adviseOn(
            element,
            `“${shorten(element.words)}” skips a level: heading ${next} after ${level === 1 ? 'the title' : `heading ${level}`}`,
          ),
        );
      level = next;
    }
  }
  return found;
}

function adviseOnImage(image: TextElement): Advice[] {
  return image.attributes.get('alt')?.trim() ? [] : [adviseOn(image, `Image ${image.index + 1} has no description`)];
}

const VAGUE = new Set(['here', 'click here', 'click', 'this', 'link', 'this link', 'this page', 'more', 'read more', 'learn more']);

function adviseOnLink(link: TextElement): Advice[] {
  const href = link.attributes.get('href');
  if (href === undefined) return [];
  const found: Advice[] = [];
  if (link.words === '' && !link.hasImage) found.push(adviseOn(link, `A link to ${shorten(href) || 'nowhere'} has no words`));
  if (VAGUE.has(link.words.toLowerCase())) found.push(adviseOn(link, `A link says only “${link.words}”, not what it leads to`));
  if (/^http:\/\//i.test(href)) found.push(adviseOn(link, `A link without https: ${shorten(href.slice(7))}`));
  return found;
}

function adviseOn({ tag, index, from, to }: TextElement, text: string): Advice {
  return { text, place: { tag, index, from, to } };
}

function shorten(text: string): string {
  const letters = [...text];
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : text;
}

export interface Place {
  tag: string;
  index: number;
  from: number;
  to: number;
}

interface TextElement extends Place {
  attributes: ReadonlyMap<string, string>;
  words: string;
  hasImage: boolean;
}

const NAMES = new Set(['img', 'a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The images, links and headings of an HTML text, in order. */
function readElements(html: string): TextElement[] {
  const elements: TextElement[] = [];
  const counts = new Map<string, number>();
  let open: TextElement[] = [];
  let to = 0;
  for (const token of readTokens(html)) {
    const from = to;
    to += token.source.length;
    if (token.kind === 'text') for (const element of open) element.words += token.text;
    else if (token.kind === 'comment' || !NAMES.has(token.name)) for (const element of open) element.words += ' ';
    else if (token.kind === 'end') open = open.filter(({ tag }) => tag !== token.name);
    else {
      const { name: tag, attributes } = token;
      const index = counts.get(tag) ?? 0;
      counts.set(tag, index + 1);
      const element = { tag, index, from, to, attributes, words: '', hasImage: false };
      elements.push(element);
      if (tag === 'img') for (const around of open) around.hasImage = true;
      else open = [...open.filter((around) => around.tag !== tag), element];
    }
  }
  for (const element of elements) element.words = toWords(element.words);
  return elements;
}

const toWords = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');
