import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const KEYS = [
  ['j or ↓', 'next'],
  ['k or ↑', 'previous'],
  ['Enter', 'edit'],
  ['x', 'select'],
  ['n', 'add'],
  ['/', 'search'],
  ['?', 'these keys'],
] as const;

interface ListKeyboardProps {
  newPath: string;
  count: string;
  selectAll: ReactNode;
  children: ReactNode;
}

/** Handles keys only while the focus is in the list (WCAG 2.1.4). */
export function ListKeyboard({ newPath, count, selectAll, children }: ListKeyboardProps) {
  const list = useRef<HTMLDivElement>(null);
  const help = useRef<HTMLDivElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const { search } = useLocation();

  function move(step: number) {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('.admin-row') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
  }

  function act(key: string, target: Element): boolean {
    const edit = target.getAttribute('data-edit');
    if (key === 'j' || key === 'ArrowDown') move(1);
    else if (key === 'k' || key === 'ArrowUp') move(-1);
    else if (key === 'n') void navigate({ pathname: newPath, search });
    else if (key === 'x') target.closest('.admin-row')?.querySelector<HTMLInputElement>('.row-check input')?.click();
    else if (key === '/') document.querySelector<HTMLElement>('.list-filters [type=search]')?.focus();
    else if (key === '?') help.current?.togglePopover();
    else if (key === 'Enter' && edit) void navigate({ pathname: edit, search });
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
    if (target.closest('dialog, [popover], input:not([type=checkbox]), select, textarea, [contenteditable]')) return; // what a row has opened is no part of it
    if (act(key, target)) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what has the focus is a row or a control in it
    <div ref={list} onKeyDown={onKeyDown}>
      <div className="list-summary">
        {selectAll}
        <p role="status">{count}</p>
        <button type="button" className="tool list-keys-button" popoverTarget={id} aria-keyshortcuts="?">
          Keyboard shortcuts
        </button>
        <div ref={help} id={id} popover="auto" className="list-keys">
          <p>When the list has focus:</p>
          <dl>
            {KEYS.map(([keys, what]) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {children}
    </div>
  );
}
