import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as toText } from 'hast-util-to-string';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { prepareArticleHtml } from '#features/html/article-html.server.ts';
import { showInvisible } from '#platform/text/invisible-characters.ts';
import { createRandom, type Random, writeAttributes, writePieces } from '#tests/factories/random-html.ts';
import { isGate } from '#tests/support/tier.ts';
import { listBlockChanges, splitBlocks, takeBlockChanges } from '../proposals/block-changes.ts';
import { compareAddresses } from './changed-addresses.ts';
import { ChangedText } from './changed-text.tsx';

const NAMES = { removed: 'Now', added: 'Proposed' };

function show(before: string, after: string, isHtml = true) {
  const shown = renderToStaticMarkup(<ChangedText before={before} after={after} isHtml={isHtml} partNames={NAMES} />);
  const tree = fromHtml(shown, { fragment: true });
  const read = (selector: string) => selectAll(selector, tree).map((element) => toText(element));
  return { tree, text: toText(tree), added: read('li ins'), removed: read('li del'), hosts: read('li strong'), lines: read('li') };
}

const ADDRESSES = ['href', 'src', 'cite'];

function listAddresses(node: Nodes): string[] {
  const own = node.type === 'element' ? ADDRESSES.flatMap((name) => node.properties[name] ?? []).map(String) : [];
  return 'children' in node ? [...own, ...node.children.flatMap(listAddresses)] : own;
}

const parse = (html: string) => listAddresses(fromHtml(html, { fragment: true }));

/** With an address that changes, among attributes and words made to hide it. */
function writeText(random: Random, count: number, version: string) {
  const { pick } = random;
  const title = () => [pick(['title', 'lang', 'dir']), writePieces(random)] as const;
  const href = (mark: string) => ['href', `https://${version}.example/${count}${mark}`] as const;
  const link = (mark = '') => `<a${writeAttributes(random, [title(), href(mark)])}>words</a>`;
  const image = () =>
    `<img${writeAttributes(random, [
      ['alt', writePieces(random)],
      ['src', `/images/${version}${count}.webp`],
    ])}>`;
  const first = pick(['One word', version === 'old' ? 'A word' : 'The word', version === 'old' ? '' : `All ${writePieces(random)} new`]);
  const changed = pick([
    () => `<p>${first} here and more ${link()} follow it.</p>`,
    () => `<p>${first} here ${link('a')}, ${link('b')} and more follow ${link('c')}.</p>`,
    () => `<figure>${image()}<figcaption>${first} ${link()}</figcaption></figure>`,
    () => `<p>${first} ${image()} follows it.</p>`,
    () => `<ul><li><p>${first}</p><ol start="3"><li>${link()} here</li></ol></li></ul>`,
    () => `<table><tbody><tr><td colspan="2">${first} ${link()}</td></tr><tr><td>${image()}</td><td>x</td></tr></tbody></table>`,
    () => `<p>${first}<small class="footnote">A note ${link()} more.</small> here.</p>`,
    () => `<blockquote${writeAttributes(random, [title(), ['cite', `https://${version}.example/${count}`]])}><p>${first}</p></blockquote>`,
    () => `<p class="link-card">${link()} ${first}</p>`,
    () => `<h2>${first} ${link()}</h2>`,
  ]);
  return `<p>Before it.</p>${changed()}<p>Second paragraph of text.</p><p>Third.</p>`;
}

const COUNT = isGate ? 100 : 3000;

test(`[ADM-35] each address that one of ${COUNT} changes adds or removes is shown, whole and part by part`, async () => {
  let found = 0;
  for (let count = 0; count < COUNT; count += 1) {
    const { content: before } = await prepareArticleHtml(writeText(createRandom(count), count, 'old'));
    const { content: after } = await prepareArticleHtml(writeText(createRandom(count), count, 'evil'));
    const changes = listBlockChanges(before, after);
    const added = parse(after).filter((address) => !parse(before).includes(address));
    const removed = parse(before).filter((address) => !parse(after).includes(address));
    for (const parts of [[{ before, after }], changes]) {
      const shown = parts.map((part) => show(part.before, part.after));
      const isHidden = (lines: 'added' | 'removed') => (address: string) =>
        !shown.some((part) => part[lines].some((line) => line.includes(showInvisible(address))));
      expect(added.filter(isHidden('added')), after).toEqual([]);
      expect(removed.filter(isHidden('removed')), before).toEqual([]);
      for (const { text } of shown) expect(text).toBe(showInvisible(text));
    }
    expect(splitBlocks(after).join('')).toBe(after);
    expect(takeBlockChanges(before, after, changes)).toBe(after);
    found += added.length + removed.length;
  }
  expect(found).toBeGreaterThan(COUNT);
});

const BEFORE = '<p>Learn, as an employer, what you were once taught.</p>';

test.each([
  [
    'a link whose title looks like the end of its tag',
    '<a title="><! " href="https://evil.example/login">you</a>',
    'Linkhttps://evil.example/login\ntitle: ><! ',
  ],
  [
    'a link whose title looks like an address',
    '<a title=" href=" href="https://evil.example/">you</a>',
    'Linkhttps://evil.example/\ntitle:  href=',
  ],
  [
    'a picture whose description looks like a tag',
    'you <img alt="><span " src="/images/evil.webp">',
    'Picture/images/evil.webp\nalt: ><span ',
  ],
  [
    'a link turned round',
    '<a href="https://x.example/tni.ohw.www//:sptth">you \u202e</a>\u202c',
    'Linkhttps://x.example/tni.ohw.www//:sptth',
  ],
  [
    'a user before the host',
    '<a href="https://example.com@evil.example/">you</a>',
    'Linkevil.example, written https://example.com@evil.example/',
  ],
  ['a host in two scripts', '<a href="https://ex\u0430mple.com">you</a>', 'Linkxn--exmple-4nf.com, written https://ex\u0430mple.com'],
  ['a host written as a number', '<a href="https://2130706433/">you</a>', 'Link127.0.0.1, written https://2130706433/'],
  ['a scheme without slashes', '<a href="https:evil.example">you</a>', 'Linkevil.example, written https:evil.example'],
  ['an address among the words', 'https://youtu.be/dQw4w9WgXcQ you', 'Addresshttps://youtu.be/dQw4w9WgXcQ'],
  ['an address that is a link to another', '<a href="https://evil.example/">https://good.example/</a> you', 'Addresshttps://good.example/'],
  [
    'an email address',
    '<a href="mailto:ada@evil.example?bcc=eve@evil.example">you</a>',
    'Linkmailto:ada@evil.example?bcc=eve@evil.example',
  ],
])('[ADM-35] under the words that change stands %s', async (_, written, expected) => {
  const { content } = await prepareArticleHtml(BEFORE.replace('you', written).replace('employer', 'Employer'));
  expect(show(BEFORE, content).lines.map((line) => line.replace('[Proposed: ', '').replace(/]$/, ''))).toContain(expected);
});

test('[ADM-35] a change of attributes alone, or along with words, is named', () => {
  const table = (cell: string) => `<table><tbody><tr><td${cell}>One</td></tr></tbody></table>`;
  expect(show(table(''), table(' colspan="3" dir="rtl"')).lines).toEqual(['Table cell[Proposed: colspan: 3 · dir: rtl]']);
  expect(show('<ol><li>One</li></ol>', '<ol start="5" reversed><li>Two</li></ol>').lines).toEqual([
    'Numbered list[Proposed: start: 5 · reversed]',
  ]);
  expect(show('<blockquote><p>A</p></blockquote>', '<blockquote class="pull-quote"><p>A</p></blockquote>').lines).toEqual([
    'Quote[Proposed: class: pull-quote]',
  ]);
  const picture = (alt: string) => `<img src="/images/a.webp" alt="${alt}">`;
  expect(show(picture('A'), picture('B')).removed).toEqual(['[Now: /images/a.webp\nalt: A]']);
});

test('[ADM-35] a link that begins or ends at another word, or changes places with another, is shown', () => {
  const link = (words: string, href = '/a') => `<a href="${href}">${words}</a>`;
  const read = (before: string, after: string) => selectAll('dd del, dd ins', show(before, after).tree).map((element) => toText(element));
  expect(read(`<p>See ${link('our page')} now.</p>`, `<p>${link('See our page')} now.</p>`)).toEqual([
    '[Now: See ]',
    '[Proposed, linked: See ]',
  ]);
  const swapped = show(`<p>${link('One', '/a')} ${link('Two', '/b')}</p>`, `<p>${link('One', '/b')} ${link('Two', '/a')}</p>`);
  expect(swapped.added.length).toBeGreaterThan(0);
});

test('[ADM-35] a field that is an address is shown as one, and addresses in other fields are listed', () => {
  const cover = show('/pictures/1.svg', '/images/evil.webp', false);
  expect(cover.text).toBe('Address[Now: /pictures/1.svg]Address[Proposed: /images/evil.webp]');
  expect(show('', 'https://evil.example/x', false).hosts).toEqual(['evil.example']);
  expect(show('Read on.', 'Read on: https://good.example@evil.example/.', false).hosts).toEqual(['evil.example']);
  expect(show('See https://a.example/one now', 'See https://a.example/two now', false).text).toContain('[Now: https://a.example/one ]');
});

test('[ADM-35] characters that are not seen are written out, also where nothing else changes', () => {
  for (const character of [
    '\u202e',
    '\u2066',
    '\u200b',
    '\u00ad',
    '\ufeff',
    '\u{e0041}',
    '\u3164',
    '\u2800',
    '\u200d',
    '\ufe0f',
    '\u2028',
  ]) {
    const name = showInvisible(character);
    expect(name).toMatch(/^⟨U\+[\dA-F]{4,5}⟩$/);
    expect(show('One two', `One${character} two`, false).text).toContain(name);
    expect(show('One two', `Two${character} two`, false).text).toContain(name);
    expect(show('<p>One two</p>', `<p>One${character} two</p>`).text).toContain(name);
    expect(show('<p>One <a href="/a">two</a></p>', `<p>Two <a href="/a${character}">two</a></p>`).text).toContain(name);
  }
});

test('[ADM-35] nothing that is compared becomes markup', () => {
  const attack = '<p title="&lt;b>">&lt;img src=x onerror=alert(1)> <a href="javascript:alert(1)">x</a></p><script>alert(1)</script>';
  for (const isHtml of [true, false]) {
    const tags = selectAll('*', show('<p>x</p>', attack, isHtml).tree).map(({ tagName }: Element) => tagName);
    expect(new Set(tags).difference(new Set('dd ul li span ins del bdi strong br'.split(' ')))).toEqual(new Set());
  }
});

test('[ADM-35] texts with more links than are compared are listed whole', () => {
  const links = (name: string) => Array.from({ length: 1200 }, (_, count) => `<p><a href="/${name}/${count}">x</a></p>`).join('');
  expect(compareAddresses(links('a'), links('b'), { isHtml: true })).toHaveLength(2400);
});
