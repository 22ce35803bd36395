import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { about as aboutFile } from '#content/pages/about.ts';
import { services } from '#content/pages/services.ts';
import { terms } from '#content/pages/terms.ts';
import { fillInAll } from '#features/settings/fill-in.ts';
import { listStaticPages } from '#features/settings/page-texts.ts';
import { defaultSnapshot } from '#tests/factories/default-snapshot.ts';
import { openContent } from '#tests/factories/public-content.ts';
import { writeLlmsFull } from './llms-full.server.ts';
import { writePageMarkdown } from './page-markdown.server.ts';
import { PATHS_WITH_MARKDOWN } from './pages-with-markdown.ts';

const SITE = 'https://www.example.com';
const { site, texts } = defaultSnapshot;
const about = fillInAll(aboutFile, site);
const options = { ...defaultSnapshot, kinds: contentKinds, siteUrl: SITE, now: new Date('2025-02-01T00:00:00Z') };

const articles = Array.from({ length: 30 }, (_, at) => ({
  id: `a${at}`,
  title: `Article ${at}`,
  content: `<p>${'Word. '.repeat(200)}10<sup>6</sup></p>`,
  publishedAt: `2025-01-${String(30 - at).padStart(2, '0')}T09:00:00.000Z`,
}));

test('[ART-6] /llms-full.txt has the pages, the solutions and the articles in full, and nothing hidden', async () => {
  const db = await openContent({
    articles: [
      { content: '<p>10<sup>6</sup> people</p>' },
      { id: 'future', publishedAt: '2025-03-01T09:00:00.000Z' },
      { id: 'no', isNoindex: true },
    ],
    solutions: [{ id: 'shown' }, { id: 'hidden', isActive: false }],
  });
  const text = await writeLlmsFull(db, options, { characters: 500_000, milliseconds: 60_000 });
  expect(text).toContain(about.biography[1]);
  expect(text).toContain('10<sup>6</sup> people');
  expect(text).toContain('Six weeks of work.');
  expect(text.match(/<https:\/\/www\.example\.com\/(blog|solution)\/[^>]+>/g)).toEqual([`<${SITE}/solution/shown>`, `<${SITE}/blog/tea>`]);
  expect(text).not.toContain('What is not in this file');
});

test('[ART-6] /llms-full.txt ends within its bounds of characters and time, and says where the rest is', async () => {
  const db = await openContent({ articles });
  const bounded = await writeLlmsFull(db, options, { characters: 40_000, milliseconds: 60_000 });
  const shown = bounded.match(/^# Article /gm)?.length ?? 0;
  expect(shown).toBeGreaterThan(3);
  expect(bounded.length).toBeLessThan(41_000);
  expect(bounded).toContain(`This file has the newest ${shown} of 30 articles in full.`);
  expect(bounded).toContain(`[llms.txt](${SITE}/llms.txt)`);
  const late = await writeLlmsFull(db, options, { characters: 40_000, milliseconds: 0 });
  expect(late).toContain('This file has the newest 0 of 30 articles in full.');
});

const read = async (path: string) => {
  const { text } = listStaticPages(texts).find((page) => page.path === path) ?? {};
  return (await writePageMarkdown(path, { ...defaultSnapshot, siteUrl: SITE, text })) ?? '';
};

test.each(PATHS_WITH_MARKDOWN)('[ART-6] %s is Markdown with its title, its URL and what it says', async (path) => {
  const text = await read(path);
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  expect(text).toContain(`<${SITE}${path}>`);
});

test('[ART-6] the Markdown of a page leaves none of its words out', async () => {
  for (const { title, promise, text, deliverables, suits, slug } of services.services) {
    for (const words of [title, promise, ...text, ...deliverables, suits]) {
      expect(await read('/services')).toContain(words);
      expect(await read(`/services/${slug}`)).toContain(words);
    }
  }
  for (const { title, text } of services.steps) expect(await read('/services')).toContain(`**${title}**\n\n   ${text}`);
  for (const words of [...about.biography, ...about.pillars.map(({ text }) => text), about.closing])
    expect(await read('/about')).toContain(words);
  for (const words of fillInAll(terms.sections, site).flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]))
    expect(await read('/terms')).toContain(words);
  for (const { title, text } of texts.follow.steps) expect(await read('/follow')).toContain(`**${title}**\n\n   ${text}`);
  expect(await read('/follow')).toContain(`[RSS](${SITE}/category/brand/feed.xml)`);
  const listed = [{ path: '/solution/one', title: 'One page', excerpt: 'A year on it.' }];
  const list = await writePageMarkdown('/solutions', { ...defaultSnapshot, siteUrl: SITE, listed });
  expect(list).toContain(`## [One page](${SITE}/solution/one)\n\nA year on it.`);
  expect(list).not.toContain('/sitemap.xml');
  const many = Array.from({ length: 200 }, (_, at) => ({ path: `/blog/${at}`, title: `Article ${at}`, excerpt: null }));
  const articlesPage = await writePageMarkdown('/articles', { ...defaultSnapshot, siteUrl: SITE, listed: many });
  expect(articlesPage).toContain(`## [Article 199](${SITE}/blog/199)\n\n[The addresses of the others](${SITE}/sitemap.xml)`);
  expect(await writePageMarkdown('/search', { ...defaultSnapshot, siteUrl: SITE })).toBeUndefined();
});
