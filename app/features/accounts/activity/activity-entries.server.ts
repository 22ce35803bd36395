import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import type { ActivityAction } from '#db/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 90 * DAY_MS;
const MAX_ENTRIES = 10_000;

interface NewEntry {
  /** Email; undefined for what the site does by itself, which is not recorded. */
  by: string | undefined;
  action: ActivityAction;
  now: Date;
  /** Email of the person it is about, or a device. */
  person?: string;
  item?: { kind: string; id: string; title: string };
}

/** Call it in the transaction of the change. Publications and saves of settings stand among the revisions. */
export async function recordActivity(tx: Db, { by, action, now, person, item }: NewEntry): Promise<void> {
  if (by === undefined) return;
  const about = { person: person ?? null, kind: item?.kind ?? null, itemId: item?.id ?? null, title: item?.title ?? null };
  await tx
    .insertInto('activityEntries')
    .values({ id: randomUUID(), at: now.toISOString(), doneBy: by, action, ...about })
    .execute();
}

/** Of people with a role: other accounts do nothing on the site. */
export async function recordNewDevice(db: Db, { userId, device, now }: { userId: string; device: string; now: Date }): Promise<void> {
  const user = await db
    .selectFrom('userRoles')
    .innerJoin('users', 'users.id', 'userRoles.userId')
    .select('email')
    .where('userId', '=', userId)
    .executeTakeFirst();
  await recordActivity(db, { by: user?.email, action: 'signed-in', now, person: device });
}

export async function deleteOldActivity(db: Db, now: Date): Promise<void> {
  const oldest = await db.selectFrom('activityEntries').select('at').orderBy('at', 'desc').offset(MAX_ENTRIES).limit(1).executeTakeFirst();
  await db
    .deleteFrom('activityEntries')
    .where((eb) => eb.or([eb('at', '<', new Date(now.getTime() - KEPT_MS).toISOString()), ...(oldest ? [eb('at', '<=', oldest.at)] : [])]))
    .execute();
}
