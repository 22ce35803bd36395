import type { Db } from '#db/client.server.ts';
import type { DeedName } from '#db/schema.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';

const PER_PAGE = 50;

export interface Activity {
  id: string;
  at: string;
  by: string;
  deed: DeedName | 'published' | 'changed-settings';
  /** Email, title, or name of a page of settings. */
  subject: string;
}

interface ActivityQuery {
  by: string | undefined;
  /** ISO 8601. */
  before: string | undefined;
}

type SettingsKinds = readonly { name: string; label: string }[];

/** Newest first: recorded deeds, publications and saves of settings. */
export async function listActivity(
  db: Db,
  { content, settings }: { content: readonly ContentKind[]; settings: SettingsKinds },
  { by, before }: ActivityQuery,
): Promise<{ items: Activity[]; next: string | null }> {
  const deeds = db
    .selectFrom('deeds')
    .selectAll()
    .$if(by !== undefined, (query) => query.where('doneBy', '=', by ?? ''))
    .$if(before !== undefined, (query) => query.where('at', '<', before ?? ''))
    .orderBy('at', 'desc')
    .limit(PER_PAGE + 1);
  const saves = db
    .selectFrom('revisions')
    .select(['id', 'savedAt', 'savedBy', 'kind', 'itemId'])
    .where('isPublished', '=', true)
    .where('savedBy', 'is not', null)
    .$if(by !== undefined, (query) => query.where((eb) => eb.or([eb('savedBy', '=', by ?? ''), eb('savedBy', 'like', `${by} (%`)]))) // by a program of theirs
    .$if(before !== undefined, (query) => query.where('savedAt', '<', before ?? ''))
    .orderBy('savedAt', 'desc')
    .limit(PER_PAGE + 1);
  const [recorded, saved] = await Promise.all([deeds.execute(), saves.execute()]);
  const titles = await findTitles(db, content, saved);
  const published = saved.map(({ id, savedAt, savedBy, kind, itemId }): Activity => {
    const page = settings.find(({ name }) => name === kind);
    const subject = page?.label ?? titles.get(`${kind}/${itemId}`) ?? itemId;
    return { id, at: savedAt, by: savedBy ?? '', deed: page ? 'changed-settings' : 'published', subject };
  });
  const done = recorded.map(
    ({ id, at, doneBy, deed, person, title }): Activity => ({ id, at, by: doneBy, deed, subject: person ?? title ?? '' }),
  );
  const all = [...published, ...done].sort((a, b) => b.at.localeCompare(a.at));
  const items = all.slice(0, PER_PAGE);
  return { items, next: all.length > PER_PAGE ? (items.at(-1)?.at ?? null) : null };
}

export async function listActive(db: Db): Promise<string[]> {
  const [people, done] = await Promise.all([
    db.selectFrom('userRoles').innerJoin('users', 'users.id', 'userRoles.userId').select('email').execute(),
    db.selectFrom('deeds').select('doneBy').distinct().limit(PER_PAGE).execute(),
  ]);
  return [...new Set([...people.map(({ email }) => email), ...done.map(({ doneBy }) => doneBy)])].sort();
}

async function findTitles(db: Db, kinds: readonly ContentKind[], saved: readonly { kind: string; itemId: string }[]) {
  const titles = new Map<string, string>();
  for (const { name, table } of kinds) {
    const ids = saved.flatMap(({ kind, itemId }) => (kind === name ? itemId : []));
    if (ids.length === 0) continue;
    const rows = await toContentDb(db).selectFrom(table).select(['id', 'title']).where('id', 'in', ids).execute();
    for (const { id, title } of rows) titles.set(`${name}/${id}`, title);
  }
  return titles;
}
