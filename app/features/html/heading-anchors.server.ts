import type { Element, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { toAnchor } from '#platform/text/slug.ts';
import { isFootnote } from './elements/footnote.ts';
import { listElements } from './elements/walk-elements.ts';

export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

const MAX_LISTED = 500;

/** Returns the first five hundred headings; those after them can be linked to, but show no link of their own. */
export function addHeadingAnchors(tree: Root): Heading[] {
  const headings: Heading[] = [];
  const getId = createIds();
  for (const node of listElements(tree)) {
    if (node.tagName === 'img') node.properties.alt ??= '';
    if (node.tagName !== 'h2' && node.tagName !== 'h3') continue;
    const text = getWords(node).replace(/\s+/g, ' ').trim();
    if (!text) continue;
    const id = getId(`section-${toAnchor(text)}`);
    node.properties.id = id;
    if (headings.length >= MAX_LISTED) continue;
    addLink(node, id);
    headings.push({ id, text, level: node.tagName === 'h2' ? 2 : 3 });
  }
  return headings;
}

/** A footnote is not part of the heading. */
function getWords(heading: Element): string {
  return heading.children.map((child) => (isFootnote(child) ? '' : toText(child))).join('');
}

/** A heading that already holds a link gets its own one after it. */
function addLink(heading: Element, id: string): void {
  const properties = { className: ['heading-link'], href: `#${id}` };
  const hasLink = listElements(heading).some((inner) => inner.tagName === 'a' || isFootnote(inner));
  if (hasLink)
    heading.children.push({
      type: 'element',
      tagName: 'a',
      properties: { ...properties, ariaLabel: 'Link to this section' },
      children: [],
    });
  else heading.children = [{ type: 'element', tagName: 'a', properties, children: heading.children }];
}

/** Continues from the last free number, because thousands of headings may be equal. */
function createIds() {
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return (slug: string) => {
    let id = slug;
    let number = numbers.get(slug) ?? 1;
    while (taken.has(id)) id = `${slug}-${++number}`;
    numbers.set(slug, number);
    taken.add(id);
    return id;
  };
}
