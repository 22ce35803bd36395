import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { findArticle, listRelated } from '#features/articles/articles.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { compareAll } from '#tests/factories/compared.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';

const NOW = new Date('2026-01-01T00:00:00.000Z');
const TEXTS = {
  nets: 'Nous étions dans les pirogues avec leurs filets',
  tea: 'Nous étions dans les collines avec leurs théières',
  coast: 'Pirogues et filets de la côte',
};

async function listNearest(db: Db, id: string) {
  const article = await findArticle(db, { id, now: NOW });
  return article ? (await listRelated(db, article, { now: NOW })).map((each) => each.id) : [];
}

async function insertTexts(db: Db, language: string | null) {
  for (const [id, title] of Object.entries(TEXTS))
    await insertArticle(db, { id, title, excerpt: title, content: `<p>${title}.</p>`, category: 'BRAND', language });
  for (const at of Array(6).keys()) await insertArticle(db, { id: `other-${at}`, title: `Kettles ${at}`, excerpt: '', content: '' });
}

describeOnEachDatabase('what is compared without a language of its own', (open) => {
  test('[ART-4] [SITE-8] follows that of the site: once it is French, French words that say nothing no longer count', async () => {
    const db = await open();
    await insertTexts(db, null);
    await compareAll(db);
    expect(await listNearest(db, 'nets')).toContain('tea');
    await compareAll(db, { language: 'fr' });
    expect(await listNearest(db, 'nets')).toEqual(['coast']);
    expect(await listNearest(db, 'tea')).toEqual([]);
    await compareAll(db, { language: 'en' });
    expect(await listNearest(db, 'nets')).toContain('tea');
  });

  test('[ART-4] a text with one keeps it', async () => {
    const db = await open();
    await insertTexts(db, 'fr');
    await compareAll(db);
    expect(await listNearest(db, 'nets')).toEqual(['coast']);
  });

  test('[SITE-8] two processes that see another language at the same moment note it once, and nothing is left to compare', async () => {
    const db = await open();
    await insertTexts(db, null);
    await compareAll(db);
    await Promise.all([compareAll(db, { language: 'fr' }), compareAll(db, { language: 'fr' })]);
    const marks = await db.selectFrom('seeds').select('name').where('name', 'like', 'related language: %').execute();
    expect(marks).toEqual([{ name: 'related language: fr' }]);
    expect(await db.selectFrom('relatedChanges').select('itemId').execute()).toEqual([]);
    expect(await listNearest(db, 'nets')).toEqual(['coast']);
  });
});
