import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { usePart } from '#ui/use-part.ts';

/** Lets what stands outside the editor change its text, in either view, in one step of undo. */
export interface EditorHandle {
  replace(html: string): void;
  insert(html: string): void;
}

interface TemplateOptions {
  hasText: () => boolean;
  editor: RefObject<EditorHandle | null>;
}

/** Fills the text with a sample; asks first if there is text already. */
export function useTemplate({ hasText, editor }: TemplateOptions): { insert: () => void; question: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  const firstAnswer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) firstAnswer.current?.focus();
  }, [isAsking]);
  const loadTemplate = usePart(() => import('./template.ts'), 'The template');
  async function putTemplate(action: keyof EditorHandle) {
    setIsAsking(false);
    const part = await loadTemplate();
    if (part) editor.current?.[action](part.TEMPLATE);
  }
  const question = isAsking && (
    // biome-ignore lint/a11y/useSemanticElements: a question inside a form, no part of what is sent
    <div className="notice content-question" role="group" aria-label="Insert Template">
      <p>There’s already text here.</p>
      <p className="button-row">
        <button ref={firstAnswer} type="button" className="button" onClick={() => void putTemplate('insert')}>
          Insert it
        </button>
        <button type="button" className="button button-quiet" onClick={() => void putTemplate('replace')}>
          Replace the text
        </button>
        <button type="button" className="button button-quiet" onClick={() => setIsAsking(false)}>
          Cancel
        </button>
      </p>
    </div>
  );
  return { insert: () => (hasText() ? setIsAsking(!isAsking) : void putTemplate('replace')), question };
}
