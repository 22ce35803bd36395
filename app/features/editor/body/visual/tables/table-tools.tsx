import type { Editor } from '@tiptap/core';
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  CellSelection,
  deleteColumn,
  deleteRow,
  deleteTable,
  findTable,
  isInTable,
  mergeCells,
  splitCell,
} from '@tiptap/pm/tables';
import { Icon, type Tool } from '#features/html/elements/tool.tsx';

const ROWS = 3;
const COLUMNS = 3;

const insert: Tool = {
  name: 'Table',
  icon: <Frame path="M3.5 9.5h17M3.5 14.5h17M9 4.5v15M15 4.5v15" />,
  isPressed: ({ state }) => isInTable(state),
  canUse: ({ state }) => !isInTable(state),
  run: (editor) => {
    const cells = (type: string) => Array.from({ length: COLUMNS }, () => ({ type, content: [{ type: 'paragraph' }] }));
    const rows = Array.from({ length: ROWS }, (_, index) =>
      index === 0
        ? { type: 'tableRow', attrs: { isHead: true }, content: cells('tableHeader') }
        : { type: 'tableRow', content: cells('tableCell') },
    );
    const { from } = editor.state.selection;
    editor.chain().focus().insertContent({ type: 'table', content: rows }).run();
    focusFirstCell(editor, from);
  },
};

export const TABLE_TOOLS = {
  insert,
  group: {
    name: 'Table',
    isShown: ({ state }: Editor) => isInTable(state),
    tools: [
      tool('Add row', <Frame path="M3.5 12h17M12 14v4M10 16h4" />, addRowAfter),
      tool('Add column', <Frame path="M12 4.5v15M14 12h4M16 10v4" />, addColumnAfter),
      tool('Delete row', <Frame path="M3.5 12h17M10 16h4" />, deleteRow),
      tool('Delete column', <Frame path="M12 4.5v15M14 12h4" />, deleteColumn),
      tool('Header row', <Frame path="M3.5 9.5h17M6 7h12" />, toggleHeadRow),
      tool('Table caption', <Frame path="M3.5 15h17M7 17.25h10" />, toggleCaption),
      tool(
        'Merge cells',
        <Frame path="M8 12h3M13 12h3M9.5 10l2 2-2 2M14.5 10l-2 2 2 2" />,
        mergeCells,
        (state) => state.selection instanceof CellSelection,
      ),
      tool('Split cell', <Frame path="M12 4.5v15M9 10l-2 2 2 2M15 10l2 2-2 2" />, splitCell, canSplit),
      tool(
        'Delete table',
        <Frame path="m9 9 6 6M15 9l-6 6" />,
        (state, dispatch) => deleteCaptionedTable(state, dispatch) || deleteTable(state, dispatch),
      ),
    ],
  },
};

function tool(name: string, icon: Tool['icon'], command: Command, canUse?: (state: EditorState) => boolean): Tool {
  return {
    name,
    icon,
    ...(canUse && { canUse: ({ state }) => canUse(state) }),
    run: (editor) => {
      command(editor.state, editor.view.dispatch);
      editor.commands.focus();
    },
  };
}

function canSplit(state: EditorState): boolean {
  return splitCell(state);
}

function focusFirstCell(editor: Editor, from: number) {
  let first: number | undefined;
  editor.state.doc.nodesBetween(Math.max(0, from - 1), editor.state.doc.content.size, (node, position) => {
    if (first === undefined && node.type.name === 'tableHeader') first = position + 2;
    return first === undefined;
  });
  if (first !== undefined) editor.commands.setTextSelection(first);
}

function Frame({ path }: { path: string }) {
  return <Icon path={`M3.5 4.5h17v15h-17z${path}`} />;
}

type Dispatch = ((tr: Transaction) => void) | undefined;

function toggleHeadRow(state: EditorState, dispatch: Dispatch): boolean {
  const table = findTable(state.selection.$from);
  const row = table?.node.firstChild;
  if (!table || !row) return false;
  const isHead = !row.attrs.isHead;
  const { tableHeader, tableCell } = state.schema.nodes;
  const { tr } = state;
  tr.setNodeMarkup(table.start, undefined, { ...row.attrs, isHead });
  row.forEach((cell, offset) => {
    tr.setNodeMarkup(table.start + 1 + offset, isHead ? tableHeader : tableCell, cell.attrs);
  });
  dispatch?.(tr);
  return true;
}

function toggleCaption(state: EditorState, dispatch: Dispatch): boolean {
  const table = findTable(state.selection.$from);
  const { captionedTable, tableCaption } = state.schema.nodes;
  if (!table || !captionedTable || !tableCaption) return false;
  const parent = state.doc.resolve(table.pos).parent;
  const { tr } = state;
  if (parent.type === captionedTable) {
    const from = table.pos - (parent.firstChild?.nodeSize ?? 0) - 1;
    tr.replaceWith(from, from + parent.nodeSize, table.node);
  } else {
    tr.replaceWith(table.pos, table.pos + table.node.nodeSize, captionedTable.create(null, [tableCaption.create(), table.node]));
    tr.setSelection(TextSelection.create(tr.doc, table.pos + 2));
  }
  dispatch?.(tr);
  return true;
}

function deleteCaptionedTable(state: EditorState, dispatch: Dispatch): boolean {
  const table = findTable(state.selection.$from);
  const parent = table && state.doc.resolve(table.pos).parent;
  if (!table || parent?.type.name !== 'captionedTable') return false;
  const from = table.pos - (parent.firstChild?.nodeSize ?? 0) - 1;
  dispatch?.(state.tr.delete(from, from + parent.nodeSize));
  return true;
}
