import { type Editor, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import type { ElementTool } from './tool.tsx';

const SAMPLE = 'Your note';

export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  content: '(text | hardBreak)*',
  parseHTML: () => [{ tag: 'small.footnote', priority: 60 }],
  renderHTML: () => ['small', { class: 'footnote' }, 0],
  addKeyboardShortcuts() {
    const leave = () => leaveFootnote(this.editor);
    return {
      'Mod-Alt-f': () => insertFootnote(this.editor),
      Enter: leave,
      ArrowRight: () => {
        const { $from, empty } = this.editor.state.selection;
        return empty && $from.parentOffset === $from.parent.content.size && leave();
      },
      Backspace: () => {
        const { $from, empty } = this.editor.state.selection;
        return empty && $from.parent.type === this.type && $from.parent.content.size === 0 && this.editor.commands.deleteNode(this.type);
      },
    };
  },
});

function insertFootnote(editor: Editor): boolean {
  if (editor.isActive('footnote')) return leaveFootnote(editor);
  return editor
    .chain()
    .focus()
    .command(({ tr, state, dispatch }) => {
      const { to, $to } = tr.selection;
      const { footnote } = state.schema.nodes;
      if (!footnote || !$to.parent.type.contentMatch.matchType(footnote)) return false;
      if (!dispatch) return true;
      tr.insert(to, footnote.create(null, state.schema.text(SAMPLE)));
      tr.setSelection(TextSelection.create(tr.doc, to + 1, to + 1 + SAMPLE.length)).scrollIntoView();
      return true;
    })
    .run();
}

/** Puts a space after it at the end of a line, where a letter would be taken for one of the note. */
function leaveFootnote(editor: Editor): boolean {
  return editor.commands.command(({ tr, state, dispatch }) => {
    const { $from } = tr.selection;
    if ($from.parent.type.name !== 'footnote') return false;
    const after = $from.after();
    const next = tr.doc.resolve(after).nodeAfter;
    if (!dispatch) return true;
    if (!next) tr.insert(after, state.schema.text(' '));
    tr.setSelection(TextSelection.create(tr.doc, next ? after : after + 1)).scrollIntoView();
    return true;
  });
}

export const footnoteTool: ElementTool = {
  name: 'Footnote',
  keys: 'Mod+Alt+F',
  path: 'M4 19 9 6l5 13M6 14.5h6M18 11V4.5l-2 1.5',
  isPressed: (editor) => editor.isActive('footnote'),
  run: insertFootnote,
};
