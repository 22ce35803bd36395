import { Extension, Mark, markInputRule, mergeAttributes } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { TrailingNode } from '@tiptap/extensions/trailing-node';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { elementExtensions, elementNodes } from '#features/html/elements/editor-elements.tsx';
import { Figure } from './figure/figure.ts';
import { Find } from './find/find-plugin.ts';
import { Link } from './link.ts';
import { tableNodes } from './tables/table-nodes.ts';

const Highlight = Mark.create({
  name: 'mark',
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: ({ HTMLAttributes }) => ['mark', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-h': () => this.editor.commands.toggleMark('mark') };
  },
  addInputRules() {
    return [markInputRule({ find: /(?<![\w=])==([^\s=][^=]*)(?<!\s)==$/, type: this.type })];
  },
});

const plainMarks = ['sub', 'sup', 'small', 'cite', 'q', 'abbr'].map((tag) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
    addAttributes: () => ({ ...(tag === 'abbr' && { title: { default: null } }), ...(tag === 'q' && { cite: { default: null } }) }),
  }),
);

const NODES = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'codeBlock', 'figure'].concat(
  tableNodes.map(({ name }) => name),
  elementNodes,
);
const MARKS = ['bold', 'italic', 'underline', 'strike', 'code', 'link', 'sub', 'sup', 'mark', 'small', 'cite', 'q', 'abbr'];

const Language = Extension.create({
  name: 'language',
  addGlobalAttributes: () => [
    { types: [...NODES, ...MARKS], attributes: { lang: { default: null }, dir: { default: null } } },
    { types: ['blockquote'], attributes: { cite: { default: null } } },
    {
      types: ['orderedList'],
      attributes: {
        reversed: {
          default: false,
          parseHTML: (element) => element.hasAttribute('reversed'),
          renderHTML: ({ reversed }) => (reversed ? { reversed: '' } : {}), // `false` would mean true as well
        },
      },
    },
  ],
});

export const extensions = [
  Bold,
  Blockquote,
  BulletList,
  Code,
  CodeBlock,
  Document,
  Dropcursor.configure({ color: 'var(--accent)', width: 3 }),
  Gapcursor,
  HardBreak,
  Heading.configure({ levels: [2, 3, 4] }),
  UndoRedo,
  HorizontalRule,
  Italic,
  ListItem,
  ListKeymap,
  OrderedList.extend({ addProseMirrorPlugins: () => [] }), // it would make a list of any lines with numbers that are pasted
  Paragraph,
  Strike,
  Text,
  Underline,
  TrailingNode,
  Link,
  Figure,
  Find,
  ...tableNodes,
  ...elementExtensions,
  Language,
  Highlight,
  ...plainMarks,
];
