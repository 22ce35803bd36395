import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { parsePlaceholder } from '#features/html/image-placeholder.ts';
import type { UploadQueue } from '../../../upload/upload-queue.ts';

/** Replaces placeholders by stored images, also when undo brings a placeholder back. It is no step of undo. */
export function useFilledFigures(editor: Editor | null, queue: UploadQueue): void {
  useEffect(() => {
    if (!editor) return;
    const fill = () => fillFigures(editor, queue);
    const unsubscribe = queue.subscribe(fill);
    editor.on('update', fill);
    fill();
    return () => {
      unsubscribe();
      editor.off('update', fill);
    };
  }, [editor, queue]);
}

function fillFigures(editor: Editor, queue: UploadQueue) {
  if (editor.isDestroyed) return;
  const { tr } = editor.state;
  tr.doc.descendants((node, position) => {
    if (node.type.name !== 'figure') return;
    const image = queue.get(parsePlaceholder(node.attrs.src)?.id ?? '')?.image;
    if (!image) return;
    const { url, width, height } = image;
    for (const [name, value] of Object.entries({ src: url, width, height })) tr.setNodeAttribute(position, name, value);
  });
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}
