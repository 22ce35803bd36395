import { useRef } from 'react';
import { useToast } from './toast.tsx';

/**
 * A part of a page that few need, fetched when it is first asked for. Undefined where it does not come, which a message says with `name`:
 * the next time asks again.
 */
export function usePart<Part>(load: () => Promise<Part>, name: string): () => Promise<Part | undefined> {
  const showToast = useToast();
  const part = useRef<Promise<Part | undefined>>(undefined);
  return () => {
    part.current ??= load().catch(() => {
      part.current = undefined;
      showToast('error', `${name} could not be loaded`, { cause: 'Check your connection, and try again.' });
      return undefined;
    });
    return part.current;
  };
}
