import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { findSlashItems, type SlashItem } from './slash-items.tsx';

/** More letters after the slash are a text. */
const MAX_TYPED = 20;

function findSlash({ state: { selection } }: Editor): { from: number; typed: string } | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph' || $from.parentOffset !== $from.parent.content.size) return null;
  const text = $from.parent.textContent;
  return text.startsWith('/') && text.length <= MAX_TYPED ? { from: $from.start(), typed: text.slice(1) } : null;
}

/** A closed menu stays closed until another slash is typed. */
export function useSlash(editor: Editor, onPanel: (panel: NonNullable<SlashItem['panel']>) => void) {
  const slash = useEditorState({
    editor,
    selector: ({ editor: current }) => findSlash(current),
    equalityFn: (a, b) => a?.from === b?.from && a?.typed === b?.typed,
  });
  const isFocused = useEditorState({ editor, selector: ({ editor: current }) => current.isFocused });
  const [closedAt, setClosedAt] = useState<number>();
  const [active, setActive] = useState({ typed: '', at: 0 });
  if (!slash && closedAt !== undefined) setClosedAt(undefined);
  const items = isFocused && slash && slash.from !== closedAt ? findSlashItems(slash.typed) : [];
  const at = active.typed === slash?.typed ? Math.min(active.at, items.length - 1) : 0;

  return {
    items,
    at,
    from: slash?.from,
    move: (step: number) => setActive({ typed: slash?.typed ?? '', at: (at + step + items.length) % items.length }),
    close: () => setClosedAt(slash?.from),
    choose(item: SlashItem | undefined) {
      const current = findSlash(editor); // more may have been typed than the menu shows
      if (!current || !item) return;
      editor
        .chain()
        .focus()
        .deleteRange({ from: current.from, to: current.from + current.typed.length + 1 })
        .run();
      if (item.panel) onPanel(item.panel);
      else item.run?.(editor);
    },
  };
}
