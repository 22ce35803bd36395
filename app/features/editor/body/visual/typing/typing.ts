import type { Editor } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { cleanPaste } from '../paste/clean-paste.ts';
import { type LoadReader, markdownPaste } from '../paste/markdown-paste.ts';
import { type BringIn, describeLosses } from '../paste/paste-losses.ts';
import { splitPlainText } from '../paste/plain-text.ts';
import { leaveTableOnEnter } from './leave-table.ts';
import { typedRules } from './typed-rules.ts';
import { videoCards } from './video-cards.ts';

export interface TypingOptions {
  bringIn: BringIn;
  /** Called with what a paste left out, in words. */
  onLosses: (losses: string | undefined) => void;
  loadReader: LoadReader;
  getLanguage: () => string;
}

/** Cleans what is pasted, and makes of typed and pasted signs what they mean. Not needed to show a text: loaded once it is shown. */
export function addTyping(editor: Editor, { bringIn, onLosses, loadReader, getLanguage }: TypingOptions): void {
  const cleaning = new Plugin({
    props: {
      attributes: { 'data-typing': 'ready' },
      transformPastedHTML(html) {
        const pasted = cleanPaste(html, bringIn);
        onLosses(describeLosses(pasted.losses));
        return pasted.html;
      },
      clipboardTextParser: (text, position, _isPlain, { state: { schema } }) => {
        const paragraphs = splitPlainText(text).map((lines) => {
          const parts = lines.flatMap((line, index) => [
            ...(index > 0 ? [schema.node('hardBreak')] : []),
            ...(line ? [schema.text(line, position.marks())] : []),
          ]);
          return schema.node('paragraph', null, parts);
        });
        return new Slice(Fragment.from(paragraphs), 0, 0);
      },
    },
  });
  const plugins = [cleaning, markdownPaste(editor, loadReader), ...typedRules(editor, getLanguage), leaveTableOnEnter(), videoCards()];
  for (const plugin of plugins.reverse()) editor.registerPlugin(plugin, (added, others) => [added, ...others]);
}
