import type { ElementContent, Root, RootContent } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { toAnchor } from '#platform/text/slug.ts';

export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** A longer list of contents helps nobody, and each entry of it costs as much as its heading. */
const MAX_LISTED = 500;

/**
 * Gives the h2 and h3 of a sanitised tree ids of their own, and lists the first five hundred in order. An id starts with `section-`, so that it is no other id of the page.
 * An image that nobody has described is passed over by screen readers, which would read out its address.
 */
export function addHeadingAnchors(tree: Root): Heading[] {
  const headings: Heading[] = [];
  const getId = createIds();
  for (const node of elements(tree.children)) {
    if (node.tagName === 'img') node.properties.alt ??= '';
    if (node.tagName !== 'h2' && node.tagName !== 'h3') continue;
    const text = toText(node).replace(/\s+/g, ' ').trim();
    if (!text) continue;
    const id = getId(`section-${toAnchor(text)}`);
    node.properties.id = id;
    if (headings.length < MAX_LISTED) headings.push({ id, text, level: node.tagName === 'h2' ? 2 : 3 });
  }
  return headings;
}

/** The slug, or the slug with the first number that is free: found from where the last search for it ended, as thousands of headings may be equal. */
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

function* elements(nodes: (RootContent | ElementContent)[]): Generator<Extract<ElementContent, { type: 'element' }>> {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    yield node;
    yield* elements(node.children);
  }
}
