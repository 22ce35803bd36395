import type { Element, ElementContent, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** A tree of HTML as Markdown, with tables as GitHub writes them. */
export function writeMarkdown(tree: Root): string {
  return toMarkdown(toMdast(tree), { bullet: '-', rule: '-', extensions: [gfmToMarkdown()] });
}

/** An element of such a tree; strings become text, so that nothing in them is taken for markup. */
export function element(tagName: string, ...children: (ElementContent | string)[]): Element {
  return { type: 'element', tagName, properties: {}, children: children.map(toContent) };
}

export function link(href: string, text: string): Element {
  return { ...element('a', text), properties: { href } };
}

function toContent(child: ElementContent | string): ElementContent {
  return typeof child === 'string' ? { type: 'text', value: child } : child;
}
