import { type Editor, Node } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, type Transaction } from '@tiptap/pm/state';
import { Icon, type Tool } from '../tool.tsx';

export const Gallery = Node.create({
  name: 'gallery',
  group: 'block',
  content: 'figure+',
  parseHTML: () => [{ tag: 'figure.gallery', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['figure', { ...HTMLAttributes, class: 'gallery' }, 0],
});

export const pictureTools: Tool[] = [
  placeTool('Left, with text next to it', 'left', 'M3.5 7h8v8h-8zM14.5 7.5h6M14.5 11h6M14.5 14.5h6M3.5 18.5h17'),
  placeTool('Right, with text next to it', 'right', 'M12.5 7h8v8h-8zM3.5 7.5h6M3.5 11h6M3.5 14.5h6M3.5 18.5h17'),
  placeTool('Wide', 'wide', 'M2.5 12h19M5.5 9l-3 3 3 3M18.5 9l3 3-3 3M8 6h8v12H8z'),
  placeTool('Full width', 'full', 'M2.5 5h19v14h-19zM6 12h12M8 10l-2 2 2 2M16 10l2 2-2 2'),
  {
    name: 'Gallery',
    icon: <Icon path="M3.5 4.5h7v6.5h-7zM13.5 4.5h7v6.5h-7zM3.5 14h7v6h-7zM13.5 14h7v6h-7z" />,
    isPressed: (editor) => editor.isActive('gallery'),
    run: (editor) => editor.chain().focus(undefined, { scrollIntoView: false }).command(toggleGallery).run(),
  },
];

function placeTool(name: string, className: string, path: string): Tool {
  const isPressed = (editor: Editor) => editor.isActive('figure', { class: className });
  return {
    name,
    icon: <Icon path={path} />,
    isPressed,
    canUse: (editor) => !editor.isActive('gallery'),
    run: (editor) =>
      editor
        .chain()
        .command(({ tr }) => {
          const { $from, from } = tr.selection;
          tr.setNodeAttribute(tr.selection instanceof NodeSelection ? from : $from.before(), 'class', isPressed(editor) ? null : className);
          return true;
        })
        .focus(undefined, { scrollIntoView: false })
        .run(),
  };
}

/** Of the selected picture and those right beside it; or makes single pictures of a gallery again. */
function toggleGallery({ tr, state, dispatch }: { tr: Transaction; state: EditorState; dispatch: unknown }): boolean {
  const { selection } = tr;
  const $figure = selection instanceof NodeSelection ? selection.$from : tr.doc.resolve(selection.$from.before());
  const { gallery } = state.schema.nodes;
  if (!gallery || $figure.nodeAfter?.type.name !== 'figure') return false;
  if (!dispatch) return true;
  if ($figure.parent.type === gallery) {
    tr.replaceWith($figure.before(), $figure.after(), $figure.parent.content);
    return true;
  }
  const { parent } = $figure;
  const isPicture = (index: number) => index >= 0 && index < parent.childCount && parent.child(index).type.name === 'figure';
  let first = $figure.index();
  let last = first;
  while (isPicture(first - 1)) first -= 1;
  while (isPicture(last + 1)) last += 1;
  const pictures = Array.from({ length: last - first + 1 }, (_, at) => toPart(parent.child(first + at)));
  const from = $figure.posAtIndex(first);
  tr.replaceWith(from, $figure.posAtIndex(last + 1), gallery.create(null, pictures));
  tr.setSelection(NodeSelection.create(tr.doc, from + 1));
  return true;
}

function toPart(figure: DocumentNode): DocumentNode {
  return figure.type.create({ ...figure.attrs, class: null, isBare: false }, figure.content, figure.marks);
}
