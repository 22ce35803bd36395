import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { restoreFromTrash } from '#features/admin/trash/trash.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { getStoredContent } from '#features/editor/save/stored-content.server.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { findRevision, listRevisions } from '#features/publishing/revisions/revisions.server.ts';
import { isSame, replay } from './replay.ts';
import { openWriter, type Place } from './writer.ts';

const STEPS = 14;

/** What a round has met, and what is wrong with what it has left. */
export interface Round {
  changes: number;
  conflicts: number;
  repeats: number;
  faults: string[];
}

/**
 * Two writers at one new article: each step one of them does something, or both at once. Afterwards what is stored must be what the changes
 * that were answered make in the order of their versions, every text among the revisions, and every conflict caused by somebody else.
 */
export async function interleave(deps: { db: Db; contentVersion: ContentVersion }, seed: number): Promise<Round> {
  const random = createRandom(seed);
  const start = Date.UTC(2025, 0, 1) + seed * 1000;
  let ticks = 0;
  const place: Place = {
    ...deps,
    now: () => new Date(start + ticks),
    random,
    changes: [],
    conflicts: [],
    faults: [],
    repeats: 0,
  };
  const first = await openWriter(place, 'one');
  const id = await first.create();
  const second = await openWriter(place, 'two');
  await second.open(id);
  for (let step = 0; step < STEPS; step += 1) {
    ticks += 60_000;
    const turn = random();
    if (turn < 0.35) await Promise.all([first.act(), second.act()]);
    else await (turn < 0.675 ? first : second).act();
  }
  await restoreFromTrash(place, articleKind, id);
  await compare(place, id);
  return {
    changes: place.changes.length,
    conflicts: place.conflicts.length,
    repeats: place.repeats,
    faults: place.faults.map((fault) => `${seed}: ${fault}`),
  };
}

async function compare({ db, now, changes, conflicts, faults }: Place, id: string): Promise<void> {
  const expected = replay(changes, faults);
  const stored = await getStoredContent(db, articleKind, { id, now: now() });
  const found = {
    row: stored.rowFields,
    next: stored.saved.fields,
    isDraft: stored.saved.isDraft,
    isChanged: stored.saved.isChanged,
    publishedAt: stored.saved.publishedAt,
    firstPublishedAt: stored.firstPublishedAt,
  };
  const { row, waiting, isDraft, publishedAt, firstPublishedAt } = expected;
  const wanted = { row, next: waiting ?? row, isDraft, isChanged: !isDraft && waiting !== undefined, publishedAt, firstPublishedAt };
  if (!isDeepStrictEqual(found, wanted)) faults.push(`stored ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}`);
  const kept = await readRevisions(db, id);
  for (const change of changes)
    if ('fields' in change && !kept.some((fields) => isSame(fields, change.fields)))
      faults.push(`no revision has version ${change.version}`);
  for (const { by, seen, theirs } of conflicts) {
    const isOthers = changes.some((change) => change.by !== by && change.version > seen && change.version <= theirs);
    if (!isOthers) faults.push(`${by} was told of a conflict from ${seen} to ${theirs} that nobody else has caused`);
  }
}

async function readRevisions(db: Db, itemId: string): Promise<FieldValues[]> {
  const key = { kind: articleKind.name, itemId };
  const revisions = await listRevisions(db, key, { limit: 1000 });
  return Promise.all(revisions.map(async ({ number }) => (await findRevision(db, key, number))?.fields ?? {}));
}

/** The same numbers from 0 to 1 for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed + 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
