import { type RefObject, useState } from 'react';
import { TEMPLATE } from './template.ts';

/** Lets a button outside the editor change its text, in either view, in one step of undo. */
export interface EditorHandle {
  replace(html: string): void;
  insert(html: string): void;
}

interface TemplateButtonProps {
  hasText: boolean;
  isDisabled: boolean;
  editor: RefObject<EditorHandle | null>;
}

/** Fills the text with a sample; asks first if there is text already. */
export function TemplateButton({ hasText, isDisabled, editor }: TemplateButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  function putTemplate(action: keyof EditorHandle) {
    setIsAsking(false);
    editor.current?.[action](TEMPLATE);
  }
  return (
    <>
      <button
        type="button"
        className="tool content-template"
        aria-expanded={isAsking}
        disabled={isDisabled}
        onClick={() => (hasText ? setIsAsking(!isAsking) : putTemplate('replace'))}
      >
        Insert Template
      </button>
      {isAsking && (
        // biome-ignore lint/a11y/useSemanticElements: a question inside a form, no part of what is sent
        <div className="notice content-question" role="group" aria-label="Insert Template">
          <p>There’s already text here.</p>
          <p className="button-row">
            <button type="button" className="button" onClick={() => putTemplate('insert')}>
              Insert it
            </button>
            <button type="button" className="button button-quiet" onClick={() => putTemplate('replace')}>
              Replace the text
            </button>
            <button type="button" className="button button-quiet" onClick={() => setIsAsking(false)}>
              Cancel
            </button>
          </p>
        </div>
      )}
    </>
  );
}
