import { getJson } from '#platform/http/send-json.ts';
import type { DeviceStore } from './copies/device-store.ts';
import { getRecoveryPath } from './copies/site-copy.ts';
import { type StoredChanges, storedChangesResponseSchema, type UnsavedChanges } from './copies/unsaved-changes.ts';

export interface Offer extends Omit<UnsavedChanges, 'userId'> {
  device?: string;
}

/** After this long the device's changes are offered alone; the site's join later. */
const WAIT_FOR_SITE_MS = 2000;

/** Finds unsaved changes that no open form of this browser holds, and calls `onFound`, newest first. */
export async function findOffers(
  { userId, item, open, store }: { userId: string; item: string; open: ReadonlySet<string>; store: DeviceStore },
  onFound: (offers: Offer[]) => void,
): Promise<void> {
  const here = (await store.list(userId)).filter((changes) => changes.item === item && !open.has(changes.id));
  const timer = setTimeout(() => onFound(mergeOffers(here, [], open)), WAIT_FOR_SITE_MS);
  const stored = await listStored(item, here);
  clearTimeout(timer);
  onFound(mergeOffers(here, stored, open));
}

/** One offer for each form: the copy with the greater number, at the site's time if it has one. */
export function mergeOffers(here: readonly UnsavedChanges[], stored: readonly StoredChanges[], open: ReadonlySet<string>): Offer[] {
  const offers = new Map<string, Offer>(here.map((changes) => [changes.id, changes]));
  for (const { fields, version, ...onSite } of stored) {
    const onDevice = offers.get(onSite.id);
    if (open.has(onSite.id) || (onDevice && onDevice.number > onSite.number)) continue;
    if (!fields || (onDevice && onDevice.item !== onSite.item)) offers.delete(onSite.id);
    else if (onDevice?.number === onSite.number) offers.set(onSite.id, { ...onDevice, at: onSite.at });
    else offers.set(onSite.id, { ...onSite, fields, ...(version !== null && { version }) });
  }
  return [...offers.values()].toSorted((a, b) => b.at.localeCompare(a.at));
}

async function listStored(item: string, here: readonly UnsavedChanges[]): Promise<StoredChanges[]> {
  const known = here.map(({ id }) => id).join(',');
  const result = await getJson(`${getRecoveryPath(item)}${known && `?known=${encodeURIComponent(known)}`}`);
  const response = storedChangesResponseSchema.safeParse(result.body);
  return response.success ? response.data.changes : [];
}
