import { useEffect } from 'react';

/** `/`, and Ctrl or Command K. The boot script knows the same two, for the time before anything is hydrated. */
export function useShortcut(open: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only calls setters and refs, which never change
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey;
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      if (hasModifier ? !/^k$/i.test(event.key) : event.key !== '/' || isTyping) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
