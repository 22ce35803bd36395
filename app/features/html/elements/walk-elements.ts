import type { Element, Nodes, Parents } from 'hast';

/** In the order of the text. By hand, as `unist-util-visit` takes twice the time of a page. */
export function listElements(tree: Nodes, listed: Element[] = []): Element[] {
  if (tree.type === 'element') listed.push(tree);
  if ('children' in tree) for (const child of tree.children) listElements(child, listed);
  return listed;
}

/** Puts in place of an element what is written for it, and does not look into that. */
export function replaceElements(parent: Parents, write: (element: Element) => Element | undefined): void {
  for (const [at, child] of parent.children.entries()) {
    if (child.type !== 'element') continue;
    const written = write(child);
    if (written) parent.children[at] = written;
    else replaceElements(child, write);
  }
}
