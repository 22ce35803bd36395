import { Node } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, type Transaction } from '@tiptap/pm/state';
import type { ElementTool } from './tool.tsx';

export const Gallery = Node.create({
  name: 'gallery',
  group: 'block',
  content: 'figure+',
  parseHTML: () => [{ tag: 'figure.gallery', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['figure', { ...HTMLAttributes, class: 'gallery' }, 0],
});

export const galleryTool: ElementTool = {
  name: 'Gallery',
  path: 'M3.5 4.5h7v6.5h-7zM13.5 4.5h7v6.5h-7zM3.5 14h7v6h-7zM13.5 14h7v6h-7z',
  isPressed: (editor) => editor.isActive('gallery'),
  run: (editor) => editor.chain().focus(undefined, { scrollIntoView: false }).command(toggleGallery).run(),
};

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
