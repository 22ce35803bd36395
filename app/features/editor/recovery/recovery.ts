import type { FieldValues } from '#features/publishing/content-kind.ts';
import { createDeviceCopy, type DeviceCopy } from './copies/device-copy.ts';
import type { DeviceFault, DeviceStore } from './copies/device-store.ts';
import { createSiteCopy, type SendChanges, type SiteCopy } from './copies/site-copy.ts';
import { getRecoveryKey, type UnsavedChanges } from './copies/unsaved-changes.ts';

/** The saved item that a form is based on; without an id it is a new one. */
export interface SavedVersion {
  id?: string | undefined;
  version?: number | undefined;
}

export interface RecoveryOptions {
  /** Names this opened form. */
  id: string;
  userId: string;
  /** Such as `article`. */
  kind: string;
  base: SavedVersion;
  initial: FieldValues;
  store: DeviceStore;
  send?: SendChanges;
  /** Called whenever one of the copies has been written, or could not be. */
  onChange?: () => void;
  now?: () => Date;
}

/** What holds the unsaved changes of a form at this moment. */
export interface Kept {
  onDevice: boolean;
  onSite: boolean;
  /** Why this device holds nothing. */
  fault?: DeviceFault | undefined;
  /** Whether the site takes what it is sent. */
  isSiteTaking: boolean;
}

export type OfferedText = Pick<UnsavedChanges, 'fields' | 'version'> & Partial<Pick<UnsavedChanges, 'id' | 'number'>>;

/** Holds the fields of a form, and keeps on this device and on the site whatever of them is not saved yet. */
export function createRecovery({
  id,
  userId,
  kind,
  base,
  initial,
  store,
  send,
  onChange = () => {},
  now = () => new Date(),
}: RecoveryOptions) {
  let fields = initial;
  let saved = initial;
  let current = base;
  let swaps = 0;
  let number = 0;
  const replacedTexts: { old: { id: string; number: number }; by: UnsavedChanges[] }[] = [];
  const device: DeviceCopy = createDeviceCopy({ store, onChange: forgetReplaced });
  const site: SiteCopy = createSiteCopy({ userId, onChange: forgetReplaced, ...(send && { send }) });

  const isDirty = () => isDifferent(fields, saved);
  const getChanges = (changesId: string): UnsavedChanges => ({
    id: changesId,
    userId,
    item: getRecoveryKey(kind, current.id),
    number,
    at: now().toISOString(),
    version: current.version,
    fields,
  });

  function persist() {
    number += 1;
    if (isDirty()) {
      keep(getChanges(id));
      return;
    }
    forget({ id, number });
    forgetReplaced();
  }

  function keep(changes: UnsavedChanges) {
    device.keep(changes);
    site.keep(changes);
  }

  function forget(changes: { id: string; number: number }, { isKnown = false } = {}) {
    device.forget(changes.id);
    site.settle({ ...changes, item: getRecoveryKey(kind, current.id) }, { isKnown });
    onChange();
  }

  /** An offer that is in the form now goes once everything is kept that took its place. */
  function forgetReplaced() {
    for (const replaced of [...replacedTexts]) {
      const isHeld = replaced.by.every((changes) => (changes.id === id && !isDirty()) || device.isKept(changes) || site.isKept(changes));
      if (!isHeld) continue;
      replacedTexts.splice(replacedTexts.indexOf(replaced), 1);
      forget(replaced.old, { isKnown: true });
    }
    onChange();
  }

  return {
    isDirty,
    /** What the form holds at this moment, and what it is based on. */
    read: () => ({ fields, ...current }),
    write(changes: FieldValues): void {
      fields = { ...fields, ...changes };
      persist();
    },
    /** What was sent is saved as this version; what was typed meanwhile stays unsaved. */
    markSaved(sent: FieldValues, version: Required<SavedVersion>): void {
      saved = sent;
      current = version;
      persist();
    },
    /** From here on the form is based on another version, or on none. */
    setBase(version: SavedVersion): void {
      current = version;
      persist();
    },
    /** Puts another text into the form; what was typed there is kept under an id of its own and given back. */
    swapIn(text: OfferedText): UnsavedChanges | undefined {
      swaps += 1;
      const replaced = isDirty() ? getChanges(`${id}.${swaps}`) : undefined;
      if (replaced) keep(replaced);
      fields = { ...initial, ...text.fields };
      current = { ...current, version: current.id === undefined ? undefined : (text.version ?? current.version) };
      persist();
      const by = [...(replaced ? [replaced] : []), ...(isDirty() ? [getChanges(id)] : [])];
      if (text.id !== undefined) replacedTexts.push({ old: { id: text.id, number: text.number ?? 0 }, by });
      forgetReplaced();
      return replaced;
    },
    /** An offer that is not wanted, or that is saved already. */
    discard: (offer: { id: string; number: number }) => forget(offer, { isKnown: true }),
    getKept: (): Kept => ({
      onDevice: device.isKept({ id, number }),
      onSite: site.isKept({ id, number }),
      fault: device.getFault(),
      isSiteTaking: site.isTaking(),
    }),
    /** Whether closing the form loses nothing. */
    isHeld: () => !isDirty() || device.isKept({ id, number }) || site.isKept({ id, number }),
    /** Writes and sends what waits; resolves when the device has answered. */
    async flush(): Promise<void> {
      site.flush();
      await device.flush();
    },
    hasten: site.hasten,
    /** The copies on this device may have been removed by a sign-out in another tab. */
    checkAgain: () => device.checkAgain(userId, site.isKept),
  };
}

/** Whether two forms hold different text; a field that one of them lacks is empty. */
export function isDifferent(a: FieldValues, b: FieldValues): boolean {
  return [...Object.keys(a), ...Object.keys(b)].some((name) => (a[name] ?? '') !== (b[name] ?? ''));
}
