import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Node as DocumentNode } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { PARAGRAPH_TAGS } from '#features/html/allowed-html.ts';
import { parseInert } from '#features/html/inert-html.ts';
import { extensions } from './extensions.ts';
import { writeHtml } from './write-html.ts';

const schema = getSchema(extensions);
const parser = DOMParser.fromSchema(schema);

export function readHtml(html: string): JSONContent {
  return readSettings(html).toJSON();
}

export function rewriteHtml(html: string): string {
  const doc = readSettings(html);
  const fixed = html.includes('<table') ? fixTables(EditorState.create({ doc })) : undefined; // as the editor does then
  return writeHtml((fixed?.doc ?? doc).toJSON());
}

export function parseHtml(html: string): HTMLElement {
  const body = parseInert(html);
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const block of [...body.querySelectorAll(PARAGRAPH_TAGS.join())].reverse()) toParagraphs(block);
  return body;
}

function readSettings(html: string): DocumentNode {
  return parser.parse(parseHtml(html));
}

const BLOCKS = [...PARAGRAPH_TAGS, ...'p h1 h2 h3 h4 ul ol blockquote pre hr figure table dl'.split(' ')];

/** A block of words becomes a paragraph; in a block of blocks its loose words do. */
function toParagraphs(block: Element) {
  const isBlock = (node: Node) =>
    node instanceof Element && (BLOCKS.includes(node.localName) || node.querySelector(BLOCKS.join()) !== null);
  let open: Element | undefined;
  for (const node of [...block.childNodes]) {
    if (isBlock(node)) open = undefined;
    else {
      if (!open) {
        if (!node.textContent?.trim() && !(node instanceof Element)) continue;
        open = copyElement(block, 'p');
        node.before(open);
      }
      open.append(node);
    }
  }
  block.replaceWith(...block.childNodes);
}

function rename(element: Element, tag: string) {
  const renamed = copyElement(element, tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function copyElement({ ownerDocument, attributes }: Element, tag: string): Element {
  const copy = ownerDocument.createElement(tag);
  for (const attribute of attributes) copy.setAttributeNode(attribute.cloneNode() as Attr); // a copy is of the same kind
  return copy;
}
