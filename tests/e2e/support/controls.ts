/** The controls of a page, in the page itself. */
export interface Controls {
  /** Names of all that can be pressed in the open dialog, or in the page. One of those that are called the same stands for all. */
  list(): string[];
  /** Names of those that are left out because two rows of their list are pressed already. */
  repeated(): string[];
  /** A point of one, in view and not covered. */
  find(name: string): { x: number; y: number } | 'gone' | 'covered';
  open(name: string): void;
  /** Whether the page's own code has come, and nothing in it changes. */
  isQuiet(): Promise<boolean>;
  /** Something has changed, opened or got the focus since the button of the mouse went down. */
  hasReacted(): boolean;
}

/** Runs in the page, before its own scripts. */
export function installControls({ hasFrame }: { hasFrame: boolean }): void {
  const PRESSED =
    'a[href], button, summary, select, textarea, label, [role="button"], [contenteditable="true"], input:not([type="hidden"], [type="file"])';
  const WRITTEN = 'select, textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';
  const ROW = ':is(.admin-list, tbody) > *, .admin-row';
  let changes = 0;
  let reactions = 0;
  let watched: Element | undefined;
  indexedDB.deleteDatabase('byline');
  localStorage.clear();

  function isPressed(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    if (width < 4 || height < 4 || !element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.matches(':disabled, [aria-disabled="true"], [contenteditable] a') || element.closest('[inert], .skip-link, .toast-host'))
      return false;
    if (element instanceof HTMLLabelElement) return element.control?.matches(`:disabled, ${WRITTEN}`) === false; // their fields are pressed
    return !(element instanceof HTMLAnchorElement) || (element.origin === location.origin && element.protocol.startsWith('http'));
  }

  function isRepeated(element: HTMLElement): boolean {
    const row = element.closest(ROW);
    return row?.previousElementSibling?.previousElementSibling?.matches(ROW) === true;
  }

  function nameOf(element: HTMLElement): string {
    const seen = element.cloneNode(true) as HTMLElement;
    for (const hidden of seen.querySelectorAll('.visually-hidden, option')) hidden.remove();
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
    const words = element.matches('[contenteditable]') ? 'text' : seen.textContent?.trim();
    const name = words || element.getAttribute('aria-label') || label || element.title || element.getAttribute('name') || element.className;
    return `${element.tagName.toLowerCase()} ${name.replace(/\s+/g, ' ').replace(/\d+/g, '#').trim().slice(0, 60)}`;
  }

  function collect(wanted: (element: HTMLElement) => boolean): Map<string, HTMLElement> {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? (hasFrame ? document.body : document.querySelector('main'));
    const found = new Map<string, HTMLElement>();
    for (const element of root?.querySelectorAll<HTMLElement>(PRESSED) ?? []) {
      const name = nameOf(element);
      if (isPressed(element) && !found.has(name) && wanted(element)) found.set(name, element);
    }
    return found;
  }
  const collectOnce = () => collect((element) => !isRepeated(element));

  function isHit(element: HTMLElement, { x, y }: { x: number; y: number }): boolean {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    const label = hit.closest('label');
    return element.contains(hit) || label === element || label?.control === element;
  }

  const react = () => {
    reactions += 1;
  };
  const observer = new MutationObserver((records) => {
    const isGoing = ({ target, addedNodes }: MutationRecord) =>
      addedNodes.length === 0 && target instanceof Element && target.closest('.toast-host'); // a toast's time is over
    if (records.every(isGoing)) return;
    changes += 1;
    react();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const startAgain = () => {
    observer.takeRecords();
    reactions = 0;
  };
  addEventListener('pointerdown', startAgain, true);
  for (const type of ['change', 'input', 'toggle', 'close', 'hashchange']) addEventListener(type, react, true);
  const isFocusEnough = () => watched?.matches(`${WRITTEN}, [type="radio"], [aria-pressed="true"]`); // what is chosen already stays so
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const isAround = target !== watched && target.contains(watched ?? null); // a dialog takes the focus of what does not
    if (target === watched ? isFocusEnough() : !isAround) react();
  };
  addEventListener('focusin', onFocus, true);
  document.addEventListener('selectionchange', () => watched?.matches('[contenteditable]') && react());

  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
  const isHydrated = () => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  };

  const controls: Controls = {
    list: () => [...collectOnce().keys()],
    repeated: () => {
      const pressed = collectOnce();
      return [...collect(isRepeated).keys()].filter((name) => !pressed.has(name));
    },
    find(name) {
      const element = collectOnce().get(name);
      if (!element) return 'gone';
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const [box = element.getBoundingClientRect()] = element.getClientRects();
      const points = [0.5, 0.2, 0.8].flatMap((x) => [0.5, 0.2, 0.8].map((y) => ({ x: box.x + box.width * x, y: box.y + box.height * y })));
      const point = points.find((each) => isHit(element, each));
      watched = element;
      return point ?? 'covered';
    },
    open: (name) => collectOnce().get(name)?.click(),
    async isQuiet() {
      const before = changes;
      await idle();
      await idle();
      return isHydrated() && before === changes;
    },
    hasReacted: () => reactions > 0,
  };
  Object.assign(window, { controls });
}
