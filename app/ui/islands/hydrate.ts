import type { ComponentType } from 'react';
import { type IslandName, islands } from '#app/islands.ts';

declare global {
  /** Made by the boot script. */
  var byline:
    | {
        wake(onIntent: (event: Event) => void): void;
        /** The island that must answer this click or shortcut, which the page's HTML cannot. */
        holds(event: Event): HTMLElement | false | null | undefined;
        warm?: () => void;
      }
    | undefined;
}

const hydrating = new WeakSet<HTMLElement>();
const hydrated = new WeakSet<HTMLElement>();
/** The last click or key that each waking island owes an answer; impatient repeats count once. */
const pendingEvents = new Map<HTMLElement, Event>();

/** Takes over from the boot script: wakes an island at the first intent and replays what it was woken by. */
export function installIslands(): void {
  const { byline } = globalThis;
  if (!byline) return;
  byline.warm = () => void import('./mount.ts').catch(() => undefined); // asked for again when it is needed
  byline.wake((event) => onIntent(event, byline.holds(event) || null));
  addEventListener('pagehide', () => pendingEvents.clear()); // a page that comes back must not do what was asked before it was left
}

function onIntent(event: Event, holder: HTMLElement | null) {
  const isKey = event.type === 'keydown';
  const island = holder ?? (!isKey && event.target instanceof Element ? event.target.closest<HTMLElement>('[data-island]') : null);
  if (!island || hydrated.has(island)) return;
  if (holder) {
    event.preventDefault();
    event.stopImmediatePropagation();
    pendingEvents.set(island, event);
  }
  if (!hydrating.has(island)) void hydrate(island);
}

async function hydrate(island: HTMLElement) {
  hydrating.add(island);
  const name = island.dataset.island as IslandName; // written by Island from the same registry
  try {
    const [{ mount }, component] = await Promise.all([import('./mount.ts'), islands[name]()]);
    mount(island, component as ComponentType<object>); // props were serialised from the component's own type
  } catch {
    // Its script did not come: from here on its HTML works as it does without scripts.
  }
  hydrated.add(island);
  const event = pendingEvents.get(island);
  pendingEvents.delete(island);
  if (event) replay(event);
}

/** Sends the event again; by dispatch, since what is inside an icon has no `click()`. */
function replay(event: Event) {
  const { target } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  target.dispatchEvent(event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event));
}
