import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import type { DeedName } from '#db/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 90 * DAY_MS;
const MAX_DEEDS = 10_000;

interface NewDeed {
  /** Email; undefined for what the site does by itself, which is not recorded. */
  by: string | undefined;
  deed: DeedName;
  now: Date;
  /** Email of the person it is about, or a device. */
  person?: string;
  item?: { kind: string; id: string; title: string };
}

/** Call it in the transaction of the deed. Publications and saves of settings stand among the revisions. */
export async function recordDeed(tx: Db, { by, deed, now, person, item }: NewDeed): Promise<void> {
  if (by === undefined) return;
  const about = { person: person ?? null, kind: item?.kind ?? null, itemId: item?.id ?? null, title: item?.title ?? null };
  await tx
    .insertInto('deeds')
    .values({ id: randomUUID(), at: now.toISOString(), doneBy: by, deed, ...about })
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
  await recordDeed(db, { by: user?.email, deed: 'signed-in', now, person: device });
}

export async function deleteOldDeeds(db: Db, now: Date): Promise<void> {
  const oldest = await db.selectFrom('deeds').select('at').orderBy('at', 'desc').offset(MAX_DEEDS).limit(1).executeTakeFirst();
  await db
    .deleteFrom('deeds')
    .where((eb) => eb.or([eb('at', '<', new Date(now.getTime() - KEPT_MS).toISOString()), ...(oldest ? [eb('at', '<=', oldest.at)] : [])]))
    .execute();
}
