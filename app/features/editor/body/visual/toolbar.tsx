import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef } from 'react';
import { type Panel, tools } from './tools.tsx';

interface ToolbarProps {
  editor: Editor;
  panel: Panel | undefined;
  onPanel: (panel: Panel | undefined) => void;
}

/** The editor's buttons: one stop for Tab, arrow keys between them. */
export function Toolbar({ editor, panel, onPanel }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.map((tool) => ({ isPressed: tool.isPressed?.(current), isDisabled: tool.canUse?.(current) === false })),
  });

  function moveFocus(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLElement); // -1 for anything else
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || index === -1) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  }

  const first = state.findIndex(({ isDisabled }) => !isDisabled);
  return (
    <div ref={bar} className="toolbar" role="toolbar" aria-label="Formatting" onKeyDown={moveFocus}>
      {tools.map(({ name, keys, icon, panel: opens, run }, index) => {
        const { isPressed, isDisabled = false } = state[index] ?? {};
        const isOpen = opens !== undefined && opens === panel;
        return (
          <button
            key={name}
            type="button"
            className="tool toolbar-tool"
            aria-label={name}
            title={keys ? `${name} (${keys})` : name}
            aria-pressed={isPressed}
            aria-expanded={opens && isOpen}
            aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
            disabled={isDisabled}
            tabIndex={index === first ? 0 : -1}
            onFocus={(event) => makeOnlyTabStop(bar.current, event.currentTarget)}
            onClick={() => (opens ? onPanel(isOpen ? undefined : opens) : run?.(editor))}
          >
            {icon}
          </button>
        );
      })}
    </div>
  );
}

/** The button that was used last is where Tab comes back to. */
function makeOnlyTabStop(bar: HTMLElement | null, current: HTMLElement) {
  for (const button of bar?.querySelectorAll('button') ?? []) button.tabIndex = button === current ? 0 : -1;
}
