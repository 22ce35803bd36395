import { expect, test } from 'vitest';
import { insertArticle } from '#tests/factories/article.ts';
import { createMailingSite, SITE_URL } from '#tests/factories/sending.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { fillIn } from './newsletter.ts';
import { renderNewsletter } from './newsletter-email.server.tsx';

const LEAVE = 'https://www.example.com/newsletter/leave?token=abc';
const note = (content: string) => ({ articleId: null, subject: 'News of <May>', preheader: 'What is new', content });

describeOnEachDatabase('the email of a newsletter', (open) => {
  async function render(written: Parameters<typeof renderNewsletter>[0], db?: Awaited<ReturnType<typeof open>>) {
    const rendered = await renderNewsletter(written, {
      db: db ?? (await open()),
      site: createMailingSite(),
      siteUrl: SITE_URL,
      now: new Date(),
    });
    if (!rendered) throw new Error('nothing was rendered');
    return { html: fillIn(rendered.html, LEAVE), text: fillIn(rendered.text, LEAVE) };
  }

  test('[CONF-3] says why it comes, how to leave and where its sender is, in HTML and in plain text', async () => {
    const { html, text } = await render(note('<p>Hello <a href="/about">there</a>.</p>'));
    for (const written of [html, text]) {
      expect(written).toContain('because you subscribed to the newsletter');
      expect(written).toContain(LEAVE);
      expect(written).toContain('1 Ring Road');
      expect(written).toContain('https://www.example.com/about');
    }
    expect(html).toContain('News of &lt;May&gt;');
    expect(html).toContain('What is new');
    expect(html).toMatch(/^<!doctype html><html/);
    expect(html).toContain('<!--[if mso]><table role="presentation" align="center" width="600">');
    expect(html).not.toMatch(/<template|<script|<link|onload|undefined|\[object/);
  });

  test('[CONF-3] holds no image and no link that the author did not write', async () => {
    const { html } = await render(note('<p>Hello <a href="https://other.example/?a=1&amp;b=2">there</a>.</p>'));
    expect(html).not.toContain('<img');
    const links = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
    expect(links).toEqual([SITE_URL, 'https://other.example/?a=1&#x26;b=2', LEAVE]);
  });

  test('[CONF-3] of a long article ends with a link to the rest, below the size that Gmail clips at', async () => {
    const db = await open();
    const paragraph = `<p>${'The words of “a long” article. '.repeat(30)}</p>`;
    const article = await insertArticle(db, { title: 'Long', content: paragraph.repeat(300) });
    const { html, text } = await render({ ...note(''), articleId: article.id }, db);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    expect(Buffer.byteLength(html)).toBeGreaterThan(50_000);
    expect(html).toContain('>Read on<');
    expect(text).toContain(`https://www.example.com/blog/${article.id}`);
    const short = await insertArticle(db);
    expect((await render({ ...note(''), articleId: short.id }, db)).html).toContain('>Read it on the site<');
  });

  test('[CONF-3] shows images in a format and at a width that every mail program knows', async () => {
    const { html } = await render(
      note('<p><img src="/images/aaaabbbbccccdddd-1600x800-336699.jpg" alt="A market" width="1600" height="800"></p>'),
    );
    expect(html).toMatch(
      /<img src="https:\/\/www\.example\.com\/images\/aaaabbbbccccdddd-1600x800-336699\.jpg" alt="A market" width="600" height="300"/,
    );
  });
});
