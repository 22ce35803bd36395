import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { startsWith } from '#db/contains.ts';
import type { ActivityAction } from '#db/schema.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import { type ListPage, readPage } from '../list/list.server.ts';

const MAX_PEOPLE = 50;

export interface Activity {
  id: string;
  at: string;
  by: string;
  action: ActivityAction | 'published' | 'changed-settings';
  /** Email, title, or name of a page of settings. */
  subject: string;
}

type SettingsKinds = readonly { name: string; label: string }[];

/** Newest first: recorded entries, publications and saves of settings. */
export async function listActivity(
  db: Db,
  { content, settings }: { content: readonly ContentKind[]; settings: SettingsKinds },
  { by, page }: { by?: string | undefined; page: number },
): Promise<ListPage<Activity>> {
  const saves = db
    .selectFrom('revisions')
    .where('isPublished', '=', true)
    .where('savedBy', 'is not', null)
    .select(['id', 'savedAt as at', sql<string>`saved_by`.as('by'), 'kind', 'itemId'])
    .select([
      sql<string | null>`null`.as('person'),
      sql<string | null>`null`.as('title'),
      sql<Activity['action']>`'published'`.as('action'),
    ]);
  const recorded = db
    .selectFrom('activityEntries')
    .select(['id', 'at', 'doneBy as by', 'kind', 'itemId', 'person', 'title'])
    .select(({ ref }) => ref('action').$castTo<Activity['action']>().as('action'));
  const entries = db
    .selectFrom(recorded.unionAll(saves).as('entries'))
    .$if(by !== undefined, (select) => select.where((eb) => eb.or([eb('by', '=', by ?? ''), startsWith(eb.ref('by'), `${by} (`)]))); // by a program of theirs
  const list = await readPage(entries, page, (rows) => rows.selectAll().orderBy('at', 'desc').orderBy('id', 'desc'));
  const saved = list.items.filter(({ action }) => action === 'published');
  const titles = await findTitles(db, content, saved);
  const items = list.items.map(({ id, at, by, action, kind, itemId, person, title }): Activity => {
    if (action !== 'published') return { id, at, by, action, subject: person ?? title ?? '' };
    const part = settings.find(({ name }) => name === kind);
    return {
      id,
      at,
      by,
      action: part ? 'changed-settings' : action,
      subject: part?.label ?? titles.get(`${kind}/${itemId}`) ?? itemId ?? '',
    };
  });
  return { ...list, items };
}

export async function listActive(db: Db): Promise<string[]> {
  const [people, done] = await Promise.all([
    db.selectFrom('userRoles').innerJoin('users', 'users.id', 'userRoles.userId').select('email').execute(),
    db.selectFrom('activityEntries').select('doneBy').distinct().limit(MAX_PEOPLE).execute(),
  ]);
  return [...new Set([...people.map(({ email }) => email), ...done.map(({ doneBy }) => doneBy)])].sort();
}

async function findTitles(db: Db, kinds: readonly ContentKind[], saved: readonly { kind: string | null; itemId: string | null }[]) {
  const titles = new Map<string, string>();
  for (const { name, table } of kinds) {
    const ids = saved.flatMap(({ kind, itemId }) => (kind === name && itemId ? itemId : []));
    if (ids.length === 0) continue;
    const rows = await toContentDb(db).selectFrom(table).select(['id', 'title']).where('id', 'in', ids).execute();
    for (const { id, title } of rows) titles.set(`${name}/${id}`, title);
  }
  return titles;
}
