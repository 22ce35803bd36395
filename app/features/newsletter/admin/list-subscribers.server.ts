import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { toCsvLine } from '#platform/text/csv.ts';
import type { Subscriber } from '../subscribers.server.ts';
import type { SubscriberQuery } from './subscriber-query.ts';

const PER_PAGE = 50;
const DAY_MS = 86_400_000;
const GROWTH_DAYS = 90;
const ROWS_AT_ONCE = 2000;

const SHOWN = ['id', 'email', 'category', 'state', 'source', 'consent', 'createdAt', 'confirmedAt'] as const;

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
  const recent = await db
    .selectFrom('subscribers')
    .select('confirmedAt')
    .where('confirmedAt', '>=', new Date(first * DAY_MS).toISOString())
    .execute();
  const byDay = new Map<number, number>();
  for (const { confirmedAt } of recent) {
    const day = Math.floor(Date.parse(confirmedAt ?? '') / DAY_MS);
    byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  return {
    confirmed: await countRows(db.selectFrom('subscribers').where('state', '=', 'confirmed')),
    pending: await countRows(db.selectFrom('subscribers').where('state', '=', 'pending')),
    recent: recent.length,
    days: Array.from({ length: GROWTH_DAYS }, (_, at) => ({ day: first + at, views: byDay.get(first + at) ?? 0 })),
  };
}

/** All of them, oldest first; spreadsheets run none of it. */
export async function exportSubscribers(db: Db): Promise<string> {
  const parts = [toCsvLine(['email', 'state', 'category', 'source', 'subscribed', 'confirmed', 'consent'])];
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await db
      .selectFrom('subscribers')
      .select(SHOWN)
      .orderBy('createdAt')
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .offset(offset)
      .execute();
    parts.push(...rows.map((row) => toCsvLine(toCells(row))));
    if (rows.length < ROWS_AT_ONCE) return parts.join('');
  }
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
