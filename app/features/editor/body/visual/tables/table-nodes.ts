import { Node } from '@tiptap/core';
import { addRowAfter, goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables';

const ROLES: Readonly<Record<string, string>> = { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' };

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { class: 'table-scroll' }, ['table', HTMLAttributes, ['tbody', 0]]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const goTo = (direction: 1 | -1) => this.editor.commands.command(({ state, dispatch }) => goToNextCell(direction)(state, dispatch));
    return {
      Tab: () => goTo(1) || (isInTable(this.editor.state) && addRowAfter(this.editor.state, this.editor.view.dispatch) && goTo(1)),
      'Shift-Tab': () => goTo(-1),
    };
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
  addAttributes: () => ({
    /** Written within `<thead>` while only such rows precede it. */
    isHead: { default: false, rendered: false, parseHTML: (row) => row.parentElement?.localName === 'thead' },
  }),
});

const [TableCell, TableHeader] = (['tableCell', 'tableHeader'] as const).map((name) => {
  const tag = name === 'tableCell' ? 'td' : 'th';
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addAttributes: () => ({
      colspan: { default: 1, parseHTML: (cell) => readSpan(cell, 'colspan') },
      rowspan: { default: 1, parseHTML: (cell) => readSpan(cell, 'rowspan') },
      scope: { default: null },
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
  });
});

const CaptionedTable = Node.create({
  name: 'captionedTable',
  group: 'block',
  content: 'tableCaption table',
  isolating: true,
  parseHTML: () => [
    { tag: 'captioned-table' },
    {
      tag: 'table',
      priority: 60, // before the table without one
      getAttrs: (table) => table.firstElementChild?.localName === 'caption' && null,
      contentElement: (table) => {
        const inner = table.cloneNode(true);
        const parts = (table.ownerDocument ?? document).createElement('div');
        parts.append(...(inner.firstChild ? [inner] : []));
        const caption = parts.querySelector('caption');
        if (caption) parts.prepend(caption);
        return parts;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['captioned-table', HTMLAttributes, 0],
});

const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'caption' }, { tag: 'table-caption' }],
  renderHTML: ({ HTMLAttributes }) => ['table-caption', HTMLAttributes, 0],
});

export const tableNodes = [CaptionedTable, TableCaption, Table, TableRow, TableCell, TableHeader].filter((node) => node !== undefined);

const MAX_SPAN = 999;

function readSpan(cell: HTMLElement, name: 'colspan' | 'rowspan'): number {
  const span = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(span) && span >= 1 && span <= MAX_SPAN ? span : 1;
}
