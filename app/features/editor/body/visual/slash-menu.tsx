import type { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { insertedElements } from '#features/html/elements/editor-elements.tsx';
import { Icon, type Panel } from '#features/html/elements/tool.tsx';
import { TOOL_GROUPS } from './tools.tsx';
import { useEditorValue } from './use-editor.ts';

export function SlashMenu({ editor, onPanel }: { editor: Editor; onPanel: (panel: Panel) => void }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { items, at, from, move, close, choose } = useSlash(editor, onPanel);
  const isOpen = items.length > 0;

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) choose(items[at]);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const page = editor.view.dom.parentElement; // before the editor itself hears of it
    page?.addEventListener('keydown', handleKey, true);
    return () => page?.removeEventListener('keydown', handleKey, true);
  }, [editor]);

  useLayoutEffect(() => {
    const text = editor.view.dom;
    if (!isOpen) return;
    text.setAttribute('aria-haspopup', 'listbox');
    text.setAttribute('aria-controls', id);
    text.setAttribute('aria-activedescendant', `${id}-${at}`);
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of ['aria-haspopup', 'aria-controls', 'aria-activedescendant']) text.removeAttribute(name);
    };
  }, [editor, id, isOpen, at]);

  const count = items.length;
  useLayoutEffect(() => {
    const menu = list.current;
    if (!menu || from === undefined || count === 0) return;
    place(menu, editor.view.coordsAtPos(from));
  }, [editor, from, count]);

  if (!isOpen) return null;
  return (
    <div ref={list} id={id} className="slash-menu" role="listbox" aria-label="Insert" tabIndex={0}>
      {items.map(({ name, icon }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus, and names the option that is active
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text hears the keys
        <div
          key={name}
          id={`${id}-${index}`}
          className="slash-item"
          role="option"
          aria-selected={index === at}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(items[index])}
        >
          <span className="slash-icon" aria-hidden="true">
            {icon}
          </span>
          {name}
        </div>
      ))}
    </div>
  );
}

function place(menu: HTMLElement, slash: { left: number; top: number; bottom: number }) {
  const around = menu.offsetParent?.getBoundingClientRect();
  const body = menu.closest('.dialog-body')?.getBoundingClientRect();
  if (!around || !body) return;
  const isAbove = body.bottom - slash.bottom < menu.offsetHeight && slash.top - body.top > body.bottom - slash.bottom;
  const left = Math.max(0, Math.min(slash.left - around.left, around.width - menu.offsetWidth));
  menu.style.insetInlineStart = 'auto';
  menu.style.left = `${left}px`;
  menu.style.top = `${isAbove ? slash.top - around.top - menu.offsetHeight : slash.bottom - around.top}px`;
}

export interface SlashItem {
  name: string;
  icon: ReactNode;
  words: string;
  run?: ((editor: Editor) => void) | undefined;
  panel?: Panel | undefined;
}

const WORDS: Readonly<Record<string, string>> = {
  'Heading H2': 'h2 title section',
  'Subheading H3': 'h3',
  'Minor heading H4': 'h4',
  List: 'bullet points',
  'Numbered list': 'steps ordered',
  Quotation: 'quote blockquote',
  'Code block': 'pre',
  Image: 'photo picture figure',
  Divider: 'line rule hr',
};

const ITEMS: SlashItem[] = [
  ...TOOL_GROUPS.filter(({ name }) => ['Headings', 'Blocks', 'Insert'].includes(name)).flatMap(({ tools }) =>
    tools.map(({ name, icon, run, panel }) => ({ name: name.replace(/ H\d$/, ''), icon, run, panel, words: WORDS[name] ?? '' })),
  ),
  ...insertedElements.map(({ name, icon, run, panel, words = '' }) => ({ name, icon, run, panel, words })),
  {
    name: 'Template',
    icon: <Icon path="M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4" />,
    words: 'sample start',
    panel: 'template',
  },
];

function findSlashItems(typed: string): SlashItem[] {
  const wanted = typed.trim().toLowerCase();
  return ITEMS.filter(({ name, words }) => `${name} ${words}`.toLowerCase().includes(wanted));
}

/** More letters after the slash are a text. */
const MAX_TYPED = 20;

function findSlash({ state: { selection } }: Editor): { from: number; typed: string } | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph' || $from.parentOffset !== $from.parent.content.size) return null;
  const text = $from.parent.textContent;
  return text.startsWith('/') && text.length <= MAX_TYPED ? { from: $from.start(), typed: text.slice(1) } : null;
}

/** A closed menu stays closed until another slash is typed. */
function useSlash(editor: Editor, onPanel: (panel: NonNullable<SlashItem['panel']>) => void) {
  const slash = useEditorValue(editor, findSlash);
  const isFocused = useEditorValue(editor, (current) => current.isFocused);
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
      item.run?.(editor);
      if (item.panel) onPanel(item.panel);
    },
  };
}

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
