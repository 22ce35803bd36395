import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '#app/context/deps.server.ts';
import { type Db, getDialect } from '#db/client.server.ts';
import { contains } from '#db/contains.ts';
import type { DialectName } from '#db/migrations/migration.ts';
import { readPage, writeCsv } from '#features/admin/list/list.server.ts';
import type { ListQuery } from '#features/admin/list/list.ts';
import type { subscriberList } from './subscriber-list.ts';
import type { Subscriber } from './subscribers.server.ts';

const DAY_MS = 86_400_000;
const GROWTH_DAYS = 90;

const SHOWN = ['id', 'email', 'category', 'state', 'source', 'consent', 'createdAt', 'confirmedAt'] as const;

const CONFIRMED_DAY: Record<DialectName, RawBuilder<string>> = {
  sqlite: sql`substr(confirmed_at, 1, 10)`,
  postgres: sql`to_char(confirmed_at at time zone 'UTC', 'YYYY-MM-DD')`,
};

export type ListedSubscriber = Pick<Subscriber, (typeof SHOWN)[number]>;

export function listSubscribers(db: Db, { text, chosen: { state }, page }: ListQuery<typeof subscriberList>) {
  const matching = db
    .selectFrom('subscribers')
    .where((eb) => contains(eb.ref('emailKey'), text.toLowerCase()))
    .$if(state !== undefined, (select) => select.where('state', '=', state ?? 'confirmed'));
  return readPage(matching, page, (rows) => rows.select(SHOWN).orderBy('createdAt', 'desc').orderBy('id'));
}

/** Shown while people can subscribe, and while someone has. */
export async function findTab({ db, site }: Pick<Deps, 'db' | 'site'>): Promise<{ unread: number; isShown: boolean }> {
  const { hasNewsletter } = (await site.read()).site.mailing;
  const isShown = hasNewsletter || (await db.selectFrom('subscribers').select('id').limit(1).executeTakeFirst()) !== undefined;
  return { unread: 0, isShown };
}

export async function summarizeSubscribers(db: Db, now: Date) {
  const today = Math.floor(now.getTime() / DAY_MS);
  const first = today - GROWTH_DAYS + 1;
  const counted = await db
    .selectFrom('subscribers')
    .select((eb) => [CONFIRMED_DAY[getDialect(db)].as('day'), eb.fn.countAll<number>().as('count')])
    .where('confirmedAt', '>=', new Date(first * DAY_MS).toISOString())
    .groupBy('day')
    .execute();
  const states = await db
    .selectFrom('subscribers')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const countOf = (wanted: Subscriber['state']) => states.find(({ state }) => state === wanted)?.count ?? 0;
  const byDay = new Map(counted.map(({ day, count }) => [Date.parse(day) / DAY_MS, count]));
  return {
    confirmed: countOf('confirmed'),
    pending: countOf('pending'),
    recent: counted.reduce((sum, { count }) => sum + count, 0),
    days: Array.from({ length: GROWTH_DAYS }, (_, at) => ({ day: first + at, count: byDay.get(first + at) ?? 0 })),
  };
}

/** Oldest first. */
export function writeSubscribersCsv(db: Db): AsyncGenerator<string> {
  const selectAfter = (last: ListedSubscriber | undefined) =>
    db
      .selectFrom('subscribers')
      .select(SHOWN)
      .$if(last !== undefined, (rows) =>
        rows.where((eb) => eb(eb.refTuple('createdAt', 'id'), '>', eb.tuple(last?.createdAt ?? '', last?.id ?? ''))),
      )
      .orderBy('createdAt')
      .orderBy('id');
  return writeCsv(['email', 'state', 'category', 'source', 'subscribed', 'confirmed', 'consent'], selectAfter, toCells);
}

function toCells({ email, state, category, source, createdAt, confirmedAt, consent }: ListedSubscriber): string[] {
  return [email, state, category ?? '', source, createdAt, confirmedAt ?? '', consent ?? ''];
}
