import type { Editor } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { isInTable, selectedRect } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { cleanPaste } from '../paste/clean-paste.ts';
import { type LoadReader, markdownPaste } from '../paste/markdown-paste.ts';
import { type BringIn, describeLosses } from '../paste/paste-losses.ts';
import { splitPlainText } from '../paste/plain-text.ts';
import { typedRules } from './typed-rules.ts';
import { videoCards } from './video-cards.ts';

export interface TypingOptions {
  bringIn: BringIn;
  /** Called with what a paste left out, in words. */
  onLosses: (losses: string | undefined) => void;
  loadReader: LoadReader;
  getLanguage: () => string;
}

/** Cleans what is pasted, and makes of typed and pasted signs what they mean. Not needed to show a text: loaded once it is shown. */
export function addTyping(editor: Editor, { bringIn, onLosses, loadReader, getLanguage }: TypingOptions): void {
  const cleaning = new Plugin({
    props: {
      attributes: { 'data-typing': 'ready' },
      transformPastedHTML(html) {
        const pasted = cleanPaste(html, bringIn);
        onLosses(describeLosses(pasted.losses));
        return pasted.html;
      },
      clipboardTextParser: (text, position, _isPlain, { state: { schema } }) => {
        const paragraphs = splitPlainText(text).map((lines) => {
          const parts = lines.flatMap((line, index) => [
            ...(index > 0 ? [schema.node('hardBreak')] : []),
            ...(line ? [schema.text(line, position.marks())] : []),
          ]);
          return schema.node('paragraph', null, parts);
        });
        return new Slice(Fragment.from(paragraphs), 0, 0);
      },
    },
  });
  const plugins = [cleaning, markdownPaste(editor, loadReader), ...typedRules(editor, getLanguage), leaveTableOnEnter(), videoCards()];
  for (const plugin of plugins.reverse()) editor.registerPlugin(plugin, (added, others) => [added, ...others]);
}

/** Enter in an empty last row of a table, as in an empty last item of a list. */
function leaveTableOnEnter(): Plugin {
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
