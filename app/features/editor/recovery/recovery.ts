import type { FieldValues } from '#features/publishing/content-kind.ts';
import { createDeviceCopy, type DeviceCopy } from './copies/device-copy.ts';
import type { DeviceFault, DeviceStore } from './copies/device-store.ts';
import { createSiteCopy, type SendChanges, type SiteCopy } from './copies/site-copy.ts';
import { getRecoveryKey, type UnsavedChanges } from './copies/unsaved-changes.ts';
import { createCutText } from './cut-text.ts';

export interface SavedVersion {
  id?: string | undefined;
  version?: number | undefined;
}

export interface RecoveryOptions {
  id: string;
  userId: string;
  kind: string;
  base: SavedVersion;
  initial: FieldValues;
  store: DeviceStore;
  send?: SendChanges;
  onChange?: () => void;
  now?: () => Date;
  /** Of the fields, those of which words are kept when they are cut; all by default. */
  isText?: (name: string) => boolean;
}

export interface Kept {
  onDevice: boolean;
  onSite: boolean;
  fault?: DeviceFault | undefined;
  isSiteTaking: boolean;
}

export type OfferedText = Pick<UnsavedChanges, 'fields' | 'version'> & Partial<Pick<UnsavedChanges, 'id' | 'number'>>;

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
  isText = () => true,
}: RecoveryOptions) {
  let fields = initial;
  let saved = initial;
  let current = base;
  let copies = 0;
  let number = 0;
  const replacedTexts: { old: { id: string; number: number }; by: UnsavedChanges[] }[] = [];
  const device: DeviceCopy = createDeviceCopy({ store, onChange: forgetReplaced });
  const site: SiteCopy = createSiteCopy({ userId, onChange: forgetReplaced, ...(send && { send }) });

  let cutText = createCutText(initial, isText);
  const isDirty = () => isDifferent(fields, saved);
  const hasUnsaved = () => isDirty() || isDifferent(cutText.fill(fields), saved);
  const getChanges = (changesId: string): UnsavedChanges => ({
    id: changesId,
    userId,
    item: getRecoveryKey(kind, current.id),
    number,
    at: now().toISOString(),
    version: current.version,
    fields: cutText.fill(fields),
  });

  function persist() {
    number += 1;
    if (hasUnsaved()) {
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

  function keepApart(lost: FieldValues | undefined) {
    if (lost) keep({ ...getChanges(`${id}${CUT}${++copies}`), fields: lost });
  }

  function forget(changes: { id: string; number: number }, { isKnown = false } = {}) {
    device.forget(changes.id);
    site.settle({ ...changes, item: getRecoveryKey(kind, current.id) }, { isKnown });
    onChange();
  }

  function forgetReplaced() {
    for (const replaced of [...replacedTexts]) {
      const isHeld = replaced.by.every((changes) => (changes.id === id && !hasUnsaved()) || device.isKept(changes) || site.isKept(changes));
      if (!isHeld) continue;
      replacedTexts.splice(replacedTexts.indexOf(replaced), 1);
      forget(replaced.old, { isKnown: true });
    }
    onChange();
  }

  return {
    isDirty,
    read: () => ({ fields, ...current }),
    write(changes: FieldValues): void {
      const written = { ...fields, ...changes };
      const names = Object.keys(changes).filter((name) => (written[name] ?? '').length > (fields[name] ?? '').length);
      keepApart(cutText.replace(fields, written, { stored: saved, names }));
      fields = written;
      persist();
    },
    /** Text typed while the save was under way stays unsaved. */
    markSaved(sent: FieldValues, version: Required<SavedVersion>): void {
      const lost = cutText.replace(sent, fields, { stored: saved });
      saved = sent;
      current = version;
      keepApart(lost);
      persist();
    },
    setBase(version: SavedVersion): void {
      current = version;
      persist();
    },
    /** Puts another text into the form; returns what was typed there, stored under an id of its own. */
    swapIn(text: OfferedText): UnsavedChanges | undefined {
      copies += 1;
      const replaced = hasUnsaved() ? getChanges(`${id}.${copies}`) : undefined;
      if (replaced) keep(replaced);
      fields = { ...initial, ...text.fields };
      cutText = createCutText(fields, isText);
      current = { ...current, version: current.id === undefined ? undefined : (text.version ?? current.version) };
      persist();
      const by = [...(replaced ? [replaced] : []), ...(hasUnsaved() ? [getChanges(id)] : [])];
      if (text.id !== undefined) replacedTexts.push({ old: { id: text.id, number: text.number ?? 0 }, by });
      forgetReplaced();
      return replaced;
    },
    discard: (offer: { id: string; number: number }) => forget(offer, { isKnown: true }),
    getKept: (): Kept => ({
      onDevice: device.isKept({ id, number }),
      onSite: site.isKept({ id, number }),
      fault: device.getFault(),
      isSiteTaking: site.isTaking(),
    }),
    /** Whether closing the form loses nothing. */
    isHeld: () => !hasUnsaved() || device.isKept({ id, number }) || site.isKept({ id, number }),
    async flush(): Promise<void> {
      site.flush();
      await device.flush();
    },
    hasten: site.hasten,
    /** A sign-out in another tab may have removed this device's copies. */
    checkAgain: () => device.checkAgain(userId, site.isKept),
  };
}

const CUT = '.cut';
const OFFER_CUT_MS = 24 * 60 * 60 * 1000;

/** Whether it was cut and replaced in the form more than a day ago. */
export function isExpired({ id, at }: Pick<UnsavedChanges, 'id' | 'at'>, now: Date): boolean {
  return id.includes(CUT) && now.getTime() - Date.parse(at) > OFFER_CUT_MS;
}

/** A field that one of them lacks counts as empty. */
export function isDifferent(a: FieldValues, b: FieldValues): boolean {
  return [...Object.keys(a), ...Object.keys(b)].some((name) => (a[name] ?? '') !== (b[name] ?? ''));
}
