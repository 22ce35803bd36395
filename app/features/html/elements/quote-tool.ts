import type { Editor } from '@tiptap/core';
import type { ElementTool } from './tool.tsx';

/** Makes a quotation of the paragraph first, where there is none. */
export function quoteTool(className: string, shown: Pick<ElementTool, 'name' | 'path' | 'words'>): ElementTool {
  const isPressed = (editor: Editor) => editor.isActive('blockquote', { class: className });
  return {
    ...shown,
    isPressed,
    run: (editor) => {
      const chain = editor.chain().focus();
      const isQuote = editor.isActive('blockquote');
      const attributes = { class: isPressed(editor) ? null : className };
      (isQuote ? chain.updateAttributes('blockquote', attributes) : chain.wrapIn('blockquote', attributes)).run();
    },
  };
}
