import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Panel } from '../tools/tool.tsx';
import { useSlash } from './use-slash.ts';

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
