import { type RawBuilder, sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import type { DialectName } from '#db/migrations/migration.ts';
import { toCsvLine } from '#platform/text/csv.ts';
import type { Subscriber } from '../subscribers.server.ts';
import type { SubscriberQuery } from './subscriber-query.ts';

const PER_PAGE = 50;
const DAY_MS = 86_400_000;
const GROWTH_DAYS = 90;
const ROWS_AT_ONCE = 500;

const SHOWN = ['id', 'email', 'category', 'state', 'source', 'consent', 'createdAt', 'confirmedAt'] as const;

const CONFIRMED_DAY: Record<DialectName, RawBuilder<string>> = {
  sqlite: sql`substr(confirmed_at, 1, 10)`,
  postgres: sql`to_char(confirmed_at at time zone 'UTC', 'YYYY-MM-DD')`,
};

export type ListedSubscriber = Pick<Subscriber, (typeof SHOWN)[number]>;

export async function listSubscribers(db: Db, query: SubscriberQuery) {
  const count = await countRows(selectMatching(db, query));
  const pages = Math.max(1, Math.ceil(count / PER_PAGE));
  const page = Math.min(query.page, pages);
  const items: ListedSubscriber[] = await selectMatching(db, query)
    .select(SHOWN)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  return { items, count, page, pages };
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
  const byDay = new Map(counted.map(({ day, count }) => [Date.parse(day) / DAY_MS, count]));
  return {
    confirmed: await countRows(db.selectFrom('subscribers').where('state', '=', 'confirmed')),
    pending: await countRows(db.selectFrom('subscribers').where('state', '=', 'pending')),
    recent: counted.reduce((sum, { count }) => sum + count, 0),
    days: Array.from({ length: GROWTH_DAYS }, (_, at) => ({ day: first + at, views: byDay.get(first + at) ?? 0 })),
  };
}

/** Yields all of them as lines of CSV, oldest first. */
export async function* writeSubscribersCsv(db: Db): AsyncGenerator<string> {
  yield toCsvLine(['email', 'state', 'category', 'source', 'subscribed', 'confirmed', 'consent']);
  let rows: ListedSubscriber[] = [];
  do {
    const last = rows.at(-1);
    rows = await db
      .selectFrom('subscribers')
      .select(SHOWN)
      .$if(last !== undefined, (select) =>
        select.where((eb) => eb(eb.refTuple('createdAt', 'id'), '>', eb.tuple(last?.createdAt ?? '', last?.id ?? ''))),
      )
      .orderBy('createdAt')
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    yield rows.map((row) => toCsvLine(toCells(row))).join('');
  } while (rows.length === ROWS_AT_ONCE);
}

function toCells({ email, state, category, source, createdAt, confirmedAt, consent }: ListedSubscriber): string[] {
  return [email, state, category ?? '', source, createdAt, confirmedAt ?? '', consent ?? ''];
}

function selectMatching(db: Db, { text, state }: SubscriberQuery) {
  const all = db.selectFrom('subscribers');
  const inState = state ? all.where('state', '=', state) : all;
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return text ? inState.where(sql<boolean>`email_key like ${pattern} escape '\\'`) : inState;
}

async function countRows(selection: ReturnType<typeof selectMatching>): Promise<number> {
  const { count } = await selection.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
