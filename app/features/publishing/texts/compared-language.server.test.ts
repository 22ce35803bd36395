import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import type { Db } from '#db/client.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { createPublicTexts } from './public-texts.server.ts';

const NOW = new Date('2026-01-01T00:00:00.000Z');
const TEXTS = {
  nets: 'Nous étions dans les pirogues avec leurs filets',
  tea: 'Nous étions dans les collines avec leurs théières',
  coast: 'Pirogues et filets de la côte',
};

async function insertTexts(db: Db, language: string | null) {
  for (const [id, title] of Object.entries(TEXTS))
    await insertArticle(db, { id, title, excerpt: title, content: `<p>${title}.</p>`, category: 'BRAND', language });
  for (const at of Array(6).keys()) await insertArticle(db, { id: `other-${at}`, title: `Kettles ${at}`, excerpt: '', content: '' });
}

describeOnDatabase('an article without a language of its own', (open) => {
  async function openTexts(language: string | null) {
    const db = await open();
    const site = { language: 'en', services: [] };
    const publicTexts = createPublicTexts({ db, kinds: contentKinds, readSite: async () => site, patienceMs: 30_000 });
    await insertTexts(db, language);
    return {
      site,
      async listNearest(id: string) {
        await publicTexts.refresh();
        return publicTexts.findRelatedIds({ kind: 'article', reading: id }, { limit: 3, now: NOW });
      },
    };
  }

  test('[ART-4] [SITE-8] is compared in that of the site: once it is French, French stop words no longer count', async () => {
    const { site, listNearest } = await openTexts(null);
    expect(await listNearest('nets')).toContain('tea');
    site.language = 'fr';
    expect(await listNearest('nets')).toEqual(['coast']);
    expect(await listNearest('tea')).toEqual([]);
    site.language = 'en';
    expect(await listNearest('nets')).toContain('tea');
  });

  test('[ART-4] a text with one keeps it', async () => {
    const { listNearest } = await openTexts('fr');
    expect(await listNearest('nets')).toEqual(['coast']);
  });
});
