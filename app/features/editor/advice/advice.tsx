import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { useState } from 'react';
import { type Advice, getAdvice, type Place } from './get-advice.ts';

export { getAdvice };

const SHOWN = 8;

interface AdviceProps {
  formId: string;
  advice: readonly Advice[];
  /** Called before a place in the text is shown. */
  onShow: () => void;
}

export function AdviceSection({ formId, advice, onShow }: AdviceProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (advice.length === 0) return null;
  const shown = isWhole ? advice : advice.slice(0, SHOWN);
  return (
    <section className="advice" aria-labelledby={`${formId}-advice`}>
      <h3 className="field-label" id={`${formId}-advice`}>
        Before you publish
      </h3>
      <ul>
        {shown.map(({ text, place }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and nothing in an entry is kept
          <li key={at}>
            <button
              type="button"
              onClick={() => {
                onShow();
                if (place) showPlace(`${formId}-content`, place);
                else document.getElementById(`${formId}-title`)?.focus();
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < advice.length && (
        <button type="button" className="advice-more" onClick={() => setIsWhole(true)}>
          Show {advice.length - shown.length} more
        </button>
      )}
    </section>
  );
}

/** Selects the place in the open view and scrolls there. */
function showPlace(contentId: string, { tag, index, from, to }: Place): void {
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
