import { type RefObject, useEffect } from 'react';

/** Limits a panel to the space above a phone's keyboard. `overscroll-behavior` stops swipes only if something overflows. */
export function useContainedScroll(isOpen: boolean, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const { visualViewport } = window;
    let start: Pick<Touch, 'clientX' | 'clientY'> | undefined;

    const setRoom = () => {
      if (visualViewport) element.style.setProperty('--room', `${visualViewport.height * visualViewport.scale}px`);
    };
    const stop = (event: Event, distance: number) => {
      if (event.cancelable && distance && !canScroll(event.target, element, distance)) event.preventDefault();
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) stop(event, event.deltaY); // with Control it zooms
    };
    const onTouchStart = ({ touches }: TouchEvent) => {
      start = touches[0];
    };
    const onTouchMove = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!touch || !start || event.touches.length > 1) return;
      const distance = start.clientY - touch.clientY;
      if (Math.abs(distance) >= Math.abs(start.clientX - touch.clientX)) stop(event, distance);
    };

    setRoom();
    visualViewport?.addEventListener('resize', setRoom);
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchstart', onTouchStart, { passive: true });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => visualViewport?.removeEventListener('resize', setRoom); // the other three go with the panel
  }, [isOpen, panel]);
}

function canScroll(target: EventTarget | null, panel: Element, distance: number): boolean {
  for (let at = target instanceof Element ? target : null; at && panel.contains(at); at = at.parentElement) {
    const room = distance < 0 ? at.scrollTop : at.scrollHeight - at.clientHeight - at.scrollTop;
    if (room >= 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  }
  return false;
}
