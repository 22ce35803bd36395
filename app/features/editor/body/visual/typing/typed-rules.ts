import { type Editor, InputRule, inputRulesPlugin, textblockTypeInputRule, textInputRule } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { MarkType } from '@tiptap/pm/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { findAddress, toHref } from '../link.ts';
import { correctTyped } from './typography.ts';

/** What typed signs become; one Backspace, or one undo, gives each back as it was typed. */
export function typedRules(editor: Editor, getLanguage: () => string): Plugin[] {
  const { heading } = editor.schema.nodes;
  const { link } = editor.schema.marks;
  if (!heading || !link) return [];
  const rules = [
    textblockTypeInputRule({ find: /^#\s$/, type: heading, getAttributes: { level: 2 } }),
    textInputRule({ find: /^\[ ?\] $/, replace: '☐ ' }),
    textInputRule({ find: /^\[[xX]\] $/, replace: '☑ ' }),
    markdownLink(link),
    typedAddress(link),
    tableRow(),
    typography(getLanguage),
  ];
  return [inputRulesPlugin({ editor, rules }), linkOnEnter(link)];
}

function typography(getLanguage: () => string): InputRule {
  return new InputRule({
    find: (text) => {
      const correction = correctTyped(text.replaceAll('%leaf%', '\n'), getLanguage());
      return correction ? { index: text.length - correction.typed.length, text: correction.typed, data: { ...correction } } : null;
    },
    handler: ({ state, range, match }) => {
      state.tr.insertText(String(match.data?.written), range.from, range.to);
    },
  });
}

function markdownLink(type: MarkType): InputRule {
  return new InputRule({
    find: /(?<!!)\[([^[\]]+)\]\(([^\s()<>]+)\)$/,
    handler: ({ state: { tr }, range, match: [, words = '', address = ''] }) => {
      const href = toHref(address);
      if (!href) return null;
      tr.delete(range.from + 1 + words.length, range.to).delete(range.from, range.from + 1);
      tr.addMark(range.from, range.from + words.length, type.create({ href })).removeStoredMark(type);
      return undefined;
    },
  });
}

function typedAddress(type: MarkType): InputRule {
  return new InputRule({
    find: (text) => {
      const address = /\s$/.test(text) && !text.endsWith('\n') ? findAddress(text.slice(0, -1)) : undefined;
      return address ? { index: address.index, text: text.slice(address.index), data: { length: address.text.length } } : null;
    },
    handler: ({ state: { tr, doc }, range: { from }, match }) => {
      return addLink(tr, doc, { type, from, to: from + Number(match.data?.length) }) ? undefined : null;
    },
  });
}

function addLink(tr: Transaction, doc: EditorState['doc'], { type, from, to }: { type: MarkType; from: number; to: number }): boolean {
  const href = toHref(doc.textBetween(from, to));
  if (!href || doc.rangeHasMark(from, to, type) || doc.resolve(from).parent.type.spec.code) return false;
  tr.addMark(from, to, type.create({ href })).removeStoredMark(type);
  return true;
}

/** The paragraph is split as ever then. */
function linkOnEnter(type: MarkType): Plugin {
  return new Plugin({
    props: {
      handleKeyDown({ state, dispatch, composing }, { key }) {
        const { $from, empty } = state.selection;
        if (key !== 'Enter' || composing || !empty || !$from.parent.isTextblock) return false;
        const before = $from.parent.textBetween(0, $from.parentOffset, '\n', '\ufffc');
        const address = findAddress(before.slice(-MAX_BEFORE));
        if (!address) return false;
        const from = $from.pos - Math.min(before.length, MAX_BEFORE) + address.index;
        const { tr } = state;
        if (addLink(tr, state.doc, { type, from, to: from + address.text.length })) dispatch(closeHistory(tr));
        return false;
      },
    },
  });
}

const MAX_BEFORE = 2000;

/** `| a | b |` and Enter: the head of a table, with an empty row below it. */
function tableRow(): InputRule {
  return new InputRule({
    find: /^\|(?:[^|\n]+\|){2,20}\n$/,
    handler: ({ state, match: [typed] }) => {
      const { tr, schema } = state;
      const { $from } = tr.selection;
      const { table, tableRow: row, tableHeader, tableCell, paragraph } = schema.nodes;
      const isAlone = $from.parent.type === paragraph && $from.parentOffset === $from.parent.content.size;
      if (!table || !row || !tableHeader || !tableCell || !paragraph || !isAlone) return null;
      const index = $from.index(-1);
      if (!$from.node(-1).canReplaceWith(index, index + 1, table)) return null;
      const words = typed
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      const head = words.map((text) => tableHeader.create(null, paragraph.create(null, text ? schema.text(text) : null)));
      const cells = words.map(() => tableCell.create(null, paragraph.create()));
      const before = $from.before();
      const made = table.create(null, [row.create({ isHead: true }, head), row.create(null, cells)]);
      tr.replaceWith(before, $from.after(), made);
      tr.setSelection(TextSelection.near(tr.doc.resolve(before + 2 + (made.firstChild?.nodeSize ?? 0))));
      return undefined;
    },
  });
}
