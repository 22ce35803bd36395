import type { Element, ElementContent, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { elementHandlers, toOpeningTag } from './markdown-elements.server.ts';

export function writeMarkdown(tree: Root): string {
  return toMarkdown(toMdast(tree, { handlers: elementHandlers, quotes: ['"', "'"] }), OPTIONS);
}

/** Strings become text, so that nothing in them is taken for markup. */
export function element(tagName: string, ...children: (ElementContent | string)[]): Element {
  return { type: 'element', tagName, properties: {}, children: children.map(toContent) };
}

export function link(href: string, text: string): Element {
  return { ...element('a', text), properties: { href } };
}

function toContent(child: ElementContent | string): ElementContent {
  return typeof child === 'string' ? { type: 'text', value: child } : child;
}

/** Writes the tags of what is kept as HTML, and the words in it as Markdown. */
const emphasis: Handle & { peek?: Handle } = (node, parent, state, info) => {
  const { hName = '', hProperties = {} } = node.data ?? {};
  if (!hName) return defaultHandlers.emphasis(node, parent, state, info);
  const tracker = state.createTracker(info);
  const open = tracker.move(toOpeningTag(hName, hProperties));
  const content = tracker.move(state.containerPhrasing(node, { before: '>', after: '<', ...tracker.current() }));
  return `${open}${content}</${hName}>`;
};
emphasis.peek = (node) => (node.data?.hName ? '<' : '*');

const OPTIONS: Options = { bullet: '-', rule: '-', extensions: [gfmToMarkdown()], handlers: { emphasis } };
