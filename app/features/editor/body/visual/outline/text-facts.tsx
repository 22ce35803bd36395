import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { OutlinePanel } from './outline-panel.tsx';
import { useTextOutline } from './use-text-outline.ts';
import { WordCount } from './word-count.tsx';

export function TextFacts({ editor, children }: { editor: Editor; children: ReactNode }) {
  const { headings, ...count } = useTextOutline(editor);
  return (
    <>
      <OutlinePanel editor={editor} headings={headings} />
      {children}
      <WordCount {...count} />
    </>
  );
}
