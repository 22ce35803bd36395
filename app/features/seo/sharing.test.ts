import { beforeEach, expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { findArticle, listRelated } from '#features/articles/articles.server.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { findPublicItem } from '#features/publishing/public-content.server.ts';
import { defaultSite as site } from '#features/settings/site.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { defaultSnapshot } from '#tests/factories/default-snapshot.ts';
import { getFeed } from '#tests/factories/feed.ts';
import { openPublicTexts } from '#tests/factories/public-texts.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { writeJsonFeed } from './feeds/json-feed.ts';
import { writeRss } from './feeds/rss.ts';
import { writeLlms } from './markdown/llms.server.ts';
import { contentMeta } from './page-meta.ts';
import { toSharingImage } from './sharing-image.ts';
import { writeSitemap } from './sitemap.server.ts';

const SITE = 'https://www.example.com';
const NOW = new Date('2025-02-01T00:00:00Z');
const options = { ...defaultSnapshot, kinds: contentKinds, siteUrl: SITE, now: NOW };
const fields = {
  title: 'Tea',
  category: 'BRAND',
  excerpt: 'What a kettle teaches.',
  content: '<p>Boil.</p>',
  imageUrl: '/pictures/1.svg',
  tags: '',
};

describeOnDatabase('search and sharing', (open) => {
  let db: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    db = await open();
  });

  async function save(id: string, given: Record<string, string>) {
    const contentVersion = await watchContentVersion(db);
    const { version } = await db.selectFrom('articles').select('version').where('id', '=', id).executeTakeFirstOrThrow();
    const form = articleKind.form.schema.parse({ ...fields, ...given, version: String(version) });
    const saved = await saveContent({ db, contentVersion, now: () => NOW }, articleKind, { id, form });
    contentVersion.stop();
    return saved;
  }

  test('[ADM-27] what is written for search engines and other sites is in the head, and the article says what it said', async () => {
    const { id } = await insertArticle(db);
    const image = { id: 'abcdefghijklmnop', extension: 'jpg', width: 1600, height: 900, colour: 'a1b2c3', alt: null, bytes: 1 };
    await db
      .insertInto('images')
      .values({ ...image, createdAt: NOW.toISOString() })
      .execute();
    await save(id, {
      metaTitle: 'How to boil water',
      metaDescription: 'A method.',
      canonicalUrl: 'https://elsewhere.example/Tea?a=1',
      sharingImageUrl: '/images/abcdefghijklmnop-1600x900-a1b2c3.jpg',
      language: 'pt-br',
    });
    const item = await findPublicItem(db, articleKind, { id, now: NOW });
    const head = contentMeta(item ?? fail(), articleKind, { site, siteUrl: SITE });
    expect(head).toEqual(
      expect.arrayContaining([
        { title: 'How to boil water' },
        { name: 'description', content: 'A method.' },
        { tagName: 'link', rel: 'canonical', href: 'https://elsewhere.example/Tea?a=1' },
        { property: 'og:title', content: 'How to boil water' },
        { property: 'og:locale', content: 'pt_BR' },
        { property: 'og:image', content: `${SITE}/images/abcdefghijklmnop-1600x900-a1b2c3.jpg` },
        { property: 'og:image:type', content: 'image/jpeg' },
        { property: 'og:image:width', content: '1600' },
        { property: 'og:image:height', content: '900' },
      ]),
    );
    const [graph] = head.flatMap((each) => ('script:ld+json' in each ? [each['script:ld+json']] : []));
    expect(graph).toMatchObject({
      '@graph': expect.arrayContaining([
        expect.objectContaining({
          headline: 'Tea',
          description: 'A method.',
          inLanguage: 'pt-BR',
          url: 'https://elsewhere.example/Tea?a=1',
        }),
      ]),
    });
    expect(await findArticle(db, { id, now: NOW })).toMatchObject({ title: 'Tea', excerpt: 'What a kettle teaches.', language: 'pt-BR' });
  });

  test('[ADM-27] a save that changes only these raises the content version', async () => {
    const { id } = await insertArticle(db);
    const before = await watchContentVersion(db);
    await db.updateTable('articles').set({ metaTitle: 'Another' }).where('id', '=', id).execute();
    const now = before.current();
    await before.refresh();
    expect(before.current()).toBeGreaterThan(now);
    before.stop();
  });

  test('[ADM-27] what is hidden from search engines, or has its original elsewhere, is in no list for machines and in all for readers', async () => {
    const ids = { isNoindex: 'hidden', canonicalUrl: 'copied', title: 'own' };
    await insertArticle(db, { id: ids.isNoindex, isNoindex: true });
    await insertArticle(db, { id: ids.canonicalUrl, canonicalUrl: 'https://elsewhere.example/' });
    await insertArticle(db, { id: ids.title, canonicalUrl: `${SITE}/blog/own` });
    await insertSolution(db, { id: 'hidden-plan', isNoindex: true });
    await insertSolution(db, { id: 'plan' });
    for (const list of [await writeSitemap(db, options), await writeLlms(db, options)]) {
      expect(list).toContain(`${SITE}/blog/own`);
      expect(list).toContain(`${SITE}/solution/plan`);
      expect(list).not.toMatch(/blog\/(hidden|copied)|hidden-plan/);
    }
    const feed = await getFeed(db, { ...options, category: undefined, fileName: 'feed.xml' });
    expect(feed.items).toHaveLength(3);
    const item = await findPublicItem(db, solutionKind, { id: 'hidden-plan', now: NOW });
    expect(contentMeta(item ?? fail(), solutionKind, { site, siteUrl: SITE })).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  test('[ADM-27] feeds name the language of what is in another', async () => {
    await insertArticle(db, { language: 'fr' });
    await insertArticle(db);
    const feed = await getFeed(db, { ...options, category: undefined, fileName: 'feed.json' });
    const languages = JSON.parse(writeJsonFeed(feed)).items.map(({ language }: { language?: string }) => language);
    expect(languages.filter(Boolean)).toEqual(['fr']);
    expect(writeRss(feed).match(/<dc:language>fr<\/dc:language>/g)).toHaveLength(1);
  });

  test('[ADM-27] what is chosen stands first in Read next, in its order, where readers may see it', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await insertArticle(db, { id, category: 'BRAND' });
    await insertArticle(db, { id: 'later', publishedAt: '2026-01-01T00:00:00.000Z' });
    await insertArticle(db, { id: 'draft', isDraft: true });
    const { id } = await insertArticle(db, { id: 'read', category: 'BRAND', relatedIds: ['read', 'draft', 'd'] });
    const publicTexts = openPublicTexts(db);
    await publicTexts.refresh();
    const find = async () =>
      (await listRelated(db, (await findArticle(db, { id, now: NOW })) ?? fail(), { publicTexts, now: NOW })).map((each) => each.id);
    expect(await find()).toEqual(['d', 'a', 'b']);
    await db
      .updateTable('articles')
      .set({ relatedIds: ['later', 'c', 'gone'] })
      .where('id', '=', id)
      .execute();
    expect(await find()).toEqual(['c', 'a', 'b']);
    await db.updateTable('articles').set({ relatedIds: [] }).where('id', '=', id).execute();
    expect(await find()).toEqual(['a', 'b', 'c']);
  });
});

test('[ADM-27] an address that is none, a script and an image of elsewhere are refused in words', () => {
  const parse = (given: Record<string, string>) => articleKind.form.schema.safeParse({ ...fields, ...given });
  for (const canonicalUrl of [
    'javascript:alert(1)',
    '//elsewhere.example',
    'elsewhere',
    'https://',
    'https://a:b@elsewhere.example',
    'https://a b',
  ])
    expect(parse({ canonicalUrl }).error?.issues[0]?.message, canonicalUrl).toMatch(/^Enter a whole address/);
  for (const sharingImageUrl of ['https://elsewhere.example/a.png', '//a/b.png', '/pictures/1.svg', '/a b.png'])
    expect(parse({ sharingImageUrl }).error?.issues[0]?.message, sharingImageUrl).toMatch(/^Upload an image/);
  expect(parse({ language: 'not a language' }).success).toBe(false);
  expect(parse({ relatedIds: 'a\nb\nc\nd' }).success).toBe(false);
  expect(parse({}).data).toMatchObject({ metaTitle: '', isNoindex: false, relatedIds: [] });
});

test('[ADM-27] an AVIF is shared as the WebP beside it', () => {
  expect(toSharingImage('/images/abcdefghijklmnop-1600x900-a1b2c3.avif')).toEqual({
    path: '/images/abcdefghijklmnop-1600.webp',
    type: 'image/webp',
    size: { width: 1600, height: 900 },
  });
  expect(toSharingImage('/photo.jpg')).toEqual({ path: '/photo.jpg', type: 'image/jpeg', size: null });
});

function fail(): never {
  throw new Error('not found');
}
