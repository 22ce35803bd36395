import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { Panel, Tool } from '#features/html/elements/tool.tsx';
import { TOOL_GROUPS } from './tools.tsx';
import { useEditorValue } from './use-editor.ts';

interface ToolbarProps {
  editor: Editor;
  panel: Panel | undefined;
  onPanel: (panel: Panel | undefined) => void;
}

type ToolState = { isPressed: boolean | undefined; isDisabled: boolean };

/** One stop for Tab, arrow keys between the buttons. */
export function Toolbar({ editor, panel, onPanel }: ToolbarProps) {
  const [last, setLast] = useState<string>();
  const bar = useRef<HTMLDivElement>(null);
  const groups = useEditorValue(editor, (current) =>
    TOOL_GROUPS.map(({ tools, isShown }): ToolState[] | undefined =>
      isShown?.(current) === false
        ? undefined
        : tools.map((tool) => ({ isPressed: tool.isPressed?.(current), isDisabled: tool.canUse?.(current) === false })),
    ),
  );

  function moveFocus(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [])].filter((button) =>
      button.checkVisibility(),
    );
    const index = buttons.indexOf(document.activeElement as HTMLElement); // -1 for anything else
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || index === -1) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  }

  const usable = TOOL_GROUPS.flatMap(({ tools }, index) => tools.filter((_, position) => groups[index]?.[position]?.isDisabled === false));
  const tabStop = usable.find(({ name }) => name === last) ?? usable[0];
  return (
    <div ref={bar} className="toolbar scrolls-sideways" role="toolbar" aria-label="Formatting" onKeyDown={moveFocus}>
      {TOOL_GROUPS.map(({ name, tools, isShown }, index) => {
        const states = groups[index];
        return (
          states && (
            // biome-ignore lint/a11y/useSemanticElements: buttons of a toolbar, no fields of a form
            <div
              key={name}
              className={isShown ? 'toolbar-group toolbar-context' : 'toolbar-group'}
              data-group={name}
              role="group"
              aria-label={name}
            >
              {tools.map((tool, position) => {
                const isOpen = tool.panel !== undefined && tool.panel === panel;
                return (
                  <ToolButton
                    key={tool.name}
                    tool={tool}
                    {...states[position]}
                    isOpen={tool.panel && isOpen}
                    isTabStop={tool === tabStop}
                    onFocus={() => setLast(tool.name)}
                    onMouseDown={(event) => editor.isFocused && event.preventDefault()} // a letter typed before the text has the focus again would be lost
                    onClick={() => {
                      if (tool.panel) return onPanel(isOpen ? undefined : tool.panel);
                      editor.view.focus(); // at once, for the same letter: Tiptap waits for a frame
                      tool.run?.(editor);
                    }}
                  />
                );
              })}
            </div>
          )
        );
      })}
    </div>
  );
}

/** Focuses the tool that was used last. */
export function focusTools(around: Element | null | undefined) {
  around?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
}

interface ToolButtonProps extends Partial<ToolState> {
  tool: Tool;
  isOpen: boolean | undefined;
  isTabStop: boolean;
  onFocus: () => void;
  onMouseDown: (event: MouseEvent) => void;
  onClick: () => void;
}

function ToolButton({
  tool: { name, keys, icon, panel },
  isPressed,
  isDisabled = false,
  isOpen,
  isTabStop,
  onFocus,
  onMouseDown,
  onClick,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className="tool toolbar-tool"
      data-panel={panel}
      aria-label={name}
      title={keys ? `${name} (${describeKeys(keys)})` : name}
      aria-pressed={isPressed}
      aria-expanded={isOpen}
      aria-keyshortcuts={keys?.replace('Mod', isMac() ? 'Meta' : 'Control')}
      disabled={isDisabled}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}

const MAC_KEYS: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

function describeKeys(keys: string): string {
  if (!isMac()) return keys.replace('Mod', 'Ctrl');
  const parts = keys.split('+').map((key) => MAC_KEYS[key] ?? key);
  const order = ['⌥', '⇧', '⌘'];
  return [...order.filter((sign) => parts.includes(sign)), ...parts.filter((part) => !order.includes(part))].join('');
}

function isMac(): boolean {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
}
