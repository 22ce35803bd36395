import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it, test } from 'vitest';
import { readCorpus } from '#tests/support/corpora.ts';
import { isGate } from '#tests/support/tier.ts';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed-html.ts';
import { findStrippedHtml, sanitizeArticleHtml } from './sanitize-html.server.ts';

describe('[DATA-7] article HTML keeps to the whitelist', () => {
  test.each([
    [
      'keeps what authors write',
      '<h2>A</h2><p>b <b>c</b> <em>d</em></p><ul><li>e</li></ul>',
      '<h2>A</h2><p>b <b>c</b> <em>d</em></p><ul><li>e</li></ul>',
    ],
    ['makes h1 a h2', '<h1>A</h1>', '<h2>A</h2>'],
    ['takes data- attributes out', '<p data-x="1">a</p>', '<p>a</p>'],
    ['takes class, id, style and handlers out', '<p class="a" id="b" style="c" onclick="d()">e</p>', '<p>e</p>'],
    ['takes scripts out with their text', 'a<script>alert(1)</script>b', 'ab'],
    ['keeps the text of unknown tags', '<p><font>a</font> <blink>b</blink></p>', '<p>a b</p>'],
    ['keeps the words of unknown blocks apart', '<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['gives links to other sites rel', '<a href="https://x.example/">a</a>', '<a href="https://x.example/" rel="noopener">a</a>'],
    ['keeps links inside the site', '<a href="/blog/1#a" title="t">a</a>', '<a href="/blog/1#a" title="t">a</a>'],
    [
      'keeps mail and telephone links',
      '<a href="mailto:a@b.c">a</a><a href="tel:+1">b</a>',
      '<a href="mailto:a@b.c">a</a><a href="tel:+1">b</a>',
    ],
    ['unlinks other schemes', '<a href="java\tscript:alert(1)">a</a><a href="data:text/html,a">b</a>', 'ab'],
    ['unlinks addresses without a scheme', '<a href="//x.example">a</a><a href="/\\x.example">b</a><a href="/\t/x.example">c</a>', 'abc'],
    ['removes images of other hosts', '<img src="https://x.example/a.png"><img src="//x.example/a.png"><img src="/\t/x/a.png">', ''],
    [
      'keeps own images',
      '<img src="/media/a.png" alt="" width="10" height="20">',
      '<img src="/media/a.png" alt="" width="10" height="20">',
    ],
    ['drops a size that is no number', '<img src="/a.png" width="100%" alt="a">', '<img src="/a.png" alt="a">'],
    [
      'keeps tables',
      '<table><tr><th scope="col" colspan="2">a</table>',
      '<table><tbody><tr><th scope="col" colspan="2">a</th></tr></tbody></table>',
    ],
    ['keeps numbered lists', '<ol start="3" reversed><li>a</li></ol>', '<ol start="3" reversed><li>a</li></ol>'],
    ['unwraps list items without a list', '<li>a</li>', 'a'],
    ['closes nested links', '<a href="/a">a<a href="/b">b</a></a>', '<a href="/a">a</a><a href="/b">b</a>'],
    ['leaves no comment', 'a<!-- b -->c', 'ac'],
    ['drops NUL and lone surrogates', 'a\0b\ud800', 'ab\ufffd'],
  ])('%s', (_, html, expected) => {
    expect(sanitizeArticleHtml(html)).toBe(expected);
  });

  const corpora = ['html/html5sec.json', 'html/payloadsallthethings.json', 'strings/blns.json', 'strings/SQL-Injection'];
  for (const file of corpora) {
    const attacks = readCorpus(file);
    it.skipIf(isGate || !attacks)(`leaves nothing of ${file} that runs, in one go`, () => {
      const broken = (attacks ?? [])
        .flatMap((attack) => [attack, `<p title="${attack}">${attack}</p>`])
        .filter((html) => !isHarmless(html));
      expect(broken).toEqual([]);
    });
  }

  const nested = [
    '<div>',
    '<b>',
    '<b title="1"><p>',
    '<blockquote>',
    '<a href="/x">',
    '<table><tr><td>',
    '<ul><li>',
    '<svg>',
    '<math><mtext>',
    '<q><p>',
  ];
  it.each(nested)('survives %s five thousand levels deep', (tag) => {
    const html = `${tag.repeat(5000)}x`;
    expect(isHarmless(html)).toBe(true);
    expect(findStrippedHtml(html).tags.length).toBeLessThan(3);
  });

  it('survives formatting that a parser would repeat ten thousand times', () => {
    const formatting = Array.from({ length: 90 }, (_, index) => `<i lang="a${index}">`).join('');
    expect(sanitizeArticleHtml(`<p>${formatting}${'<h2>x</h2>'.repeat(10_000)}`)).toBe('x'.repeat(10_000));
  });

  it('gives the same twice for any jumble of tags', () => {
    const random = randomFrom(7);
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)];
    const tags = [...ALLOWED_TAGS, 'div', 'h1', 'svg', 'math', 'style', 'template', 'select', 'noscript', 'title'];
    for (let round = 0; round < 1500; round++) {
      const html = Array.from({ length: 14 }, () =>
        pick([`<${pick(tags)}>`, `</${pick(tags)}>`, `<${pick(tags)} href="/a" src="/b">`, 'x', '\n']),
      ).join('');
      expect(isHarmless(html), html).toBe(true);
    }
  });
});

test('[ADM-15] the preview names what the whitelist takes out', () => {
  const html =
    '<h1 class="a">x</h1><script>1</script><img src="https://x.example/a.png"><a href="javascript:1" rel="noopener">y</a><p>z</p>';
  expect(findStrippedHtml(html)).toEqual({ tags: ['script', 'img'], attributes: ['class', 'src', 'href'] });
  expect(findStrippedHtml(sanitizeArticleHtml(html))).toEqual({ tags: [], attributes: [] });
});

/** What comes out is a fixed point, and a browser that parses it finds nothing but the whitelist. */
function isHarmless(html: string): boolean {
  const clean = sanitizeArticleHtml(html);
  if (sanitizeArticleHtml(` ${clean}`.slice(1)) !== clean) return false;
  const body = fromHtml(`<!doctype html><body><main>${clean}</main>`);
  return [...elements(body)].every(isAllowed);
}

const FRAME = new Set(['html', 'head', 'body', 'main']);
const ATTRIBUTES = new Set(Object.values(ALLOWED_ATTRIBUTES).flat().concat('colSpan', 'rowSpan', 'rel'));

function isAllowed({ tagName, properties }: Element): boolean {
  if (FRAME.has(tagName)) return Object.keys(properties).length === 0;
  const { href, src } = properties;
  if (typeof href === 'string' && !/^(https?:|mailto:|tel:)/i.test(href) && !isOnThisSite(href)) return false;
  if (typeof src === 'string' && !isOnThisSite(src)) return false;
  return ALLOWED_TAGS.includes(tagName) && Object.keys(properties).every((name) => ATTRIBUTES.has(name));
}

function isOnThisSite(address: string): boolean {
  return new URL(address, 'https://own.example/blog/1').host === 'own.example';
}

function* elements(node: Nodes): Generator<Element> {
  if (node.type === 'element') yield node;
  if ('children' in node) for (const child of node.children) yield* elements(child);
}

/** Numbers from 0 to 1 that are the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test('[OPS-5] [SEO-4] a control character is a space where it broke a line, and nothing elsewhere', () => {
  expect(sanitizeArticleHtml('<p>Two\u000blines\u0001, two\u000cpages</p>')).toBe('<p>Two lines, two pages</p>');
});
