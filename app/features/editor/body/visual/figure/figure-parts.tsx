import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { createPortal } from 'react-dom';
import { isPlaceholder } from '#features/html/image-placeholder.ts';
import { UploadProgress } from '../../../upload/upload-progress.tsx';
import { useUpload } from '../../../upload/uploads.tsx';
import { FigurePanel } from './figure-panel.tsx';

export interface FigurePartsProps {
  editor: Editor;
  node: Node;
  getPos: () => number | undefined;
  isSelected: boolean;
  panel: HTMLElement;
}

export function FigureParts({ editor, node, getPos, isSelected, panel }: FigurePartsProps) {
  const { src, alt } = node.attrs;
  const upload = useUpload(src);

  function describe() {
    const position = getPos();
    if (position === undefined) return;
    editor.commands.setNodeSelection(position);
    setTimeout(() => panel.querySelector('input')?.focus()); // once the fields are shown
  }
  function remove() {
    const position = getPos();
    if (position === undefined) return;
    const $position = editor.state.doc.resolve(position);
    const isLast = $position.parent.type.name === 'gallery' && $position.parent.childCount === 1;
    const [from, to] = isLast ? [$position.before(), $position.after()] : [position, position + node.nodeSize];
    editor.view.dispatch(closeHistory(editor.state.tr).delete(from, to)); // a step of undo of its own
    editor.commands.focus();
  }

  return (
    <>
      {upload && <UploadProgress upload={upload} onRemove={remove} />}
      {!isPlaceholder(src) && <img src={src} alt={alt ?? ''} />}
      {alt === null && !isSelected && (
        <button type="button" className="figure-missing" onClick={describe}>
          Add a description
        </button>
      )}
      {isSelected && createPortal(<FigurePanel editor={editor} node={node} getPos={getPos} onRemove={remove} />, panel)}
    </>
  );
}
