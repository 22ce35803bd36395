import { type Editor, Node } from '@tiptap/core';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { ElementTool } from './tool.tsx';

const DefinitionList = Node.create({
  name: 'definitionList',
  group: 'block',
  content: '(definitionTerm | definition)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: ({ HTMLAttributes }) => ['dl', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.command(continueDefinitions) };
  },
});

const DefinitionTerm = Node.create({
  name: 'definitionTerm',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: ({ HTMLAttributes }) => ['dt', HTMLAttributes, 0],
});

const Definition = Node.create({
  name: 'definition',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: ({ HTMLAttributes }) => ['dd', HTMLAttributes, 0],
});

export const definitionNodes = [DefinitionList, DefinitionTerm, Definition];

/** From a term to its definition, from an empty line of that to the next term, and from an empty term out of the list. */
function continueDefinitions({ tr, state, dispatch }: { tr: Transaction; state: EditorState; dispatch: unknown }): boolean {
  const { $from, empty } = tr.selection;
  const { definition, definitionTerm, paragraph } = state.schema.nodes;
  if (!empty || !definition || !definitionTerm || !paragraph) return false;
  const isBlank = $from.parent.content.size === 0;
  const replaceBy = (from: number, to: number, inserted: ReturnType<typeof definition.createAndFill>, at: number) => {
    if (!inserted) return false;
    if (!dispatch) return true;
    tr.delete(from, to).insert(at, inserted);
    tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView();
    return true;
  };
  if ($from.parent.type === definitionTerm) {
    const after = $from.after();
    if (!isBlank) return replaceBy(after, after, definition.createAndFill(), after);
    const isOnly = $from.node(-1).childCount === 1;
    const [from, to] = isOnly ? [$from.before(-1), $from.after(-1)] : [$from.before(), after];
    return replaceBy(from, to, paragraph.create(), $from.after(-1) - (to - from));
  }
  const item = $from.depth > 1 ? $from.node(-1) : undefined;
  if (item?.type !== definition || !isBlank || item.childCount === 1 || $from.index(-1) !== item.childCount - 1) return false;
  const [from, to] = [$from.before(), $from.after()];
  return replaceBy(from, to, definitionTerm.create(), $from.after(-1) - (to - from));
}

export const definitionTool: ElementTool = {
  name: 'Definitions',
  words: 'terms glossary dl',
  path: 'M3.5 6h8M7.5 10h13M3.5 15h8M7.5 19h13',
  canUse: (editor) => !editor.isActive('definitionList'),
  run: insertDefinitions,
};

function insertDefinitions(editor: Editor): void {
  const { from } = editor.state.selection;
  const content = [{ type: 'definitionTerm' }, { type: 'definition', content: [{ type: 'paragraph' }] }];
  editor
    .chain()
    .focus()
    .insertContent({ type: 'definitionList', content })
    .command(({ tr }) => {
      tr.setSelection(TextSelection.near(tr.doc.resolve(from)));
      return true;
    })
    .run();
}
