import { describe, expect, test } from 'vitest';
import { MAX_INLINE_HTML, renderArticleHtml } from '../article-html.server.ts';
import { toPageHtml, toStoredHtml } from '../html-tasks.server.ts';

const PHOTO = '/images/abcdefgh23456789-2400x1600-a1b2c3.jpg';
const GIF = '/images/abcdefgh23456789-300x200-a1b2c3.gif';
const sources = [
  { type: 'image/avif', srcset: '/a-400.avif 400w, /a-2400.avif 2400w' },
  { type: 'image/webp', srcset: '/a-400.webp 400w, /a-2400.webp 2400w' },
];
const images = new Map([
  [PHOTO, { width: 2400, height: 1600, sources }],
  [GIF, { width: 300, height: 200, sources: [] }],
]);
const render = (html: string) => toPageHtml(html, images).html;
const picture = (img: string, sizes: string) =>
  `<picture><source type="image/avif" srcset="/a-400.avif 400w, /a-2400.avif 2400w" sizes="${sizes}"><source type="image/webp" srcset="/a-400.webp 400w, /a-2400.webp 2400w" sizes="${sizes}">${img}</picture>`;
const LATE = 'loading="lazy" decoding="async"';

describe('[ART-7] an image of this site in a text', () => {
  test('[ART-7] is offered in every size, modern formats first, with its dimensions, loaded late', () => {
    const img = `<img src="${PHOTO}" alt="A street" width="2400" height="1600" ${LATE}>`;
    expect(render(`<figure><img src="${PHOTO}" alt="A street"><figcaption>Accra</figcaption></figure>`)).toBe(
      `<figure>${picture(img, '(width < 57rem) 92vw, 52rem')}<figcaption>Accra</figcaption></figure>`,
    );
  });

  test.each([
    [(img: string) => `<p>Look: ${img}</p>`],
    [(img: string) => `<p><a href="/about">${img}</a></p>`],
    [(img: string) => `<ul><li>${img}</li></ul>`],
    [(img: string) => img],
  ])('[ART-7] between words, in a link, a list or alone it is asked for as wide as lines are: %s', (place) => {
    const img = `<img src="${PHOTO}" alt="" width="2400" height="1600" ${LATE}>`;
    expect(render(place(`<img src="${PHOTO}">`))).toBe(place(picture(img, '(width < 41rem) 92vw, 37.5rem')));
  });

  test('[ART-7] in a link in a figure, and in a table', () => {
    const html = render(
      `<figure><a href="/x"><img src="${PHOTO}"></a></figure><table><tbody><tr><td><img src="${PHOTO}"></td></tr></tbody></table>`,
    );
    expect(html).toMatch(/<figure><a href="\/x"><picture>.*52rem.*<\/picture><\/a><\/figure>/);
    expect(html).toMatch(/<td><picture>.*37\.5rem.*<\/picture><\/td>/);
  });

  test('[ART-7] that its author shows smaller stays so, in its true shape', () => {
    const html = render(`<p><img src="${PHOTO}" alt="" width="300" height="999"></p>`);
    expect(html).toContain(`<img src="${PHOTO}" alt="" width="300" height="200" ${LATE}>`);
    expect(html).toContain('sizes="min(92vw, 300px)"');
  });

  test('[ART-7] without other formats keeps its own file', () => {
    expect(render(`<figure><img src="${GIF}" alt="It moves"></figure>`)).toBe(
      `<figure><img src="${GIF}" alt="It moves" width="300" height="200" ${LATE}></figure>`,
    );
  });

  test('[ART-7] in a long text is the same, out of the thread', async () => {
    const long = `<p><img src="${PHOTO}" alt=""></p><p>${'word '.repeat(MAX_INLINE_HTML / 5)}</p>`;
    expect((await renderArticleHtml(long, images)).html).toBe(render(long));
    expect(render(long)).toContain('<picture>');
  });
});

test('[ART-7] any other image stays as it was written', () => {
  for (const src of ['/pictures/1.svg', '/images/other.jpg', `${PHOTO}?x`, `/x${PHOTO}`]) {
    expect(render(`<p><img src="${src}" alt="A" width="10"></p>`)).toBe(`<p><img src="${src}" alt="A" width="10"></p>`);
  }
});

test('[ART-7] [DATA-7] nothing that an author writes becomes a source, and what is stored has none', () => {
  const written = `<picture><source srcset="https://evil.example/x.avif" type="image/avif" sizes="1px" media="all"><img src="${PHOTO}" srcset="https://evil.example/y 2x" sizes="9px" loading="eager" decoding="sync" fetchpriority="high" onload="x()" style="color:red" alt='"><script>x()</script>'></picture>`;
  const html = render(written);
  expect(html).not.toMatch(/evil|eager|="sync|fetchpriority|onload|style|9px|1px/);
  expect(html.match(/<source/g)).toHaveLength(2);
  expect(html).toContain('alt="&#x22;><script>x()</script>"'); // inside an attribute it is text
  expect(toStoredHtml(written).content).not.toMatch(/picture|source|srcset|sizes|loading|decoding/);
});
