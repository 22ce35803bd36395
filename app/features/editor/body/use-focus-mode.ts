import { type RefObject, useEffect, useState } from 'react';

/** Escape ends focus mode and does not close the form then. */
export function useFocusMode(field: RefObject<HTMLElement | null>) {
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    if (!isFocused) return;
    const end = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const isElsewhere = event.target instanceof Element && event.target.closest('dialog') !== field.current?.closest('dialog');
      if (isElsewhere) return;
      event.preventDefault();
      setIsFocused(false);
    };
    document.addEventListener('keydown', end);
    return () => document.removeEventListener('keydown', end);
  }, [isFocused, field]);
  return [isFocused, setIsFocused] as const;
}
