import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { countSelectedWords, countWords, listHeadings, type OutlineHeading } from './text-outline.ts';

/** After the last key or selection change, so that typing waits for nothing. */
const DELAY_MS = 300;

interface TextOutline {
  words: number;
  selectedWords: number;
  headings: OutlineHeading[];
}

export function useTextOutline(editor: Editor): TextOutline {
  const [outline, setOutline] = useState(() => read(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setOutline((last) => keepSame(last, read(editor))), DELAY_MS);
    };
    editor.on('transaction', readSoon);
    return () => {
      clearTimeout(timer);
      editor.off('transaction', readSoon);
    };
  }, [editor]);
  return outline;
}

function read({ state: { doc, selection } }: Editor): TextOutline {
  return {
    words: countWords(doc),
    selectedWords: countSelectedWords(doc, selection.from, selection.to),
    headings: listHeadings(doc),
  };
}

function keepSame(last: TextOutline, next: TextOutline): TextOutline {
  return JSON.stringify(last) === JSON.stringify(next) ? last : next;
}
