import type { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useRef } from 'react';
import { useSite } from '#features/settings/use-site.ts';
import { usePart } from '#ui/use-part.ts';
import type { TypingOptions } from './typing.ts';

interface Options extends Pick<TypingOptions, 'bringIn' | 'onLosses'> {
  /** BCP 47 tag; that of the site if empty. */
  language: string | undefined;
}

/** Loads the rules for what is typed and pasted once the text is shown. */
export function useTyping(editor: Editor | null, { language, bringIn, onLosses }: Options) {
  const site = useSite();
  const loadReader = usePart(() => import('../paste/markdown.ts'), 'The Markdown reader');
  const latest = useRef({ language: '', bringIn, onLosses, loadReader });
  const loading = useRef<Promise<void>>(undefined);
  useEffect(() => {
    latest.current = { language: language || site.language, bringIn, onLosses, loadReader };
  });

  useEffect(() => {
    if (!editor) return;
    const add = async () => {
      const { addTyping } = await import('./typing.ts');
      if (editor.isDestroyed) return;
      addTyping(editor, {
        bringIn: (src) => latest.current.bringIn(src),
        onLosses: (losses) => latest.current.onLosses(losses),
        loadReader: () => latest.current.loadReader(),
        getLanguage: () => latest.current.language,
      });
      loading.current = undefined;
    };
    loading.current = add();
    loading.current.catch(() => undefined); // letters stay as they are typed
  }, [editor]);

  return {
    /** Takes HTML that comes before it can be cleaned, and pastes it then, or its words. */
    wait(view: EditorView, data: DataTransfer | null): boolean {
      const html = data?.getData('text/html');
      if (!loading.current || !html) return false;
      const text = data?.getData('text/plain') ?? '';
      void loading.current.then(
        () => view.pasteHTML(html),
        () => view.pasteText(text),
      );
      return true;
    },
  };
}
