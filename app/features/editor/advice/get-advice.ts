import { type Place, readElements, type TextElement } from './read-elements.ts';

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
