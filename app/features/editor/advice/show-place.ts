import type { TiptapEditorHTMLElement } from '@tiptap/core';
import type { Place } from './read-elements.ts';

/** Selects the place in the open view and scrolls there. */
export function showPlace(contentId: string, { tag, index, from, to }: Place): void {
  const content = document.getElementById(contentId);
  if (content instanceof HTMLTextAreaElement) {
    content.focus();
    content.setSelectionRange(from, to);
    const lines = content.value.slice(0, from).split('\n').length - 1;
    content.scrollTop = lines * Number.parseFloat(getComputedStyle(content).lineHeight) - content.clientHeight / 2;
    content.scrollIntoView({ block: 'center' });
    return;
  }
  const element = content?.querySelectorAll(`${tag}:not(.ProseMirror-separator)`)[index];
  const { editor } = (content ?? {}) as Partial<TiptapEditorHTMLElement>; // Tiptap leaves itself at the element that is edited
  if (!element || !editor) return;
  const at = editor.view.posAtDOM(element, 0);
  const isImage = tag === 'img';
  const node = editor.state.doc.nodeAt(at);
  if (isImage && node?.isLeaf) editor.chain().focus().setNodeSelection(at).run();
  else
    editor
      .chain()
      .focus()
      .setTextSelection(isImage ? at : { from: at, to: at + (element.textContent ?? '').length })
      .run();
  element.scrollIntoView({ block: 'center' });
}
