import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { createElement, getClass, withoutClass } from './element-kind.ts';
import { readEmbed, toEmbedCard } from './embed/embeds.ts';
import { showFootnotes, toEndnotes } from './footnote.ts';
import { highlightCode } from './highlight-code.server.ts';
import { findKindOf } from './kinds.server.ts';

/** What readers of the page get of each kind. Returns whether there is any. */
export function showElements(tree: Root): boolean {
  showFootnotes(tree);
  for (const [at, node] of tree.children.entries()) {
    if (node.type === 'element') tree.children[at] = showElement(node);
  }
  return tree.children.some(hasClass);
}

function hasClass(node: RootContent | ElementContent): boolean {
  if (node.type !== 'element') return false;
  return (getClass(node) !== '' && !OTHERS.includes(getClass(node))) || node.children.some(hasClass);
}

const OTHERS = ['heading-link'];

function showElement(element: Element): Element {
  const embed = readEmbed(element);
  if (embed && embed.player === undefined) return toEmbedCard(embed);
  if (element.tagName === 'pre') return highlightCode(element);
  return findKindOf(element)?.onPage?.(element) ?? element;
}

/** What a feed reader or an email program gets of each kind: common elements, without classes. */
export function showElementsElsewhere(tree: Root): void {
  toEndnotes(tree);
  tree.children = tree.children.flatMap((node): RootContent[] => (node.type === 'element' ? simplify(node) : [node]));
}

function simplify(element: Element): ElementContent[] {
  const embed = readEmbed(element);
  if (embed && toText(element).trim() === embed.url)
    return [createElement('p', {}, [createElement('a', { href: embed.url }, [embed.words])])];
  const elsewhere = findKindOf(element)?.elsewhere;
  if (elsewhere === 'as written') return [element];
  if (elsewhere === 'its parts') return element.children.filter((child) => child.type === 'element');
  const inner = element.children.flatMap((child): ElementContent[] => (child.type === 'element' ? simplify(child) : [child]));
  return [{ ...withoutClass(element), children: inner }];
}
