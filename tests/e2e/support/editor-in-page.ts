import { Editor } from '@tiptap/core';
import { extensions } from '#features/editor/body/visual/extensions.ts';
import { cleanPaste } from '#features/editor/body/visual/paste/clean-paste.ts';
import * as reader from '#features/editor/body/visual/paste/markdown.ts';
import { describeLosses } from '#features/editor/body/visual/paste/paste-losses.ts';
import { readHtml, rewriteHtml } from '#features/editor/body/visual/read-html.ts';
import { addTyping } from '#features/editor/body/visual/typing/typing.ts';
import { findRemovedHtml, findUnsupportedHtml } from '#features/editor/body/visual/unsupported-html.ts';
import { writeDocument } from '#features/editor/body/visual/write-html.ts';

/** The visual editor's own functions, for tests that run them in a page without the admin around it. */
const editorInPage = {
  findUnsupportedHtml,
  findRemovedHtml,
  rewriteHtml,
  /** HTML after one letter is typed at the end of its first words, without that letter; undefined where there are no words. */
  typeLetter(html: string): string | undefined {
    const editor = new Editor({ extensions, content: readHtml(html), injectCSS: false });
    let end: number | undefined;
    editor.state.doc.descendants((node, position) => {
      if (end === undefined && node.isText) end = position + node.nodeSize;
      return end === undefined;
    });
    if (end !== undefined) editor.view.dispatch(editor.state.tr.insertText('~', end));
    const written = writeDocument(editor.state.doc).replace('~', '');
    editor.destroy();
    return end === undefined ? undefined : written;
  },
  /** What the editor makes of a clipboard; images of the web are brought in. */
  paste(html: string) {
    const { html: cleaned, losses } = cleanPaste(html, (src) =>
      /^(?:https?|data):/.test(src) ? '/uploading/abcdefabcdef/x.png' : undefined,
    );
    return { html: rewriteHtml(cleaned), losses: describeLosses(losses), kept: describeLosses(cleanPaste(html).losses) };
  },
  /** What a text becomes by a paste and by undoing it; images of the web are brought in. */
  async pasteInto(text: string, html: string, others: Record<string, string> = {}) {
    const { editor, heard } = openEditor();
    const data = new DataTransfer();
    for (const [type, value] of Object.entries({ 'text/plain': text, 'text/html': html, ...others })) if (value) data.setData(type, value);
    editor.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
    const pasted = writeDocument(editor.state.doc);
    const undo = () => editor.commands.undo() && writeDocument(editor.state.doc);
    const result = { html: pasted, losses: heard.losses, undone: undo(), undoneTwice: undo() };
    editor.commands.clearContent();
    editor.view.pasteText(text);
    const plain = writeDocument(editor.state.doc);
    editor.destroy();
    return { ...result, plain };
  },
  /** Shows an editor that hears the keyboard. */
  edit(language: string, html = '') {
    mounted?.destroy();
    mounted = openEditor(language).editor;
    mounted.view.dom.style.whiteSpace = 'break-spaces'; // as the admin's styles have it
    mounted.chain().setContent(readHtml(html)).setTextSelection(mounted.state.doc.content.size).run();
    mounted.view.focus();
  },
  read: () => (mounted ? writeDocument(mounted.state.doc) : ''),
};

let mounted: Editor | undefined;

function openEditor(language = 'en') {
  const heard: { losses?: string | undefined } = {};
  const editor = new Editor({
    extensions,
    injectCSS: false,
    enablePasteRules: ['link'],
    element: document.body.appendChild(document.createElement('div')),
  });
  addTyping(editor, {
    bringIn: (src) => (/^https?:/.test(src) ? '/images/x.png' : undefined),
    onLosses: (losses) => {
      heard.losses = losses;
    },
    loadReader: async () => reader,
    getLanguage: () => language,
  });
  return { editor, heard };
}

declare global {
  var byline: typeof editorInPage;
}

globalThis.byline = editorInPage;
