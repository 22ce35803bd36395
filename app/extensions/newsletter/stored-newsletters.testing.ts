import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { findNewsletter, scheduleNewsletter } from './sending/newsletters.server.ts';

/** Confirmed, unless told otherwise; their addresses count from 1, and are sent to in that order. */
export async function insertSubscribers(db: Db, count: number, given: { category?: string; state?: 'pending' | 'confirmed' } = {}) {
  const at = new Date().toISOString();
  const prefix = given.category ?? given.state ?? 'reader';
  const ids = Array.from({ length: count }, () => randomUUID()).sort();
  const rows = ids.map((id, i) => {
    const email = `${prefix}-${i + 1}@example.org`;
    const times = { createdAt: at, confirmedAt: given.state === 'pending' ? null : at };
    return {
      id,
      email,
      emailKey: email,
      token: randomUUID(),
      source: 'home' as const,
      state: 'confirmed' as const,
      ...times,
      ...given,
    };
  });
  for (let from = 0; from < rows.length; from += 500) {
    await db
      .insertInto('subscribers')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  return rows;
}

interface Draft {
  title?: string;
  preheader?: string;
  content?: string;
  audience?: string | null;
  articleId?: string | null;
}

/** Returns its id. */
export async function insertDraft(db: Db, at: Date, given: Draft): Promise<string> {
  const id = randomUUID();
  const date = at.toISOString();
  const draft = { title: 'News', preheader: '', content: '', state: 'draft', version: 1, publishedAt: date, updatedAt: date } as const;
  await db
    .insertInto('newsletters')
    .values({ ...draft, ...given, id, audience: given.audience || null })
    .execute();
  return id;
}

/** A note that is due. */
export async function insertDueNote(db: Db, { category = '', at = new Date() }: { category?: string; at?: Date } = {}): Promise<string> {
  const id = await insertDraft(db, at, { content: '<p>Hello.</p>', audience: category });
  await scheduleNewsletter(db, { id, version: 1, at }, at);
  return id;
}

export async function readDeliveries(db: Db, newsletterId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('newsletterId', '=', newsletterId)
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

export async function readState(db: Db, id: string): Promise<string | undefined> {
  return (await findNewsletter(db, id))?.state;
}
