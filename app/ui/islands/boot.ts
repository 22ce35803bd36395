export interface IslandBoot {
  /** The island that must answer this click or shortcut, which the page's HTML cannot. */
  find(event: Event): Element | false | null | undefined;
  /** Keeps an event from the page, and shows at once that its island has taken it. */
  hold(event: Event, holder: Element): void;
  /** Sends the events that were kept, and each from now on, to the listener. */
  start(listener: (event: Event) => void): void;
  preload?: () => void;
}

declare global {
  var islands: IslandBoot | undefined;
}

/** What is read of any of the events. */
type IntentEvent = Event & Partial<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'key'>>;

/**
 * The inline script of a public page. It loads nothing until the reader does something, and then the entry module that the element
 * before it names. A click that an island must answer, and the shortcut, is held and handed to that module; if it does not come, or
 * is not what was built, the click is let through to the HTML as it is. An island that is waited for is `aria-busy`, which is `false`
 * once its script has failed to come.
 */
export default function boot({ src, integrity }: HTMLScriptElement, shortcutIsland: string): void {
  const kept: Event[] = [];
  let hasFailed = false;
  let listener = keep;

  // As an element, because import() takes no integrity. One that has been loaded is not run again.
  const load = (): Promise<unknown> =>
    new Promise((onload, onerror) =>
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, integrity, onload, onerror })),
    );
  const closest = ({ target }: Event, selector: string) => (target as Element).closest?.<HTMLElement>(selector); // or it is the document
  /** The field that an island shows without its script, so that the browser itself takes what is typed. */
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
  // In the order in which a reader's intent shows; a key counts only where it is the shortcut.
  for (const name of ['pointerover', 'focusin', 'click', 'keydown']) addEventListener(name, (event) => listener(event), true);

  // Until the island is hydrated.
  addEventListener('keydown', (event) => event.key === 'Escape' && closest(event, '[data-instant] input')?.blur());

  // The first sign of life only starts the download.
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
