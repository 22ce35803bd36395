import { findLatestPast } from '#db/latest-past.server.ts';
import { inspectPostgres } from '#db/postgres/inspect-server.server.ts';
import { visit } from '#platform/http/visit.server.ts';
import { parseS3Url } from '#platform/storage/s3-url.server.ts';
import type { CheckedSite } from '../findings/checked-site.server.ts';
import { type Finding, unknown, well, wrong } from '../findings/checkup.ts';

const SECOND_MS = 1000;
/** Codes of authenticator apps count in half minutes. */
const MAX_SKEW_MS = 25 * SECOND_MS;
const SET_IT = 'Have the clock of this machine set by the network (timedatectl set-ntp true), or that of the other one.';

/** A clock that somebody else has set. */
interface OtherClock {
  whose: string;
  /** How far it is ahead of this one. */
  aheadMs: number;
}

/** Compares the clock with those of PostgreSQL and of the store, and with what is stored already. */
export async function checkClock(site: CheckedSite, signal: AbortSignal): Promise<Finding[]> {
  const [behind, ...clocks] = await Promise.all([findBehind(site), readPostgresClock(site), readStoreClock(site, signal)]);
  return [...behind, ...describeClocks(clocks.filter((clock) => clock !== undefined))];
}

export function describeClocks(clocks: readonly OtherClock[]): Finding[] {
  if (clocks.length === 0) return [unknown('There is no other clock to compare with: neither PostgreSQL nor a bucket answers.')];
  return clocks.map(({ whose, aheadMs }) => {
    const seconds = Math.round(Math.abs(aheadMs) / SECOND_MS);
    if (seconds <= 1) return well(`The clock agrees with that of ${whose}.`);
    const message = `The clock is ${seconds} seconds ${aheadMs > 0 ? 'behind' : 'ahead of'} that of ${whose}.`;
    if (Math.abs(aheadMs) <= MAX_SKEW_MS) return well(message);
    return wrong(`${message} Dates are wrong by as much, and codes of authenticator apps are refused.`, SET_IT);
  });
}

async function findBehind({ openDb, now }: CheckedSite): Promise<Finding[]> {
  const latest = await openDb()
    .then(findLatestPast)
    .catch(() => undefined);
  if (!latest || latest.getTime() - now().getTime() < MAX_SKEW_MS) return [];
  const date = latest.toISOString().slice(0, 16).replace('T', ' ');
  return [wrong(`The clock is behind what the site has stored already, on ${date} UTC.`, SET_IT)];
}

async function readPostgresClock({ settings }: CheckedSite): Promise<OtherClock | undefined> {
  if (!settings.DATABASE_URL) return undefined;
  const server = await inspectPostgres(settings.DATABASE_URL).catch(() => undefined);
  return server && { whose: 'PostgreSQL', aheadMs: server.clockAheadMs };
}

/** To the second: HTTP dates have no more. */
async function readStoreClock({ settings, now }: CheckedSite, signal: AbortSignal): Promise<OtherClock | undefined> {
  if (!settings.STORAGE_URL) return undefined;
  const sentAt = now().getTime();
  const response = await visit(new URL(parseS3Url(settings.STORAGE_URL).endpoint), { signal, method: 'HEAD' });
  const date = 'failure' in response ? Number.NaN : Date.parse(response.headers.date ?? '');
  if (Number.isNaN(date)) return undefined;
  return { whose: 'the image store', aheadMs: date + SECOND_MS / 2 - (sentAt + now().getTime()) / 2 };
}
