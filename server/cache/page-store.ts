import type { Representation } from '../response/representation.ts';
import type { ShareablePage } from './shareable-page.ts';

export interface Page {
  key: string;
  version: number;
  staleAt: number;
  isNegotiated: boolean;
  dependsOnViewer: boolean;
  takesToken: boolean;
  item?: ShareablePage['item'];
  representation: Representation;
}

export interface PageStore {
  get(key: string): Page | undefined;
  put(page: Page): void;
  has(page: Page): boolean;
  deleteOlder(than: Page): void;
  update(page: Page, change: () => void): void;
  readonly bytes: number;
}

const ENTRY_BYTES = 1024;

interface Slot {
  page: Page;
  wasRead: boolean;
}

/** Evicts by second chance rather than LRU, so that a read reorders nothing. */
export function createPageStore(maxBytes: number): PageStore {
  const slots = new Map<string, Slot>();
  let bytes = 0;

  function remove(key: string) {
    const slot = slots.get(key);
    if (!slot) return;
    bytes -= getSize(slot.page);
    slots.delete(key);
  }

  function evict() {
    for (const [key, slot] of slots) {
      if (bytes <= maxBytes) return;
      slots.delete(key);
      if (slot.wasRead) slots.set(key, { page: slot.page, wasRead: false });
      else bytes -= getSize(slot.page);
    }
  }

  function has(page: Page) {
    return slots.get(page.key)?.page === page;
  }

  return {
    get(key) {
      const slot = slots.get(key);
      if (slot === undefined) return undefined;
      slot.wasRead = true;
      return slot.page;
    },
    put(page) {
      const stored = slots.get(page.key);
      if (stored && stored.page.version > page.version) return;
      remove(page.key);
      if (getSize(page) > maxBytes) return;
      slots.set(page.key, { page, wasRead: false });
      bytes += getSize(page);
      evict();
    },
    has,
    deleteOlder({ key, version }) {
      const stored = slots.get(key);
      if (stored && stored.page.version <= version) remove(key);
    },
    update(page, change) {
      if (!has(page)) return;
      bytes -= getSize(page);
      change();
      bytes += getSize(page);
      evict();
    },
    get bytes() {
      return bytes;
    },
  };
}

function getSize({ key, representation }: Page): number {
  return representation.bytes + 2 * key.length + ENTRY_BYTES;
}
