import { type RefObject, useEffect } from 'react';

/** For this long a scroll after a change of the viewport is attributed to a phone's keyboard. */
const KEYBOARD_MS = 400;

export function useDismissal(
  isOpen: boolean,
  { inside, dismiss }: { inside: RefObject<HTMLElement | null>[]; dismiss: (reason: 'escape' | 'elsewhere') => void },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs and the setter behind them never change
  useEffect(() => {
    if (!isOpen) return;
    const leave = () => dismiss('elsewhere');
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !inside.some(({ current }) => current?.contains(target))) leave();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      dismiss('escape');
    };
    const stopWatching = watchPageScroll(leave);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      stopWatching();
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
}

function watchPageScroll(onScroll: () => void): () => void {
  const viewport = window.visualViewport ?? window;
  const mayHaveKeyboard = matchMedia('(any-pointer: coarse)').matches;
  let from = scrollY;
  let resizedAt = Number.NEGATIVE_INFINITY;
  let pending: number | undefined;

  const report = () => {
    pending = undefined;
    if (performance.now() - resizedAt > KEYBOARD_MS) onScroll();
    else from = scrollY;
  };
  const onPageScroll = () => {
    if (Math.abs(scrollY - from) < 1) return;
    if (!mayHaveKeyboard) onScroll();
    else pending ??= window.setTimeout(report, KEYBOARD_MS / 2);
  };
  const onResize = () => {
    resizedAt = performance.now();
    from = scrollY;
  };
  addEventListener('scroll', onPageScroll, { passive: true });
  viewport.addEventListener('resize', onResize);
  return () => {
    clearTimeout(pending);
    removeEventListener('scroll', onPageScroll);
    viewport.removeEventListener('resize', onResize);
  };
}
