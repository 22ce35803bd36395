import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

export type Panel = 'link' | 'find';

export interface Tool {
  name: string;
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
