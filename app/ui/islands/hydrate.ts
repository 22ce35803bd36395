import type { ComponentType } from 'react';
import type { IslandBoot } from './boot.ts';

export type IslandLoaders = Record<string, () => Promise<ComponentType<never>>>;

const hydrating = new WeakSet<Element>();
const hydrated = new WeakSet<Element>();
const pendingEvents = new Map<Element, Event>();

export function installIslands(loaders: IslandLoaders): void {
  const { islands } = globalThis;
  if (!islands) return;
  islands.preload = () => void import('./mount.ts').catch(() => undefined); // asked for again when it is needed
  islands.start((event) => onIntent(event, islands, loaders));
  addEventListener('pagehide', () => pendingEvents.clear()); // a page that comes back must not do what was asked before it was left
}

function onIntent(event: Event, boot: IslandBoot, loaders: IslandLoaders) {
  const holder = boot.find(event);
  const isKey = event.type === 'keydown';
  const island = holder || (!isKey && event.target instanceof Element ? event.target.closest('[data-island]') : null);
  if (!(island instanceof HTMLElement) || hydrated.has(island)) return;
  if (holder) {
    if (!event.defaultPrevented) boot.hold(event, holder); // else the boot script has
    pendingEvents.set(island, event);
  }
  if (!hydrating.has(island)) void hydrate(island, loaders);
}

async function hydrate(island: HTMLElement, loaders: IslandLoaders) {
  hydrating.add(island);
  const field = island.querySelector<HTMLInputElement>('[data-instant] input');
  const isMounted = await load(island, loaders);
  hydrated.add(island);
  island.ariaBusy = isMounted ? null : 'false';
  const event = pendingEvents.get(island);
  pendingEvents.delete(island);
  const isAnswered = field && (isMounted || field.value); // by the field that was shown at once
  if (event && !isAnswered) replay(event);
}

async function load(island: HTMLElement, loaders: IslandLoaders): Promise<boolean> {
  try {
    const [{ mount }, component] = await Promise.all([import('./mount.ts'), loaders[island.dataset.island ?? '']?.()]);
    if (component) mount(island, component as ComponentType<object>); // props were serialised from the component's own type
    return component !== undefined;
  } catch {
    return false;
  }
}

/** Elements inside an icon have no `click()`. */
function replay(event: Event) {
  const { target } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  target.dispatchEvent(event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event));
}
