import { expect, test } from 'vitest';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { isGate } from '#tests/support/tier.ts';
import { createMailingSite, SITE_URL } from '../test-sender.testing.ts';
import { fillIn } from './newsletter.ts';
import { renderNewsletter } from './newsletter-email.server.tsx';

const LEAVE = 'https://www.example.com/newsletter/leave?token=abc';
const note = (content: string) => ({ articleId: null, title: 'News of <May>', preheader: 'What is new', content });

describeOnDatabase('the email of a newsletter', (open) => {
  async function render(written: Parameters<typeof renderNewsletter>[0], db?: Awaited<ReturnType<typeof open>>) {
    const rendered = await renderNewsletter(written, {
      db: db ?? (await open()),
      site: createMailingSite(),
      siteUrl: SITE_URL,
      now: new Date(),
    });
    if (!rendered) throw new Error('nothing was rendered');
    return { ...rendered, html: fillIn(rendered.html, LEAVE), text: fillIn(rendered.text, LEAVE) };
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

  test('[CONF-3] gives a subscriber’s own link to no address in a text', async () => {
    const planted = 'https://evil.example/?u=https://leave.invalid/';
    const { html, text } = await render(note(`<p><a href="${planted}">Read</a> ${planted}</p>`));
    for (const written of [html, text]) {
      expect(written).toContain(planted);
      expect(written.split(LEAVE)).toHaveLength(2);
    }
  });

  test('[CONF-3] holds no image and no link that the author did not write', async () => {
    const { html } = await render(note('<p>Hello <a href="https://other.example/?a=1&amp;b=2">there</a>.</p>'));
    expect(html).not.toContain('<img');
    const links = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
    expect(links).toEqual([SITE_URL, 'https://other.example/?a=1&#x26;b=2', LEAVE]);
  });

  const long: [string, string][] = [
    ['paragraphs', `<p>${'The words of “a long” article. '.repeat(30)}</p>`.repeat(300)],
    ['one list', `<p>First.</p><ul>${'<li>One of very many entries.</li>'.repeat(5000)}</ul>`],
    ['a table of small cells', `<table><tbody>${`<tr>${'<td>1</td>'.repeat(6)}</tr>`.repeat(2000)}</tbody></table>`],
  ];
  test.each(isGate ? long.slice(1, 2) : long)(
    '[CONF-3] of a long article of %s ends with a link to the rest, below the size that Gmail clips at',
    async (_, content) => {
      const db = await open();
      const article = await insertArticle(db, { title: 'Long', content });
      const { html, text, isCut } = await render({ ...note(''), articleId: article.id }, db);
      expect(isCut).toBe(true);
      expect(Buffer.byteLength(html)).toBeLessThan(100_000);
      expect(Buffer.byteLength(html)).toBeGreaterThan(85_000);
      expect(html).toContain('>Read on<');
      expect(text).toContain(`Read on: https://www.example.com/blog/${article.id}`);
    },
  );

  test('[CONF-3] of a short article leads to it, and of a note is whole, however long', async () => {
    const db = await open();
    const short = await insertArticle(db);
    expect((await render({ ...note(''), articleId: short.id }, db)).html).toContain('>Read it on the site<');
    const { html, isCut } = await render(note(`${`<p>${'Words. '.repeat(500)}</p>`.repeat(40)}<p>The end.</p>`));
    expect(isCut).toBe(true);
    expect(html).toContain('The end.');
  });

  test('[CONF-3] reads as it was written in plain text: no escapes, no tags, links with their addresses', async () => {
    const { text } = await render(
      note(
        `<h2>Growth_rate</h2><p>See <a href="https://other.example/a_b">our *notes*</a>,<br>10<sup>6</sup> <strong>readers</strong>, https://third.example/x_y.</p>
        <p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>
        <table><caption>Two years</caption><tbody><tr><td>2025</td><td>12_000</td></tr></tbody></table><p><img src="/images/a.png" alt="A chart"></p>`,
      ),
    );
    expect(text).toContain('## Growth_rate');
    expect(text).toContain('See our *notes* (https://other.example/a_b),\n10^6 **readers**, https://third.example/x_y.');
    expect(text).toContain('Watch the video on YouTube (https://www.youtube.com/watch?v=dQw4w9WgXcQ)');
    expect(text).toMatch(/Two years\n\n[|\s-]*\| 2025 \| 12_000 \|/);
    expect(text).toContain('[A chart]');
    expect(text).not.toMatch(/\\|<(?!May>)/);
  });

  test('[CONF-3] of an article has its excerpt and its picture: the card where the cover is drawn', async () => {
    const db = await open();
    const photo = '/images/aaaabbbbccccdddd-1600x800-336699.jpg';
    const readPicture = async (imageUrl: string | null, content = '<p>Text.</p>') => {
      const { id } = await insertArticle(db, { excerpt: 'What it says in short.', imageUrl, content });
      const { html, text } = await render({ ...note(''), articleId: id }, db);
      expect([html, text].every((written) => written.includes('What it says in short.'))).toBe(true);
      return [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag.replace(id, 'ID').replace(/ style="[^"]*"/, ''));
    };
    const card = ['<img src="https://www.example.com/blog/ID/share.png" alt="" width="552"/>'];
    expect(await readPicture('/pictures/3.svg')).toEqual(card);
    expect(await readPicture(null)).toEqual(card);
    expect(await readPicture(photo.replace('jpg', 'webp'))).toEqual(card);
    expect(await readPicture(photo)).toEqual([`<img src="https://www.example.com${photo}" alt="" width="552"/>`]);
    expect(await readPicture(photo, `<p><img src="${photo}" alt="A market"></p>`)).toHaveLength(1);
  });

  test('[CONF-3] makes a link of a video’s bare address', async () => {
    const { html } = await render(note('<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>'));
    expect(html).toMatch(/<a href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ"[^>]*>Watch the video on YouTube<\/a>/);
  });

  test('[CONF-3] shows images in a format and at a width that every mail program knows', async () => {
    const { html } = await render(
      note('<p><img src="/images/aaaabbbbccccdddd-1600x800-336699.jpg" alt="A market" width="1600" height="800"></p>'),
    );
    expect(html).toMatch(
      /<img src="https:\/\/www\.example\.com\/images\/aaaabbbbccccdddd-1600x800-336699\.jpg" alt="A market" width="552" height="276"/,
    );
  });
});
