import { type ComponentType, type ReactNode, useState } from 'react';
import { usePart } from '#ui/use-part.ts';

/** A dialog that is loaded when it is first opened. */
export function useFormattingGuide(): { open: () => void; dialog: ReactNode } {
  const [Guide, setGuide] = useState<ComponentType<{ onClose: () => void }>>();
  const loadGuide = usePart(() => import('./formatting-guide.tsx'), 'The formatting guide');

  async function load() {
    const part = await loadGuide();
    if (part) setGuide(() => part.FormattingGuide);
  }
  return { open: () => void load(), dialog: Guide && <Guide onClose={() => setGuide(undefined)} /> };
}
