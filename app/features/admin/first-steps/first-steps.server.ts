import { sql } from 'kysely';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { listPasskeys } from '#features/accounts/passkeys/passkeys.server.ts';
import { hasTwoFactor } from '#features/accounts/two-factor/two-factor.server.ts';

export interface FirstStepsDeps {
  db: Db;
  contentVersion: ContentVersion;
  now(): Date;
}

export interface FirstSteps {
  hasWritten: boolean;
  isSecured: boolean;
  isNamed: boolean;
  samples: number;
}

const HIDDEN = 'first-steps';
const FIRST_VERSION = 1;
const SAMPLE_IDS = builtInArticles.map(({ id }) => id);

export async function findFirstSteps(db: Db, viewer: { id: string }): Promise<FirstSteps | null> {
  const hidden = await db.selectFrom('seeds').select('name').where('name', '=', HIDDEN).executeTakeFirst();
  if (hidden) return null;
  const identity = db.selectFrom('siteDocuments').select('id').where('id', '=', 'identity').where('fields', '!=', '{}');
  const [written, named, samples, passkeys, isTwoFactorOn] = await Promise.all([
    selectWritten(db),
    identity.executeTakeFirst(),
    countSamples(db),
    listPasskeys({ db }, viewer.id),
    hasTwoFactor({ db }, viewer.id),
  ]);
  const isSecured = isTwoFactorOn || passkeys.length > 0;
  const steps = { hasWritten: written !== undefined, isSecured, isNamed: named !== undefined, samples };
  return steps.hasWritten && isSecured && steps.isNamed && samples === 0 ? null : steps;
}

export async function hideFirstSteps({ db, now }: FirstStepsDeps): Promise<void> {
  await db
    .insertInto('seeds')
    .values({ name: HIDDEN, doneAt: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Moves the samples that nobody has edited to the trash. Returns when, by which they can be restored. */
export async function removeSamples(deps: FirstStepsDeps): Promise<string> {
  const deletedAt = deps.now().toISOString();
  await runContentTransaction(deps, (tx) =>
    tx.updateTable('articles').set({ deletedAt }).where('id', 'in', SAMPLE_IDS).where(isAsItCame).where('deletedAt', 'is', null).execute(),
  );
  return deletedAt;
}

export async function restoreSamples(deps: FirstStepsDeps, deletedAt: string): Promise<void> {
  await runContentTransaction(deps, (tx) =>
    tx.updateTable('articles').set({ deletedAt: null }).where('id', 'in', SAMPLE_IDS).where('deletedAt', '=', deletedAt).execute(),
  );
}

const isAsItCame = sql<boolean>`version = ${sql.lit(FIRST_VERSION)} and last_save_id is null and not is_draft`;

function selectWritten(db: Db) {
  return db
    .selectFrom('articles')
    .select('id')
    .where((eb) => eb.or([eb('id', 'not in', SAMPLE_IDS), eb('version', '>', FIRST_VERSION)]))
    .limit(1)
    .executeTakeFirst();
}

async function countSamples(db: Db): Promise<number> {
  return countRows(db.selectFrom('articles').where('id', 'in', SAMPLE_IDS).where(isAsItCame).where('deletedAt', 'is', null));
}
