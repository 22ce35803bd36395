import type { Element, ElementContent, RootContent } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { percentDecode } from '#platform/text/decode.ts';

export interface Footnotes {
  /** The block of the note, by the link that cites it. */
  notes: ReadonlyMap<Element, Element>;
  /** Links from a note to where it is cited. */
  backLinks: ReadonlySet<Element>;
}

interface Place {
  /** Null outside of any. */
  block: Element | null;
  at: number;
}

/** More of them are no note. */
const MAX_LINKS = 20;
const NUMBER = /^[\s[\](){}^*†‡§\p{L}\p{N}]{1,8}$/u;

/**
 * Finds notes that a number leads to and that lead back to it, as kramdown, Pandoc, WordPress, Word and Substack write them. Headings get
 * the ids that links lead to, also those of what stands below them, separated by spaces.
 */
export function readAnchors(children: (RootContent | ElementContent)[]): Footnotes {
  const ids = new Map<string, Place>();
  const links: (Place & { link: Element; id: string })[] = [];
  const byHeading = new Map<Element, string[]>();
  let heading: Element | undefined;
  let waiting: string[] = [];
  let at = 0;
  const settle = () => {
    if (heading) byHeading.get(heading)?.push(...waiting);
    waiting = [];
  };
  const read = (nodes: (RootContent | ElementContent)[], block: Element | null) => {
    for (const node of nodes) {
      if (node.type === 'text' && node.value.trim()) settle();
      if (node.type !== 'element') continue;
      at += 1;
      const { tagName, properties } = node;
      const own = /^(?:li|p|div|dd|td)$/.test(tagName) ? node : block;
      for (const id of [properties.id, tagName === 'a' && properties.name].filter(Boolean).map(String)) {
        if (!ids.has(id)) ids.set(id, { block: own, at });
        waiting.push(id);
      }
      if (tagName === 'h2' || tagName === 'h3') {
        heading = node;
        byHeading.set(node, []);
        settle();
      }
      if (tagName === 'a' && /#./.test(String(properties.href ?? ''))) links.push({ link: node, block: own, at, id: readFragment(node) });
      read(node.children, own);
    }
  };
  read(children, null);
  settle();

  const byLink = new Map(links.map((each) => [each.link, each]));
  const inBlocks = new Map<Element, Element[]>();
  const listLinks = (block: Element) => {
    const found = inBlocks.get(block) ?? [...elements(block.children)].filter((each) => byLink.has(each));
    inBlocks.set(block, found);
    return found;
  };
  const found = links.flatMap(({ link, block, at, id }) => {
    const { block: note, at: below = 0 } = ids.get(id) ?? {};
    const isNote = note && note !== block && below > at && NUMBER.test(toText(link));
    return isNote && listLinks(note).length <= MAX_LINKS && !listLinks(note).includes(link) ? [{ link, block, note }] : [];
  });
  const backLinks = new Set<Element>();
  const written = new Set<Element>();
  for (const { block, note } of found) {
    const back = listLinks(note).filter((other) => ids.get(byLink.get(other)?.id ?? '')?.block === block);
    for (const other of back) backLinks.add(other);
    if (back.length > 0) written.add(note);
  }
  const notes = new Map(found.filter(({ note }) => written.has(note)).map(({ link, note }) => [link, note]));
  const wanted = new Set(links.map(({ id }) => id));
  for (const [node, names] of byHeading) node.properties.id = names.filter((name) => wanted.has(name)).join(' ') || undefined;
  return { notes, backLinks };
}

function* elements(nodes: ElementContent[]): Generator<Element> {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    yield node;
    yield* elements(node.children);
  }
}

/** What follows the `#` of a link. */
function readFragment({ properties }: Element): string {
  return percentDecode(String(properties.href).split('#').slice(1).join('#'));
}
