import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useContext, useRef } from 'react';
import { ImagePickerContext } from '#features/admin/library/library-picker.tsx';
import { parseInert } from '#features/html/inert-html.ts';
import { FileInput } from '../../../upload/choose-files.tsx';
import { useUploads } from '../../../upload/uploads.tsx';

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
    drop({ dataTransfer, clientX, clientY }: DragEvent): boolean {
      const files = [...(dataTransfer?.files ?? [])];
      if (files.length === 0 || dataTransfer?.types.includes('text/html')) return false;
      insert(files, current.current?.view.posAtCoords({ left: clientX, top: clientY })?.pos);
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
