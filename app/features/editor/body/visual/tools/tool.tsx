import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

/** What a tool asks before it changes the text. */
export type Panel = 'link' | 'find';

export interface Tool {
  name: string;
  /** As `Mod+Shift+8`: Mod is Control, on a Mac Command. */
  keys?: string;
  icon: ReactNode;
  isPressed?: (editor: Editor) => boolean;
  canUse?: (editor: Editor) => boolean;
  run?: (editor: Editor) => void;
  panel?: Panel;
}

export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
