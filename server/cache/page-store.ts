import type { Representation } from '../response/representation.ts';

export interface Page {
  key: string;
  version: number;
  /** The moment from which it may say what is no longer so, in milliseconds since 1970. */
  staleAt: number;
  isNegotiated: boolean;
  representation: Representation;
}

export interface PageStore {
  get(key: string): Page | undefined;
  /** Keeps a page, unless one of a newer version is kept already. */
  put(page: Page): void;
  holds(page: Page): boolean;
  /** Forgets what is kept under the same key of an older version. */
  dropOlder(than: Page): void;
  /** Changes a page's representation and counts it anew; does nothing to a page that is no longer kept. */
  update(page: Page, change: () => void): void;
  readonly bytes: number;
}

interface Slot {
  page: Page;
  wasRead: boolean;
}

/** Pages within a bound of bytes; those not read since the last look go first (second chance, so that a read costs no reordering). */
export function createPageStore(maxBytes: number): PageStore {
  const slots = new Map<string, Slot>();
  let bytes = 0;

  function remove(key: string) {
    bytes -= slots.get(key)?.page.representation.bytes ?? 0;
    slots.delete(key);
  }

  function makeRoom() {
    for (const [key, slot] of slots) {
      if (bytes <= maxBytes) return;
      slots.delete(key);
      if (slot.wasRead) slots.set(key, { page: slot.page, wasRead: false });
      else bytes -= slot.page.representation.bytes;
    }
  }

  function holds(page: Page) {
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
      const held = slots.get(page.key);
      if (held && held.page.version > page.version) return;
      remove(page.key);
      if (page.representation.bytes > maxBytes) return;
      slots.set(page.key, { page, wasRead: false });
      bytes += page.representation.bytes;
      makeRoom();
    },
    holds,
    dropOlder({ key, version }) {
      const held = slots.get(key);
      if (held && held.page.version <= version) remove(key);
    },
    update(page, change) {
      if (!holds(page)) return;
      bytes -= page.representation.bytes;
      change();
      bytes += page.representation.bytes;
      makeRoom();
    },
    get bytes() {
      return bytes;
    },
  };
}
