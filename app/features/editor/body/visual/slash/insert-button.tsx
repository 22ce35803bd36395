import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '#features/html/elements/tool.tsx';
import { useEditorValue } from '../use-editor.ts';

/** Next to the cursor in an empty line; types the slash that opens the menu. */
export function InsertButton({ editor }: { editor: Editor }) {
  const button = useRef<HTMLButtonElement>(null);
  const at = useEditorValue(editor, findEmptyLine);

  useLayoutEffect(() => {
    const line = at === null ? undefined : editor.view.coordsAtPos(at);
    const around = button.current?.offsetParent?.getBoundingClientRect();
    if (!line || !around) return;
    button.current?.style.setProperty('--line', `${(line.top + line.bottom) / 2 - around.top}px`);
    button.current?.style.setProperty('--edge-of-text', `${line.left - around.left}px`);
  }, [editor, at]);

  if (at === null) return null;
  return (
    <button
      ref={button}
      type="button"
      className="tool insert-button"
      aria-label="Insert"
      title="Insert (/)"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()} // the text keeps the focus
      onClick={() => editor.chain().focus().insertContent('/').run()}
    >
      <Icon path="M12 5v14M5 12h14" />
    </button>
  );
}

function findEmptyLine({ isFocused, state: { selection } }: Editor): number | null {
  const { $from, empty } = selection;
  const isLine = empty && $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  return isFocused && isLine ? $from.pos : null;
}
