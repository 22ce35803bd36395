import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { elementGroups } from '#features/html/elements/editor-elements.tsx';
import { TABLE_TOOLS } from './tables/table-tools.tsx';
import { useEditorValue } from './use-editor.ts';

interface FloatingToolsProps {
  editor: Editor;
  /** Shown whatever is selected. */
  isOpen: boolean;
  /** All of it, by its key. */
  isCalled: boolean;
  onLeave: () => void;
  children: ReactNode;
}

/** Stands over what is selected or what the cursor is in; on a phone, in a row under the text while it is written. */
export function FloatingTools({ editor, isOpen, isCalled, onLeave, children }: FloatingToolsProps) {
  const element = useRef<HTMLDivElement>(null);
  const reason = useEditorValue(editor, findReason);
  const mode = isCalled ? 'called' : isOpen ? 'selection' : reason;
  const isShown = mode !== null;

  useLayoutEffect(() => {
    const tools = element.current;
    if (!tools || !isShown) return;
    const body = tools.closest('.dialog-body');
    const follow = () => place(tools, editor);
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(tools);
    editor.on('transaction', follow);
    body?.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      observer.disconnect();
      editor.off('transaction', follow);
      body?.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [editor, isShown]);

  function leaveByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.isDefaultPrevented()) return;
    event.preventDefault();
    editor.view.focus(); // at once: the next key is for the text
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the toolbar in it has the keys
    <div
      ref={element}
      className="floating-tools"
      data-mode={mode ?? undefined}
      onKeyDown={leaveByEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onLeave();
      }}
    >
      {children}
    </div>
  );
}

const CONTEXTS = [TABLE_TOOLS.group, ...elementGroups];

function findReason(editor: Editor): 'selection' | 'context' | 'figure' | null {
  const { selection } = editor.state;
  if (editor.isActive('figure')) return 'figure';
  if (selection instanceof NodeSelection) return null;
  if (!selection.empty) return 'selection';
  return CONTEXTS.some(({ isShown }) => isShown?.(editor)) ? 'context' : null;
}

const GAP = 8;

/** Above what is selected, below what the cursor is in; at the other side if there is no room, else at the top edge of what is in view. */
function place(tools: HTMLElement, editor: Editor) {
  const around = tools.closest('.dialog')?.getBoundingClientRect();
  const view = tools.closest('.dialog-body')?.getBoundingClientRect();
  const column = tools.closest('.editor')?.getBoundingClientRect();
  if (!around || !view || !column) return;
  const target = getTarget(editor);
  const height = tools.offsetHeight + GAP;
  const above = target.top - height >= view.top ? target.top - height : undefined;
  const below = target.bottom + height <= view.bottom ? target.bottom + GAP : undefined;
  const top = (editor.state.selection.empty ? (below ?? above) : (above ?? below)) ?? view.top + GAP;
  const left = Math.max(column.left, Math.min(target.left, column.right - tools.offsetWidth));
  tools.style.setProperty('--tools-top', `${top - around.top}px`);
  tools.style.setProperty('--tools-left', `${left - around.left}px`);
}

function getTarget({ view, state: { selection } }: Editor): { left: number; top: number; bottom: number } {
  const { $from, from, to, empty } = selection;
  const block = empty && $from.depth > 0 ? view.nodeDOM($from.before(1)) : selection instanceof NodeSelection && view.nodeDOM(from);
  if (block instanceof Element) return block.getBoundingClientRect();
  const start = view.coordsAtPos(from);
  return { left: start.left, top: start.top, bottom: view.coordsAtPos(to).bottom };
}
