import type { Fault, Faults, FaultyPart } from '#platform/health/faults.ts';

/** What each part is called, in the order in which the admin lists them. */
export const PART_NAMES = {
  database: 'Database',
  disk: 'Disk',
  images: 'Images',
  mail: 'Email',
  clock: 'Clock',
  secret: 'Sign-in secret',
  cdn: 'CDN',
  backups: 'Backups',
} as const satisfies Record<FaultyPart, string>;

/** What is faulty now, as the server tells it to the admin. */
export interface SiteStatus {
  faults: Pick<Fault, 'part' | 'message' | 'isReadOnly' | 'since'>[];
  isReadOnly: boolean;
}

/** Undefined for anything else. By hand: a schema library would be a fifth of what the admin's lists load. */
export function parseSiteStatus(value: unknown): SiteStatus | undefined {
  const { faults, isReadOnly }: { faults?: unknown; isReadOnly?: unknown } = Object(value);
  if (!Array.isArray(faults) || typeof isReadOnly !== 'boolean') return undefined;
  const known = faults.flatMap((fault) => parseFault(fault) ?? []);
  return known.length === faults.length ? { faults: known, isReadOnly } : undefined;
}

function parseFault(value: unknown): SiteStatus['faults'][number] | undefined {
  const { part, message, isReadOnly, since }: Record<string, unknown> = Object(value);
  const isKnown = typeof message === 'string' && typeof isReadOnly === 'boolean' && typeof since === 'string';
  return isKnown && isPart(part) ? { part, message, isReadOnly, since } : undefined;
}

function isPart(part: unknown): part is FaultyPart {
  return typeof part === 'string' && Object.hasOwn(PART_NAMES, part);
}

export function getSiteStatus(faults: Pick<Faults, 'list' | 'isReadOnly'>): SiteStatus {
  const told = faults.list().map(({ part, message, isReadOnly, since }) => ({ part, message, isReadOnly, since }));
  return { faults: told, isReadOnly: faults.isReadOnly() };
}
