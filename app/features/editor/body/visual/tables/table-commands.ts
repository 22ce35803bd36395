import type { EditorState, Transaction } from '@tiptap/pm/state';
import { TextSelection } from '@tiptap/pm/state';
import { findTable } from '@tiptap/pm/tables';

type Dispatch = ((tr: Transaction) => void) | undefined;

export function toggleHeadRow(state: EditorState, dispatch: Dispatch): boolean {
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

export function toggleCaption(state: EditorState, dispatch: Dispatch): boolean {
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

export function deleteCaptionedTable(state: EditorState, dispatch: Dispatch): boolean {
  const table = findTable(state.selection.$from);
  const parent = table && state.doc.resolve(table.pos).parent;
  if (!table || parent?.type.name !== 'captionedTable') return false;
  const from = table.pos - (parent.firstChild?.nodeSize ?? 0) - 1;
  dispatch?.(state.tr.delete(from, from + parent.nodeSize));
  return true;
}
