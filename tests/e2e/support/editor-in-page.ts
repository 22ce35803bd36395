import { Editor } from '@tiptap/core';
import { extensions } from '#features/editor/body/visual/extensions.ts';
import { cleanPaste } from '#features/editor/body/visual/paste/clean-paste.ts';
import { describeLosses } from '#features/editor/body/visual/paste/paste-losses.tsx';
import { readHtml, rewriteHtml } from '#features/editor/body/visual/read-html.ts';
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
};

declare global {
  var byline: typeof editorInPage;
}

globalThis.byline = editorInPage;
