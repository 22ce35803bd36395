import { sql } from 'kysely';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { listPasskeys } from '#features/accounts/passkeys/passkeys.server.ts';
import { hasTwoFactor } from '#features/accounts/two-factor/two-factor.server.ts';
import type { FirstSteps, FirstStepsAction } from './first-steps.ts';

interface FirstStepsDeps {
  db: Db;
  contentVersion: ContentVersion;
  now(): Date;
}

const HIDDEN = 'first-steps';
const FIRST_VERSION = 1;
const SAMPLE_IDS = builtInArticles.map(({ id }) => id);

export async function findFirstSteps(db: Db, viewer: { id: string }): Promise<FirstSteps | null> {
  const hidden = await db.selectFrom('seeds').select('name').where('name', '=', HIDDEN).executeTakeFirst();
  if (hidden) return null;
  const [written, samples, passkeys, isTwoFactorOn] = await Promise.all([
    selectWritten(db),
    countSamples(db),
    listPasskeys({ db }, viewer.id),
    hasTwoFactor({ db }, viewer.id),
  ]);
  const steps = { hasWritten: written !== undefined, isSecured: isTwoFactorOn || passkeys.length > 0, samples };
  return steps.hasWritten && steps.isSecured && samples === 0 ? null : steps;
}

/** Returns when the samples were moved to the trash, by which they can be restored. */
export async function takeFirstStep(deps: FirstStepsDeps, step: FirstStepsAction): Promise<{ deletedAt?: string }> {
  const now = deps.now().toISOString();
  if (step.action === 'hide') {
    const row = { name: HIDDEN, doneAt: now };
    await deps.db
      .insertInto('seeds')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return {};
  }
  if (step.action === 'remove-samples') {
    await runContentTransaction(deps, (tx) =>
      tx
        .updateTable('articles')
        .set({ deletedAt: now })
        .where('id', 'in', SAMPLE_IDS)
        .where(isAsItCame)
        .where('deletedAt', 'is', null)
        .execute(),
    );
    return { deletedAt: now };
  }
  await runContentTransaction(deps, (tx) =>
    tx.updateTable('articles').set({ deletedAt: null }).where('id', 'in', SAMPLE_IDS).where('deletedAt', '=', step.deletedAt).execute(),
  );
  return {};
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
  const { count } = await db
    .selectFrom('articles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', 'in', SAMPLE_IDS)
    .where(isAsItCame)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
