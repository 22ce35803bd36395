import { describe, expect, test } from 'vitest';
import { services } from '#content/pages/services.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { getReadTime } from '#features/publishing/read-time.ts';
import { builtInArticles } from './built-in-articles.ts';

describe('the built-in articles', () => {
  test('[DATA-5] are twelve, 1 to 12, newest first from January 15, 2025 to December 22, 2024', () => {
    expect(builtInArticles.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)));
    const dates = builtInArticles.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
    expect([dates.at(0), dates.at(-1)]).toEqual(['2025-01-15', '2024-12-22']);
  });

  test.each(builtInArticles.map((article) => [article.id, article] as const))('[DATA-5] article %s is a real one', (_, article) => {
    const text = htmlToText(article.content);
    const words = text.split(' ').length;
    expect(words).toBeGreaterThanOrEqual(1100);
    expect(words).toBeLessThanOrEqual(2000);
    expect(getReadTime(text)).toBeGreaterThanOrEqual(6);
    expect(getReadTime(text)).toBeLessThanOrEqual(10);
    expect(article.content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3);
    for (const tag of ['<p>', '<li>', '<strong>']) expect(article.content).toContain(tag);
    expect(article.tags.length).toBeGreaterThan(0);
    expect(text).not.toContain('"');
  });

  test.each(builtInArticles.map(({ id, content }) => [id, content] as const))(
    '[DATA-5] article %s names its sources, leads on, and has a table and two places for a case of the owner’s',
    (id, content) => {
      const count = (part: string) => content.split(part).length - 1;
      expect(count('<small class="footnote">')).toBeGreaterThanOrEqual(2);
      expect(count('<small class="footnote">')).toBeLessThanOrEqual(4);
      expect(count('<table>')).toBeGreaterThanOrEqual(1);
      expect(count('<blockquote class="callout"><p><strong>Your own case.</strong> ')).toBe(2);
      const paths = Array.from(content.matchAll(/href="(\/[^"]*)"/g), ([, path]) => path);
      expect(paths.length).toBeGreaterThan(0);
      const known = [
        ...builtInArticles.filter((article) => article.id !== id).map((article) => `/blog/${article.id}`),
        ...services.services.map(({ slug }) => `/services/${slug}`),
      ];
      expect(known).toEqual(expect.arrayContaining(paths));
    },
  );

  test('[DATA-7] pass the whitelist as they are', () => {
    const changed = builtInArticles.filter(({ content }) => bare(sanitizeArticleHtml(content)) !== bare(content));
    expect(changed.map(({ id }) => id)).toEqual([]);
  });

  test('[SEO-4] have a title for search that is shown whole, each its own', () => {
    const titles = builtInArticles.map(({ metaTitle }) => metaTitle);
    expect(titles.filter((title) => title.length < 30 || title.length > 60)).toEqual([]);
    expect(new Set([...titles, ...builtInArticles.map(({ title }) => title)]).size).toBe(24);
  });

  test('[SITE-3] every category has articles', () => {
    expect(new Set(builtInArticles.map(({ category }) => category)).size).toBe(6);
  });
});

/** HTML without white space, and with the one way to write `&` that the sanitiser has. */
function bare(html: string) {
  return html.replace(/\s+/g, '').replaceAll('&amp;', '&#x26;');
}
