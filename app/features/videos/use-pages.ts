import { type RefObject, useEffect, useState } from 'react';
import { SMALL_UP } from '#ui/breakpoints.ts';

export const PER_PAGE = 3;

const SETTLED_MS = 120;

export interface Pages {
  /** Hydrated, wide enough for a whole page, and more than one of them. */
  isPaged: boolean;
  count: number;
  current: number;
  isOnPage(item: number): boolean;
  /** Wraps around at both ends. */
  turnTo(page: number): void;
}

/** Follows the strip when it is scrolled by hand. The last page is a full one as well. */
export function usePages(strip: RefObject<HTMLElement | null>, length: number): Pages {
  const [isWide, setIsWide] = useState(false);
  const [first, setFirst] = useState(0);
  const count = Math.ceil(length / PER_PAGE);
  const lastFirst = Math.max(0, length - PER_PAGE);
  const isPaged = isWide && count > 1;

  useEffect(() => {
    const wide = matchMedia(SMALL_UP);
    const update = () => setIsWide(wide.matches);
    update();
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, []);

  useEffect(() => {
    const element = strip.current;
    if (!isPaged || !element) return;
    let timer: number | undefined;
    const follow = () => setFirst(Math.min(firstVisible(element), lastFirst));
    const followLater = () => {
      clearTimeout(timer);
      timer = window.setTimeout(follow, SETTLED_MS);
    };
    const [event, onEvent] = 'onscrollend' in element ? ['scrollend', follow] : ['scroll', followLater]; // Safari before 26.2
    follow();
    element.addEventListener(event, onEvent, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener(event, onEvent);
    };
  }, [isPaged, lastFirst, strip]);

  return {
    isPaged,
    count,
    current: first >= lastFirst ? count - 1 : Math.floor(first / PER_PAGE),
    isOnPage: (item) => item >= first && item < first + PER_PAGE,
    turnTo(page) {
      const target = Math.min(((page + count) % count) * PER_PAGE, lastFirst);
      setFirst(target);
      const element = strip.current;
      if (element) element.scrollTo({ left: getOffset(element, target) });
    },
  };
}

/** Prefers the focused card, so that it is not taken away. */
function firstVisible(strip: HTMLElement): number {
  const cards = [...strip.children];
  const offsets = cards.map((_, at) => Math.abs(getOffset(strip, at) - strip.scrollLeft));
  const nearest = offsets.indexOf(Math.min(...offsets));
  const focused = cards.findIndex((card) => card.contains(document.activeElement));
  return focused < 0 ? nearest : Math.min(Math.max(nearest, focused - PER_PAGE + 1), focused);
}

function getOffset(strip: HTMLElement, at: number): number {
  const [start, card] = [strip.children[0], strip.children[at]];
  return start && card ? card.getBoundingClientRect().left - start.getBoundingClientRect().left : 0;
}
