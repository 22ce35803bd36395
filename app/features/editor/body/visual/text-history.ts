import type { Editor } from '@tiptap/core';
import { closeHistory, history } from '@tiptap/pm/history';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { readHtml, rewriteHtml } from './read-html.ts';
import { writeDocument } from './write-html.ts';

const MAX_TEXTS = 50;

/** Maps documents to the exact HTML they were read from, so that undo and redo return to that HTML. */
export function createTextHistory(html: string) {
  let current = html;
  let isRead = true;
  let texts: { doc: DocumentNode; html: string }[] = [];

  const remember = (doc: DocumentNode) => {
    texts = [...texts.filter((text) => text.html !== current), { doc, html: current }].slice(-MAX_TEXTS);
  };

  return {
    get html() {
      return current;
    },
    /** Replaces the text in one step of undo, or for good. */
    load(editor: Editor, replacement: string, { isFinal = false } = {}) {
      remember(editor.state.doc);
      current = replacement;
      isRead = true;
      editor.chain().command(toSeparateUndoStep).setContent(readHtml(replacement), { emitUpdate: false }).run();
      if (isFinal) {
        editor.unregisterPlugin('history');
        editor.registerPlugin(history()); // an empty one
      }
      remember(editor.state.doc);
    },
    /** Undefined if the document still stands for the same HTML. */
    update(doc: DocumentNode, transaction: Transaction): { html: string; isRead: boolean } | undefined {
      const known = transaction.getMeta('history$') ? texts.find((text) => text.doc.eq(doc)) : undefined;
      const next = known?.html ?? writeDocument(doc);
      if (next === (isRead && !known ? rewriteHtml(current) : current)) return undefined;
      current = next;
      isRead = known !== undefined;
      return { html: next, isRead };
    },
    remember,
  };
}

/** Separates the next change from what was typed a moment before. */
export function toSeparateUndoStep({ tr }: { tr: Transaction }) {
  closeHistory(tr);
  return true;
}
