import type { ComponentType } from 'react';
import { type IslandName, registry } from './registry.ts';

declare global {
  /** Made by the boot script. */
  var byline: { wake(onIntent: (event: Event) => void): void; warm?: () => void } | undefined;
}

const waking = new WeakMap<HTMLElement, Promise<void>>();
const awake = new WeakSet<HTMLElement>();

/** Takes over from the boot script: wakes an island at the first intent and replays the click that woke it. */
export function installIslands(): void {
  if (!globalThis.byline) return;
  globalThis.byline.warm = () => void import('./mount.ts');
  globalThis.byline.wake(onIntent);
  addEventListener('keydown', onShortcut);
}

function onIntent(event: Event) {
  const target = event.target instanceof Element ? event.target : null;
  const island = target?.closest<HTMLElement>('[data-island]');
  if (!island || awake.has(island)) return;
  if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey)) return;
  const isClick = event.type === 'click';
  if (isClick) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  wake(island).then(
    () => {
      if (isClick && target instanceof HTMLElement && target.isConnected) target.click();
    },
    () => {
      awake.add(island); // its script did not come: from here on its HTML works as it does without scripts
      if (isClick && target instanceof HTMLElement) target.click();
    },
  );
}

function wake(island: HTMLElement): Promise<void> {
  const begun = waking.get(island);
  if (begun) return begun;
  const name = island.dataset.island as IslandName; // written by Island from the same registry
  const promise = Promise.all([import('./mount.ts'), registry[name]()]).then(([{ mount }, component]) => {
    mount(island, component as ComponentType<object>); // props were serialised from the component's own type
    awake.add(island);
  });
  waking.set(island, promise);
  return promise;
}

/** `/` and Ctrl or Command K open the search panel, except while the reader is typing. */
function onShortcut(event: KeyboardEvent) {
  const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]');
  const isShortcut =
    (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) ||
    (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
  const island = document.querySelector<HTMLElement>('[data-island="search"]');
  if (!isShortcut || !island || awake.has(island)) return;
  event.preventDefault();
  void wake(island).then(() => island.querySelector<HTMLElement>('.search-toggle')?.click());
}
