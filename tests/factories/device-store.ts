import type { DeviceFault, DeviceStore } from '#features/editor/recovery/copies/device-store.ts';
import type { UnsavedChanges } from '#features/editor/recovery/copies/unsaved-changes.ts';

/** A device's store in memory; `fault` makes it take nothing, and each write takes `writeMs`. */
export function createMemoryStore({ writeMs = 0 }: { writeMs?: number } = {}) {
  const entries = new Map<string, UnsavedChanges>();
  const state: { fault: DeviceFault | undefined; writes: number } = { fault: undefined, writes: 0 };
  const store: DeviceStore = {
    async put(changes) {
      state.writes += 1;
      if (writeMs) await new Promise((resolve) => setTimeout(resolve, writeMs));
      if (!state.fault) entries.set(changes.id, changes);
      return state.fault;
    },
    async remove(id) {
      entries.delete(id);
    },
    list: async (userId) => [...entries.values()].filter((changes) => changes.userId === userId),
  };
  return { store, state, entries };
}
