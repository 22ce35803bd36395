import { expect, test } from '@playwright/test';
import { ALLOWED_TAGS } from '#features/html/allowed-html.ts';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { CLIPBOARDS } from '../../../factories/clipboard/clipboards.ts';
import { readCorpus } from '../../../support/corpora.ts';
import { openEditorPage } from '../../support/editor-page.ts';

/** As the sanitiser writes it: the visual editor keeps all of it. */
const KEPT = [
  '<p><a href="/x"><img src="/images/a.png" alt="A"></a></p>',
  '<a href="/x" title="t"><img src="/images/a.png" alt="A" width="4" height="3"></a>',
  '<figure><a href="https://example.com/" rel="noopener"><img src="/images/a.png" alt="A"></a><figcaption>See <em>it</em></figcaption></figure>',
  '<p>Before</p><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  '<table><caption>Prices <strong>now</strong></caption><thead><tr><th scope="col">A</th><th>B</th></tr></thead><tbody><tr><th scope="row">1</th><td>2</td></tr></tbody></table>',
  '<table><tbody><tr><td colspan="2">wide</td></tr><tr><td rowspan="2">tall</td><td>1</td></tr><tr><td></td></tr></tbody></table>',
  '<table><tbody><tr><td><p>one</p><p>two</p></td><td><ul><li>x</li></ul></td></tr></tbody></table>',
  '<ul><li>a<ol start="3" reversed><li>b<ul><li>c</li></ul></li></ol></li><li><p>d</p><p>e</p></li></ul>',
  '<h2>Two</h2><h3>Three</h3><h4>Four</h4>',
  '<pre><code>a\n  b</code></pre><pre>plain</pre>',
  '<p>a<br>b <s>c</s> <u>d</u> <mark>e</mark> <small>f</small> x<sub>1</sub> y<sup>2</sup> <abbr title="g">G</abbr> <cite>h</cite> <q>i</q> <code>j</code></p>',
  '<blockquote cite="https://example.com/"><p>a</p><ul><li>b</li></ul></blockquote><hr><p lang="fr" dir="ltr">c</p>',
  '<p><a href="/x"><strong>bold</strong> link</a></p>',
  '<p><b>a</b>\n<i>b</i></p>',
  '<p>Prices rose<small class="footnote">By 4 %, says <a href="/x"><em>the bank</em></a><br>in May</small>, slowly.</p>',
  '<h2>Rent<small class="footnote">Monthly</small></h2><ul><li>a<small class="footnote">b</small></li></ul>',
  '<p><strong>a<small class="footnote"><strong>b</strong></small></strong></p>',
  '<blockquote class="pull-quote"><p>a</p></blockquote><blockquote class="callout"><p><strong>b</strong></p><ul><li>c</li></ul></blockquote>',
  '<figure class="wide"><img src="/images/a.png" alt="A"></figure><figure class="full"><img src="/images/a.png" alt="A"><figcaption>b</figcaption></figure>',
  '<figure class="left"><img src="/images/a.png" alt="A"></figure><figure class="right"><img src="/images/a.png" alt="A"></figure>',
  '<figure class="gallery"><figure><img src="/images/a.png" alt="A"></figure><figure><img src="/images/b.png" alt="B"><figcaption>c</figcaption></figure></figure>',
  '<p class="link-card"><a href="https://example.com/" rel="noopener">A title</a><br>And what it is.</p>',
  '<pre><code class="language-ts">const a = 1;</code></pre>',
  '<dl><dt>a</dt><dd>b</dd><dt lang="fr">c</dt><dt>d</dt><dd><p>e</p><p>f</p></dd><dd>g</dd></dl>',
];

/** What the visual editor cannot hold, and the name that the author reads. */
const NAMED: [string, RegExp][] = [
  ['<ul><li><h3>In an item</h3></li></ul>', /<ul>,<li>/],
  ['<dl><dt>a</dt><dd><figure><blockquote><p>b</p></blockquote></figure></dd></dl>', /<figure>/],
  ['<p>Words <img src="/images/a.png" alt=""> around</p>', /<p>|nesting/],
  ['<figure><blockquote><p>a</p></blockquote><figcaption>b</figcaption></figure>', /<figure>/],
  ['<table><tbody><tr><td>1</td></tr><tr><td>2</td><td>3</td></tr></tbody></table>', /rows of unequal length/],
  ['<table><tbody lang="fr"><tr><td>1</td></tr></tbody></table>', /lang/],
  ['<p><code><strong>x</strong></code></p>', /<strong>|<code>/],
  ['<p><a href="/x">words <img src="/images/a.png" alt=""></a></p>', /<a>|<p>|nesting/],
];

/** What the sanitiser replaces is no loss of the visual editor's. */
const REPLACED = [
  '<h1>Title</h1>',
  '<div>a</div><div>b</div>',
  '<div><p>a</p>loose</div>',
  '<section><h5>x</h5><ul><li>y</li></ul></section>',
  '<center>a</center>b',
];

test.beforeEach(({ page }) => openEditorPage(page));

test('[ADM-17] what the visual editor keeps is the same after a letter is typed', async ({ page }) => {
  for (const html of [...KEPT, ...REPLACED]) {
    const seen = await page.evaluate((text) => {
      const typed = byline.typeLetter(text) ?? byline.rewriteHtml(text);
      return { unsupported: byline.findUnsupportedHtml(text), lost: byline.findUnsupportedHtml(text, typed), typed };
    }, html);
    expect(seen, html).toMatchObject({ unsupported: [], lost: [] });
    expect(sanitizeArticleHtml(seen.typed), html).toBe(seen.typed);
    expect(listTags(seen.typed), html).toEqual(listTags(sanitizeArticleHtml(html)));
  }
});

test('[ADM-17] what it cannot keep is named', { tag: '@all' }, async ({ page }) => {
  for (const [html, name] of NAMED) {
    expect((await page.evaluate((text) => byline.findUnsupportedHtml(text), html)).join(), html).toMatch(name);
  }
});

test('[ADM-17] of any jumble of allowed HTML either all is kept when a letter is typed, or something is named', { tag: '@all' }, async ({
  page,
}) => {
  test.slow();
  const jumbles = Array.from({ length: 600 }, (_, seed) => sanitizeArticleHtml(writeJumble(seed)));
  const corpora = ['html/html5sec.json', 'html/payloadsallthethings.json']
    .flatMap((file) => readCorpus(file) ?? [])
    .map(sanitizeArticleHtml);
  const broken = await page.evaluate(
    (texts) =>
      texts.filter((html) => {
        if (byline.findUnsupportedHtml(html).length > 0) return false;
        const typed = byline.typeLetter(html);
        return typed !== undefined && byline.findUnsupportedHtml(html, typed).length > 0;
      }),
    [...jumbles, ...corpora],
  );
  expect(broken).toEqual([]);
});

test('[ADM-17] [DATA-7] what saving removes or replaces is told', { tag: '@all' }, async ({ page }) => {
  const html =
    '<h1 class="a">x</h1><div onclick="b()">y</div><iframe src="https://x.example/"></iframe><img src="https://x.example/a.png"><p style="c">z</p>';
  expect(await page.evaluate((text) => byline.findRemovedHtml(text), html)).toEqual([
    '<h1> becomes <h2>',
    'class is removed',
    '<div> becomes <p>',
    'onclick is removed',
    '<iframe> is removed',
    '<img> of another site is removed',
    'style is removed',
  ]);
});

for (const { name, clipboard, written, losses, kept } of CLIPBOARDS) {
  test(`[ADM-17] what is pasted from ${name} keeps its structure, and what is left out is counted`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('request', (request) => complaints.push(request.url()));
    expect(await page.evaluate((html) => byline.paste(html), clipboard)).toEqual({ html: written, losses, kept });
    expect(complaints).toEqual([]);
  });
}

/** The tags of a text by name, without those that may be left out or have a synonym. */
function listTags(html: string): string[] {
  const names = [...html.matchAll(/<([a-z0-9]+)/g)].map(([, name = '']) => ({ b: 'strong', i: 'em' })[name] ?? name);
  return names.filter((name) => name !== 'p' && name !== 'code').sort();
}

/** Allowed tags in any order, closed or not, the same for a seed. */
function writeJumble(seed: number): string {
  let state = seed * 7919 + 1;
  const pick = <T>(from: readonly T[]): T | undefined => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return from[Math.floor((state / 2 ** 32) * from.length)];
  };
  const open = () =>
    pick([
      `<${pick(ALLOWED_TAGS)}>`,
      `<${pick(['td', 'th'])} colspan="2">`,
      '<a href="/a">',
      '<small class="footnote">',
      '<blockquote class="callout">',
      '<figure class="gallery">',
      '<figure class="wide">',
      '<p class="link-card">',
      '<img src="/b.png" alt="c">',
      '<table><tr><td>',
    ]);
  return Array.from({ length: 12 }, () => pick([open(), open(), `</${pick(ALLOWED_TAGS)}>`, 'word', ' more ', '\n'])).join('');
}
