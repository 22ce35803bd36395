import { type Editor, Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

interface Match {
  from: number;
  to: number;
}

export interface FindState {
  query: string;
  matches: Match[];
  current: number;
  marks: DecorationSet;
}

/** A single letter has too many in a long text. */
export const MAX_MATCHES = 1_000;

const key = new PluginKey<FindState>('find');
const NOTHING: FindState = { query: '', matches: [], current: -1, marks: DecorationSet.empty };

export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<FindState>({
      key,
      state: {
        init: () => NOTHING,
        apply(tr, last) {
          const asked: { query?: string; current?: number } | undefined = tr.getMeta(key);
          if (!asked && (!tr.docChanged || !last.query)) return last;
          const query = asked?.query ?? last.query;
          if (!query) return NOTHING;
          const matches = tr.docChanged || query !== last.query ? findMatches(tr.doc, query) : last.matches;
          const wanted = asked?.current ?? (asked ? findNext(matches, tr.selection.from) : last.current);
          const current = Math.min(wanted, matches.length - 1);
          return { query, matches, current, marks: mark(tr.doc, matches, current) };
        },
      },
      props: { decorations: (state) => key.getState(state)?.marks },
    }),
  ],
});

export function getFindState(state: EditorState): FindState {
  return key.getState(state) ?? NOTHING;
}

/** Ignores case; an empty text ends the search. */
export function findText(editor: Editor, query: string): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, { query }).setMeta('addToHistory', false));
  if (query) showMatch(editor, getFindState(editor.state).current);
}

export function stepMatch(editor: Editor, step: 1 | -1): void {
  const { matches, current } = getFindState(editor.state);
  if (matches.length) showMatch(editor, (current + step + matches.length) % matches.length);
}

export function replaceMatch(editor: Editor, words: string): void {
  const { matches, current } = getFindState(editor.state);
  const match = matches[current];
  if (!match) return;
  const tr = closeHistory(editor.state.tr).insertText(words, match.from, match.to);
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, match.from + words.length)));
  const next = findNext(getFindState(editor.state).matches, match.from + words.length);
  if (next !== -1) showMatch(editor, next);
}

/** Replaces all in one step of undo, those beyond the limit too, and returns their number. */
export function replaceAll(editor: Editor, words: string): number {
  const { query } = getFindState(editor.state);
  const matches = query ? findMatches(editor.state.doc, query, Number.POSITIVE_INFINITY) : [];
  const tr = closeHistory(editor.state.tr);
  for (const { from, to } of matches.toReversed()) tr.insertText(words, from, to);
  if (matches.length) editor.view.dispatch(tr);
  return matches.length;
}

function showMatch(editor: Editor, current: number) {
  const match = getFindState(editor.state).matches[current];
  if (!match) return;
  const { tr } = editor.state;
  tr.setSelection(TextSelection.create(tr.doc, match.from, match.to)).setMeta(key, { current });
  editor.view.dispatch(tr);
  const { node } = editor.view.domAtPos(match.from);
  (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center' });
}

function findNext(matches: readonly Match[], position: number): number {
  if (matches.length === 0) return -1;
  return Math.max(
    0,
    matches.findIndex(({ from }) => from >= position),
  );
}

function findMatches(doc: DocumentNode, query: string, limit = MAX_MATCHES): Match[] {
  const wanted = toLowerCase(query);
  const matches: Match[] = [];
  doc.descendants((block, position) => {
    if (matches.length >= limit) return false;
    if (!block.isTextblock) return true;
    const text = toLowerCase(block.textBetween(0, block.content.size, undefined, NO_LETTER));
    for (let at = text.indexOf(wanted); at !== -1 && matches.length < limit; at = text.indexOf(wanted, at + wanted.length)) {
      matches.push({ from: position + 1 + at, to: position + 1 + at + wanted.length });
    }
    return false;
  });
  return matches;
}

/** Each letter keeps its place: one whose lower case is longer stays as it is. */
function toLowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length
    ? lower
    : Array.from(text, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)).join('');
}

/** Stands for a line break, which takes one place in a paragraph as well. */
const NO_LETTER = '\ufffc';

function mark(doc: DocumentNode, matches: readonly Match[], current: number): DecorationSet {
  return DecorationSet.create(
    doc,
    matches.map(({ from, to }, at) => Decoration.inline(from, to, { class: at === current ? 'found found-current' : 'found' })),
  );
}
