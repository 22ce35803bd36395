export interface IslandBoot {
  find(event: Event): Element | false | null | undefined;
  hold(event: Event, holder: Element): void;
  start(listener: (event: Event) => void): void;
  preload?: () => void;
}

declare global {
  var islands: IslandBoot | undefined;
}

type IntentEvent = Event & Partial<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'key'>>;

/**
 * The inline script of public pages. Loads nothing until the reader acts. A click that an island must answer is held and handed over; if
 * the module does not come, it goes to the HTML. A waiting island is `aria-busy="true"`, a failed one `"false"`.
 */
export default function boot({ src, integrity }: HTMLScriptElement, shortcutIsland: string): void {
  const kept: Event[] = [];
  let hasFailed = false;
  let listener = keep;

  // A script element, because import() takes no integrity.
  const load = (): Promise<unknown> =>
    new Promise((onload, onerror) =>
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, integrity, onload, onerror })),
    );
  const closest = ({ target }: Event, selector: string) => (target as Element).closest?.<HTMLElement>(selector); // or it is the document
  /** Works without its island's script, so that the browser itself takes typed text. */
  const findField = (island: Element) => island.querySelector<HTMLInputElement>('[data-instant] input');

  function find(event: IntentEvent) {
    const isCommand = event.ctrlKey || event.metaKey;
    if (hasFailed) return false;
    if (event.type === 'keydown') {
      const isShortcut = isCommand ? 'kK'.includes(event.key as string) : event.key === '/' && !closest(event, ':read-write');
      return isShortcut && document.querySelector(`[data-island=${shortcutIsland}]`);
    }
    const isLeftToBrowser = event.type !== 'click' || isCommand || event.shiftKey || closest(event, 'a:not([data-toggle]),summary');
    return !isLeftToBrowser && closest(event, '[data-island]');
  }

  function hold(event: Event, holder: Element) {
    event.preventDefault();
    event.stopPropagation();
    holder.ariaBusy = ''; // shows the field for the focus, which then keeps it there
    findField(holder)?.focus({ preventScroll: true });
    holder.ariaBusy = 'true';
  }

  function keep(event: Event) {
    const holder = find(event);
    if (holder) hold(event, holder);
    if (holder || (event.type !== 'keydown' && closest(event, '[data-island]'))) {
      kept.push(event);
      load().catch(giveUp);
    }
  }

  function giveUp() {
    const held = kept.splice(0).findLast((event) => event.defaultPrevented);
    const holder = held && closest(held, '[data-island]'); // a shortcut's target is in none
    hasFailed = true;
    for (const island of document.querySelectorAll('[data-island]')) island.ariaBusy = 'false';
    if (holder && !findField(holder)?.value) held.target?.dispatchEvent(new MouseEvent('click', held));
  }

  self.islands = {
    find,
    hold,
    start(newListener) {
      hasFailed = false;
      listener = newListener;
      kept.splice(0).map(newListener);
    },
  };
  for (const name of ['pointerover', 'focusin', 'click', 'keydown']) addEventListener(name, (event) => listener(event), true);

  addEventListener('keydown', (event) => event.key === 'Escape' && closest(event, '[data-instant] input')?.blur());

  for (const name of ['pointermove', 'scroll', 'keydown']) {
    addEventListener(
      name,
      () =>
        load().then(
          () => islands?.preload?.(),
          () => {},
        ),
      { once: true },
    );
  }
}
