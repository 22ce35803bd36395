import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { parseInert } from '#features/html/inert-html.ts';

export type LoadReader = () => Promise<typeof import('./markdown.ts') | undefined>;

/** Text that is Markdown is pasted as it is, and then becomes what it means: one undo gives the text back. */
export function markdownPaste(editor: Editor, loadReader: LoadReader): Plugin {
  let isPlain = false;
  return new Plugin({
    props: {
      transformPastedText(text, plain) {
        isPlain = plain;
        return text;
      },
      handlePaste(view, { clipboardData }) {
        const isAsItIs = isPlain;
        isPlain = false;
        const text = clipboardData?.getData('text/plain') ?? '';
        if (isAsItIs || !clipboardData || view.state.selection.$from.parent.type.spec.code) return false;
        if (!isMarkdown(text) || !isWithoutMeaning(clipboardData)) return false;
        const { from, to } = view.state.selection;
        const after = view.state.doc.content.size - to;
        view.pasteText(text);
        void convert(editor, { from, to: view.state.doc.content.size - after }, async () => (await loadReader())?.markdownToHtml(text));
        return true;
      },
    },
  });
}

async function convert(editor: Editor, pasted: { from: number; to: number }, read: () => Promise<string | undefined>) {
  let { from, to } = pasted;
  const follow = ({ transaction: { mapping } }: { transaction: { mapping: { map(position: number, side: number): number } } }) => {
    from = mapping.map(from, 1);
    to = mapping.map(to, -1);
  };
  editor.on('transaction', follow);
  const html = await read();
  editor.off('transaction', follow);
  if (html === undefined || from >= to || editor.isDestroyed) return;
  const { tr } = editor.state;
  editor.view.dispatch(closeHistory(tr.setSelection(TextSelection.between(tr.doc.resolve(from), tr.doc.resolve(to)))));
  editor.view.pasteHTML(html);
}

const LINES = [
  /^ {0,3}#{1,6} \S/,
  /^ {0,3}(?:```|~~~)/,
  /^ {0,3}> ?\S/,
  /^ {0,3}(?:-{3,}|\*{3,}|_{3,})$/,
  /^\[\^[^\]]{1,100}\]:/,
  /^[ \t]*[-*+] \[[ xX]\] /,
];
const TABLE = /^ {0,3}\|?[ :]*-{2,}[ :]*\|[-|: ]*$/;
const ITEM = /^[ \t]*(?:[-*+•◦▪‣●○]|\d{1,3}[.)])[ \t]+\S/;
/** Not inside words, as in `2**8`, and not after a backslash, as in `C:\*.txt`. */
const WORDS = [
  /(?<![\w*\\])\*\*[^\s*][^*\n]*(?<![\s\\])\*\*(?![\w*])/,
  /(?<![\w*\\])\*[^\s*][^*\n]*(?<![\s\\])\*(?![\w*])/,
  /`[^`\n]+`/,
  /(?<![\w~])~~[^\s~][^~\n]*(?<!\s)~~(?![\w~])/,
  /(?<![\w=])==[^\s=][^=\n]*(?<!\s)==(?![\w=])/,
  /\[[^[\]\n]*\]\((?:https?:|mailto:|[./#])[^()\s]+/,
];

function isMarkdown(text: string): boolean {
  const lines = text.split(/\r\n?|\n/);
  const items = lines.filter((line) => ITEM.test(line));
  return items.length > 1 || lines.some((line) => TABLE.test(line) || [...LINES, ...WORDS].some((sign) => sign.test(line)));
}

/** As code editors copy a text: in colours, or in lines. */
const WITHOUT_MEANING = new Set('html head body meta title style div span font p br wbr'.split(' '));

function isWithoutMeaning(data: DataTransfer): boolean {
  const html = data.getData('text/html');
  const code = data.getData('vscode-editor-data');
  if (code !== '' && !/"mode":"(?:markdown|plaintext)"/.test(code)) return false;
  const isPlain = ({ localName, id }: Element) => WITHOUT_MEANING.has(localName) || id.startsWith('docs-internal-guid');
  return html === '' || [...parseInert(html).querySelectorAll('*')].every(isPlain);
}
