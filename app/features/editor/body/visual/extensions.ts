import { Extension, Mark, mergeAttributes } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { Figure } from './figure.ts';
import { Link } from './link.ts';
import { tableNodes } from './tables/table-nodes.ts';

/** Marks that keep their own tag and nothing more. */
const plainMarks = ['sub', 'sup', 'mark', 'small', 'cite', 'q', 'abbr'].map((tag) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
    addAttributes: () => ({ ...(tag === 'abbr' && { title: { default: null } }), ...(tag === 'q' && { cite: { default: null } }) }),
  }),
);

const NODES = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'codeBlock', 'figure'].concat(
  tableNodes.map(({ name }) => name),
);
const MARKS = ['bold', 'italic', 'underline', 'strike', 'code', 'link', 'sub', 'sup', 'mark', 'small', 'cite', 'q', 'abbr'];

/** The whitelist's attributes for any tag. */
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

/** The HTML that the visual editor supports. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: false,
  }),
  Link,
  Figure,
  ...tableNodes,
  Language,
  ...plainMarks,
];
