import type { Editor } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import { useContext, useEffect, useRef } from 'react';
import { FileInput } from '#features/admin/library/choose-files.tsx';
import { ImagePickerContext } from '#features/admin/library/library-picker.tsx';
import type { UploadQueue } from '#features/admin/library/upload-queue.ts';
import { parsePlaceholder } from '#features/html/image-placeholder.ts';
import { parseInert } from '#features/html/inert-html.ts';
import { useUploads } from '../../../upload/uploads.tsx';
import { isOfFiles } from './figure.ts';

export function useImageFiles() {
  const { add, bringIn, queue } = useUploads();
  const pickImage = useContext(ImagePickerContext);
  const input = useRef<HTMLInputElement>(null);
  const current = useRef<Editor>(null);

  function insert(files: File[], at?: number) {
    const images = files.flatMap((file) => add(file) ?? []).map(({ src }) => ({ src }));
    if (images.length > 0) current.current?.chain().insertImages(images, at).focus().run();
  }

  function choose() {
    const editor = current.current;
    const figure = editor && findFigure(editor);
    if (!editor || figure == null) return input.current?.click();
    editor.commands.setNodeSelection(figure);
    setTimeout(() => {
      const element = editor.view.nodeDOM(figure);
      if (element instanceof HTMLElement) element.querySelector<HTMLElement>('.figure-panel input')?.focus();
    });
  }

  async function pick() {
    const image = await pickImage?.();
    if (!image) return;
    const { url: src, width, height, alt } = image;
    current.current?.chain().insertImages([{ src, width, height, alt }]).focus().run();
  }

  return {
    queue,
    bringIn,
    paste({ clipboardData }: ClipboardEvent): boolean {
      const files = [...(clipboardData?.files ?? [])];
      const html = clipboardData?.getData('text/html') ?? '';
      if (files.length === 0 || (html !== '' && !isOnlyImage(html))) return false;
      insert(files);
      return true;
    },
    drop({ dataTransfer, clientX, clientY }: DragEvent, slice: Slice): boolean {
      const view = current.current?.view;
      const position = view?.posAtCoords({ left: clientX, top: clientY })?.pos;
      if (!view || !dataTransfer?.files.length || !isOfFiles(dataTransfer)) return false;
      insert([...dataTransfer.files], position === undefined ? undefined : (dropPoint(view.state.doc, position, slice) ?? position));
      return true;
    },
    chooser: <FileInput ref={input} label="Image files" isMultiple onChoose={(files) => insert(files)} />,
    attach(editor: Editor | null) {
      current.current = editor;
      if (editor) Object.assign(editor.storage.figure, { choose, pick: () => void pick() });
    },
  };
}

function findFigure({ state: { selection } }: Editor): number | undefined {
  if (selection instanceof NodeSelection && selection.node.type.name === 'figure') return selection.from;
  return selection.$from.parent.type.name === 'figure' ? selection.$from.before() : undefined;
}

/** Browsers add this HTML to the file when an image alone was copied. */
function isOnlyImage(html: string): boolean {
  const body = parseInert(html);
  return body.querySelectorAll('img').length === 1 && body.textContent?.trim() === '';
}

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
  if (editor.isDestroyed || queue.list().length === 0) return;
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
