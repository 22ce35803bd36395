import type { Editor } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { type ReactNode, useEffect, useState } from 'react';
import { getReadTimeOfWords } from '#features/publishing/read-time.ts';

export function TextFacts({ editor, children }: { editor: Editor; children: ReactNode }) {
  const { headings, ...count } = useTextOutline(editor);
  return (
    <>
      <OutlinePanel editor={editor} headings={headings} />
      {children}
      {count.words > 0 && <WordCount {...count} />}
    </>
  );
}

function WordCount({ words, selectedWords }: { words: number; selectedWords: number }) {
  return (
    <p className="word-count">
      <span>
        {describe(words)} · {getReadTimeOfWords(words)} min read
        {selectedWords > 0 && ` · ${describe(selectedWords)} selected`}
      </span>
    </p>
  );
}

function describe(words: number): string {
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`;
}

function OutlinePanel({ editor, headings }: { editor: Editor; headings: OutlineHeading[] }) {
  if (headings.length < 2) return <div className="outline" />; // its place, so that no heading moves the text

  /** The text may have moved a little since the headings were read. */
  function goTo({ position }: OutlineHeading) {
    const { doc, tr } = editor.state;
    const place = doc.resolve(Math.min(position + 1, doc.content.size));
    editor.view.dispatch(tr.setSelection(TextSelection.near(place)));
    editor.view.focus();
    const { node } = editor.view.domAtPos(editor.state.selection.from);
    (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center' });
  }

  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <details className="outline">
      <summary>
        Contents <span className="outline-count">({headings.length})</span>
      </summary>
      <nav aria-label="Contents of the text">
        <ol>
          {headings.map((heading) => (
            <li key={heading.position} data-depth={heading.level - top}>
              <button type="button" className="outline-heading" dir="auto" onClick={() => goTo(heading)}>
                {heading.text}
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** After the last key or selection change, so that typing waits for nothing. */
const DELAY_MS = 300;

interface TextOutline {
  words: number;
  selectedWords: number;
  headings: OutlineHeading[];
}

function useTextOutline(editor: Editor): TextOutline {
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

interface OutlineHeading {
  text: string;
  level: number;
  position: number;
}

/** Blocks stay the same objects while others are edited. */
const counted = new WeakMap<DocumentNode, number>();

function countWords(doc: DocumentNode): number {
  let words = 0;
  doc.descendants((block) => {
    if (!block.isTextblock) return true;
    const known = counted.get(block) ?? countIn(block.textBetween(0, block.content.size, ' ', ' '));
    counted.set(block, known);
    words += known;
    return false;
  });
  return words;
}

function countSelectedWords(doc: DocumentNode, from: number, to: number): number {
  return from === to ? 0 : countIn(doc.textBetween(from, to, ' ', ' '));
}

function listHeadings(doc: DocumentNode): OutlineHeading[] {
  const headings: OutlineHeading[] = [];
  doc.descendants((block, position) => {
    if (block.type.name === 'heading' && block.textContent.trim()) {
      headings.push({ text: block.textContent.trim(), level: Number(block.attrs.level), position });
    }
    return !block.isTextblock;
  });
  return headings;
}

function countIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
