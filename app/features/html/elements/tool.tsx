import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

export type Panel = 'link' | 'find' | 'template';

export interface Tool {
  name: string;
  keys?: string;
  icon: ReactNode;
  /** By which it is found in the list of what can be inserted. */
  words?: string;
  isPressed?: (editor: Editor) => boolean;
  canUse?: (editor: Editor) => boolean;
  run?: (editor: Editor) => void;
  /** Opens after it has run. */
  panel?: Panel;
}

/** The icon is drawn from its path. */
export type ElementTool = Omit<Tool, 'icon'> & { path: string };

export interface ToolGroup {
  name: string;
  tools: Tool[];
  isShown?: (editor: Editor) => boolean;
}

export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
