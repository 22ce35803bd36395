import { type ComponentType, lazy, useRef, useState } from 'react';
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

/** A dialog, or what a section holds, that is loaded when it is first opened; undefined while it is closed. */
export function useDialogPart<Props>(load: () => Promise<ComponentType<Props>>, name: string) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const loadDialog = usePart(load, name);
  async function open() {
    const part = await loadDialog();
    if (part) setDialog(() => part);
  }
  return { Dialog, open: () => void open(), close: () => setDialog(undefined) };
}

/** A component that a page can do without: nothing is shown if it does not come. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const none: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => none) }));
}
