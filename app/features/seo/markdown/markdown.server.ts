import type { Element, ElementContent, Root } from 'hast';
import { type Handle as HastHandle, defaultHandlers as hastHandlers, type State, toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { isFootnote } from '#features/html/elements/footnote.ts';
import { elementHandlers, toOpeningTag, writeTag } from './markdown-elements.server.ts';

type Flow = Extract<ReturnType<typeof toMdast>, { type: 'root' }>['children'][number];
type FootnoteDefinition = Extract<Flow, { type: 'footnoteDefinition' }>;
type FootnoteReference = Extract<Flow, { type: 'footnoteReference' }>;

export function writeMarkdown(tree: Root): string {
  const notes: FootnoteDefinition[] = [];
  const small: HastHandle = (state, node) => (isFootnote(node) ? writeFootnote(state, node, notes) : writeTag(state, node));
  const root = toMdast(tree, { handlers: { ...elementHandlers, small }, quotes: ['"', "'"] });
  if (root.type === 'root') root.children.push(...notes);
  return toMarkdown(root, OPTIONS);
}

function writeFootnote(state: State, note: Element, notes: FootnoteDefinition[]): FootnoteReference {
  const identifier = String(notes.length + 1);
  notes.push({ type: 'footnoteDefinition', identifier, children: state.toFlow(state.all(note)) });
  return { type: 'footnoteReference', identifier };
}

/** For people, in an email: the words as they are, without tags and escapes. */
export function writePlainText(tree: Root): string {
  const sup: HastHandle = (state, node) => [{ type: 'text', value: '^' }, ...state.all(node)];
  const table: HastHandle = (state, node) => {
    const caption = node.children.find((child) => child.type === 'element' && child.tagName === 'caption');
    return [...(caption?.type === 'element' ? state.toFlow(state.all(caption)) : []), hastHandlers.table(state, node)];
  };
  return toMarkdown(toMdast(tree, { handlers: { sup, table } }), PLAIN);
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

const PLAIN: Options = {
  ...OPTIONS,
  handlers: {
    text: ({ value }) => value,
    break: () => '\n',
    emphasis: (node, _, state, info) => `*${state.containerPhrasing(node, info)}*`,
    strong: (node, _, state, info) => `**${state.containerPhrasing(node, info)}**`,
    link: (node, _, state, info) => {
      const text = state.containerPhrasing(node, info);
      return text === '' || node.url.endsWith(text) ? node.url.replace(/^mailto:/, '') : `${text} (${node.url})`;
    },
    image: ({ alt }) => (alt ? `[${alt}]` : ''),
  },
};
