import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { defaultSite as site } from '#features/settings/site.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { getFeed } from '#tests/factories/feed.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { writeJsonFeed } from './json-feed.ts';

describeOnDatabase('the feeds', (open) => {
  test('[ART-8] tell the language and the direction of what is in another, in its text too', async () => {
    const db = await open();
    await insertArticle(db, { id: 'english', content: '<p>Tea</p>' });
    await insertArticle(db, { id: 'arabic', content: '<p>شاي</p>', language: 'ar' });
    await insertArticle(db, { id: 'twi', content: '<p>Nsuo</p>', language: 'tw' });
    const now = new Date('2026-01-01T00:00:00.000Z');
    const feed = await getFeed(db, {
      kinds: contentKinds,
      category: undefined,
      fileName: 'feed.json',
      site,
      siteUrl: 'https://ada.example',
      now,
    });
    const items: { url: string; language?: string; content_html: string }[] = JSON.parse(writeJsonFeed(feed)).items;
    const found = Object.fromEntries(items.map(({ url, language, content_html }) => [url.split('/').at(-1), [language, content_html]]));
    expect(found).toEqual({
      english: [undefined, '<p>Tea</p>'],
      arabic: ['ar', '<div lang="ar" dir="rtl"><p>شاي</p></div>'],
      twi: ['tw', '<div lang="tw" dir="ltr"><p>Nsuo</p></div>'],
    });
  });
});
