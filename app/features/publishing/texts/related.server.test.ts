import { expect, test } from 'vitest';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { solutions } from '#content/demo/solutions.ts';
import type { Db } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { findArticle, listRelated } from '#features/articles/articles.server.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { changePublication } from '#features/editor/save/publication.server.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { fileServices } from '#features/settings/service.ts';
import { findRelatedOffer } from '#features/site/find-related-offer.server.ts';
import { listSolutionsToOffer } from '#features/solutions/solutions.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { openPublicTexts } from '#tests/factories/public-texts.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';

const NOW = new Date('2026-01-01T00:00:00.000Z');

async function readEnding(db: Db, id: string) {
  const article = await findArticle(db, { id, now: NOW });
  if (!article) throw new Error(`no article ${id}`);
  const sold = await listSolutionsToOffer(db, { chosen: article.offer, now: NOW });
  const publicTexts = openPublicTexts(db);
  await publicTexts.refresh();
  const offer = findRelatedOffer(publicTexts, { reading: id, chosen: article.offer }, { solutions: sold, services: fileServices });
  return { related: (await listRelated(db, article, { publicTexts, now: NOW })).map((each) => each.id), offer: offer?.offer.title };
}

const listIds = async (db: Db, id: string) => (await readEnding(db, id)).related;

/** Docs: `docs/decisions/0029-related-reading.md` says why. */
const ENDINGS = {
  1: { related: ['5', '6'], offer: 'Strategic Marketing' },
  2: { related: ['3'], offer: '360 Growth Strategy' },
  3: { related: ['2', '4', '7'], offer: '360 Growth Strategy' },
  4: { related: ['7', '3'], offer: 'Strategic Marketing' },
  5: { related: ['1', '6'], offer: 'Technology Integration' },
  6: { related: ['5', '1', '10'], offer: 'Technology Integration' },
  7: { related: ['8', '4', '3'], offer: 'A brand your team can use' },
  8: { related: ['7'], offer: 'A brand your team can use' },
  9: { related: ['10'], offer: undefined },
  10: { related: ['9', '6'], offer: undefined },
  11: { related: ['12'], offer: undefined },
  12: { related: ['11'], offer: undefined },
};

describeOnEachDatabase('what follows the built-in articles', (open) => {
  test.each(['oldest first', 'newest first'])('[ART-4] [ART-13] is what a person would offer, and no more (written %s)', async (order) => {
    const db = await open();
    const articles = order === 'newest first' ? builtInArticles : builtInArticles.toReversed();
    for (const { date, ...article } of articles) await insertArticle(db, { ...article, publishedAt: `${date}T09:00:00.000Z` });
    for (const { date, ...solution } of solutions) await insertSolution(db, { ...solution, publishedAt: `${date}T09:00:00.000Z` });
    const endings = await Promise.all(builtInArticles.map(async ({ id }) => [id, await readEnding(db, id)]));
    expect(Object.fromEntries(endings)).toEqual(ENDINGS);
  });
});

const TEA = ['Kettles and teapots', 'The leaves of oolong teapots', 'Water for teapots', 'Cups beside teapots', 'Oolong in teapots'];
const FISH = 'Canoes mend their nets before the lagoon rises';

async function insertTexts(db: Db) {
  for (const [at, title] of TEA.entries())
    await insertArticle(db, {
      id: `tea-${at}`,
      title,
      excerpt: `${title} for oolong.`,
      content: `<p>${title}: oolong kettles.</p>`,
      category: 'BRAND',
    });
  await insertArticle(db, { id: 'fish', title: FISH, excerpt: FISH, content: `<p>${FISH}.</p>`, category: 'BRAND' });
}

describeOnEachDatabase('related articles', (open) => {
  async function openSite() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const deps = { db, contentVersion, now: () => NOW };
    return {
      db,
      deps,
      readVersion: async () => (await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version,
      save: async (title: string, { id, version, ...more }: { id?: string; version?: number } & Record<string, unknown> = {}) => {
        const words = `${title} `.repeat(3);
        const fields = {
          title,
          category: 'BRAND',
          excerpt: words,
          content: `<p>${words}</p>`,
          imageUrl: '/pictures/1.svg',
          tags: '',
          ...more,
        };
        const parsed = parseContentForm(articleKind, { ...fields, ...(version && { version }) });
        if (!parsed.ok) throw new Error(JSON.stringify(parsed));
        const saved = await saveContent(deps, articleKind, { form: parsed.form, ...(id && { id }) });
        if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved));
        return saved.item;
      },
    };
  }

  test('[ART-4] are three at most, never the one being read, and none where nothing is in common', async () => {
    const db = await open();
    await insertTexts(db);
    expect(await listIds(db, 'fish')).toEqual([]);
    const related = await listIds(db, 'tea-0');
    expect(new Set(related).size).toBe(3);
    expect(related).not.toContain('tea-0');
    expect(related.join()).not.toContain('fish');
  });

  test('[ART-4] begin with those that the author chose', async () => {
    const db = await open();
    await insertTexts(db);
    await db
      .updateTable('articles')
      .set({ relatedIds: ['fish', 'tea-0', 'gone'] })
      .where('id', '=', 'tea-0')
      .execute();
    const [first, ...others] = await listIds(db, 'tea-0');
    expect(first).toBe('fish');
    expect(others).toHaveLength(2);
  });

  test('[ART-4] show nothing that is not public: what is taken away leaves its place to the next, at once', async () => {
    const db = await open();
    await insertTexts(db);
    const [first = '', second = '', third = ''] = await listIds(db, 'tea-0');
    const change = (id: string, columns: object) => db.updateTable('articles').set(columns).where('id', '=', id).execute();
    await change(first, { deletedAt: NOW.toISOString() });
    const next = await listIds(db, 'tea-0');
    expect(next.slice(0, 2)).toEqual([second, third]);
    expect(next).toHaveLength(3);
    await change(second, { isDraft: true });
    await change(third, { publishedAt: '2027-01-01T00:00:00.000Z' });
    expect(await listIds(db, 'tea-0')).toEqual([next[2]]);
    await db
      .deleteFrom('articles')
      .where('id', '=', next[2] ?? '')
      .execute();
    expect(await listIds(db, 'tea-0')).toEqual([]);
    await change(first, { deletedAt: null });
    expect(await listIds(db, 'tea-0')).toEqual([first]);
  });

  test('[ART-4] follow a save in both directions, and cached pages with them', async () => {
    const { db, save, readVersion } = await openSite();
    await insertTexts(db);
    const before = await readVersion();
    const saved = await save('Lagoon nets for canoes');
    expect([await listIds(db, saved.id), await listIds(db, 'fish')]).toEqual([['fish'], [saved.id]]);
    expect(await readVersion()).toBeGreaterThan(before);
    await save('Oolong leaves in kettles', { id: saved.id, version: saved.version });
    expect(await listIds(db, 'fish')).toEqual([]);
    expect((await listIds(db, saved.id)).join()).toMatch(/^tea-\d,tea-\d,tea-\d$/);
  });

  test('[ART-4] of a draft count for nothing until it is published, and no more once it is withdrawn', async () => {
    const { db, deps, save } = await openSite();
    await insertTexts(db);
    const draft = await save('Lagoon nets for canoes', { intent: 'draft' });
    expect(await listIds(db, 'fish')).toEqual([]);
    const draftOf = {
      id: draft.id,
      relatedIds: [],
      reading: { id: draft.id, title: 'Lagoon nets', excerpt: 'canoes lagoon', text: 'nets', tags: [], category: 'BRAND', language: null },
    };
    expect((await listRelated(db, draftOf, { publicTexts: openPublicTexts(db), now: NOW })).map(({ id }) => id)).toEqual(['fish']);
    const { id, version } = await save('Lagoon nets for canoes', { id: draft.id, version: draft.version });
    expect(await listIds(db, 'fish')).toEqual([id]);
    await changePublication(deps, articleKind, { id, version, action: 'unpublish' });
    expect(await listIds(db, 'fish')).toEqual([]);
  });
});

describeOnEachDatabase('the offer at the end of an article', (open) => {
  test('[ART-4] is the one that the author chose while it is there, else what fits, else none', async () => {
    const db = await open();
    await insertTexts(db);
    await insertSolution(db, {
      id: 'canoe',
      title: 'Nets for the lagoon',
      excerpt: 'Canoes rise',
      content: '<p>Mend nets, canoes, lagoon.</p>',
    });
    await insertSolution(db, { id: 'hidden', isActive: false });
    const choose = (offer: string | null) => db.updateTable('articles').set({ offer }).where('id', '=', 'fish').execute();
    const read = async () => (await readEnding(db, 'fish')).offer;
    expect(await read()).toBe('Nets for the lagoon');
    await choose('service/brand-development');
    expect(await read()).toBe('Brand Development');
    for (const offer of ['solution/hidden', 'solution/gone', 'service/gone']) {
      await choose(offer);
      expect(await read()).toBe('Nets for the lagoon');
    }
    await db.updateTable('growthSolutions').set({ isActive: false }).execute();
    expect(await read()).toBeUndefined();
  });

  test('[ART-4] may be an old solution that the author chose, behind fifty newer ones', async () => {
    const db = await open();
    await insertTexts(db);
    await insertSolution(db, { id: 'old', title: 'An old one', publishedAt: '2020-01-01T00:00:00.000Z' });
    for (let at = 0; at < 50; at++) await insertSolution(db);
    await db.updateTable('articles').set({ offer: 'solution/old' }).where('id', '=', 'fish').execute();
    expect((await readEnding(db, 'fish')).offer).toBe('An old one');
  });

  test('[ART-4] choosing it raises the version of the content', async () => {
    const db = await open();
    await insertTexts(db);
    const read = async () => (await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version;
    const before = await read();
    await db.updateTable('articles').set({ offer: 'service/brand-development' }).where('id', '=', 'fish').execute();
    expect(await read()).toBeGreaterThan(before);
  });
});
