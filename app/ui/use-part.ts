import { useRef } from 'react';
import { useToast } from './toast.tsx';

/** Undefined if the part does not come; the next call tries again. */
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
