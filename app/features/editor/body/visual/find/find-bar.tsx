import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { CloseIcon } from '#ui/icons.tsx';
import { useEditorValue } from '../use-editor.ts';
import { findText, getFindState, MAX_MATCHES, replaceAll, replaceMatch, stepMatch } from './find-plugin.ts';

/** Finds words in the text, and replaces them: Enter goes on, Shift+Enter back, Escape closes it alone. */
export function FindBar({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(() => getSelectedWords(editor));
  const [replacement, setReplacement] = useState('');
  const [replaced, setReplaced] = useState<number>();
  const { current, count } = useEditorValue(editor, ({ state }) => {
    const found = getFindState(state);
    return { current: found.current, count: found.matches.length };
  });

  useEffect(() => {
    field.current?.select();
    findText(editor, getSelectedWords(editor));
    return () => {
      if (!editor.isDestroyed) findText(editor, '');
    };
  }, [editor]);

  function handleKey(event: KeyboardEvent) {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape') onDone();
    else if (event.key === 'Enter' && event.target === field.current) stepMatch(editor, event.shiftKey ? -1 : 1);
    else if (event.key === 'Enter' && isField) replaceMatch(editor, replacement);
    else if (event.key.toLowerCase() === 'f' && event.shiftKey && (event.ctrlKey || event.metaKey)) field.current?.select();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function describe(): string {
    if (replaced !== undefined) return `${replaced.toLocaleString('en-US')} replaced`;
    if (!query) return '';
    if (count === 0) return 'Not found';
    return `${current + 1} of ${count.toLocaleString('en-US')}${count === MAX_MATCHES ? ' or more' : ''}`;
  }

  const isNothing = count === 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: beside the text, no part of what is sent
    <div className="find-bar" role="group" aria-label="Find and replace" onKeyDown={handleKey}>
      <div className="find-part">
        <label className="visually-hidden" htmlFor={`${id}-find`}>
          Find
        </label>
        <input
          ref={field}
          id={`${id}-find`}
          className="input"
          placeholder="Find"
          autoComplete="off"
          value={query}
          onChange={({ target: { value } }) => {
            setQuery(value);
            setReplaced(undefined);
            findText(editor, value);
          }}
        />
        <span className="find-count" role="status">
          {describe()}
        </span>
        <button type="button" className="tool" disabled={isNothing} onClick={() => stepMatch(editor, -1)}>
          Previous
        </button>
        <button type="button" className="tool" disabled={isNothing} onClick={() => stepMatch(editor, 1)}>
          Next
        </button>
      </div>
      <div className="find-part">
        <label className="visually-hidden" htmlFor={`${id}-replace`}>
          Replace with
        </label>
        <input
          id={`${id}-replace`}
          className="input"
          placeholder="Replace with"
          autoComplete="off"
          value={replacement}
          onChange={(event) => setReplacement(event.target.value)}
        />
        <button type="button" className="tool" disabled={isNothing} onClick={() => replaceMatch(editor, replacement)}>
          Replace
        </button>
        <button type="button" className="tool" disabled={isNothing} onClick={() => setReplaced(replaceAll(editor, replacement))}>
          Replace all
        </button>
        <button type="button" className="tool find-close" aria-label="Close find" onClick={onDone}>
          <CloseIcon />
        </button>
      </div>
    </div>
  );
}

/** Of one paragraph: what is selected is what one looks for. */
function getSelectedWords({ state: { selection, doc } }: Editor): string {
  const isOneBlock = selection.$from.sameParent(selection.$to);
  return isOneBlock ? doc.textBetween(selection.from, selection.to).slice(0, 100) : '';
}
