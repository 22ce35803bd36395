import { Plugin, TextSelection } from '@tiptap/pm/state';
import { isInTable, selectedRect } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';

/** Enter in an empty last row of a table, as in an empty last item of a list. */
export function leaveTableOnEnter(): Plugin {
  const handleKeyDown = (view: EditorView, { key, shiftKey }: KeyboardEvent) => key === 'Enter' && !shiftKey && leaveTable(view);
  return new Plugin({ props: { handleKeyDown } });
}

function leaveTable({ state, dispatch }: EditorView): boolean {
  if (!isInTable(state)) return false;
  const { table, tableStart, bottom, map } = selectedRect(state);
  const row = table.lastChild;
  if (!row || map.height < 2 || bottom < map.height || row.content.size > row.childCount * EMPTY_CELL) return false;
  const end = tableStart + table.content.size;
  const tr = state.tr.delete(end - row.nodeSize, end);
  const around = tr.doc.resolve(tableStart).node(-1).type.name;
  const after = end - row.nodeSize + (around === 'captionedTable' ? 2 : 1);
  tr.insert(after, state.schema.node('paragraph'));
  dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
}

/** Size of a cell with an empty paragraph. */
const EMPTY_CELL = 4;
