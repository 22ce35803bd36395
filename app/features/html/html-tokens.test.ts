import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { createRandom, type Random, writeAttributes, writePieces } from '#tests/factories/random-html.ts';
import { readTokens } from './html-tokens.ts';

const ADDRESSES = ['href', 'src'];

/** Addresses by the parser of the specification. */
function listParsed(node: Nodes): string[] {
  const own = node.type === 'element' ? ADDRESSES.flatMap((name) => node.properties[name] ?? []).map(String) : [];
  return 'children' in node ? [...own, ...node.children.flatMap(listParsed)] : own;
}

function listRead(html: string): string[] {
  return readTokens(html).flatMap((token) => (token.kind === 'start' ? ADDRESSES.flatMap((name) => token.attributes.get(name) ?? []) : []));
}

function writeHtml(random: Random): string {
  const parts = Array.from({ length: 1 + random.below(4) }, (_, index) => {
    const attributes = [
      [random.pick(['title', 'alt', 'lang', 'a"b', "it's"]), writePieces(random)],
      [random.pick(['href', 'src', 'HREF']), `https://x.example/${index}`],
    ] as const;
    const words = random.pick(['word', '<', 'a < b', '&lt;b>', '<!-->', '<? a>', '</>', '</ x>', '<!-- <a href="/none"> -->']);
    return `${words}<${random.pick(['q', 'span', 'IMG'])}${writeAttributes(random, attributes)}${random.pick(['>', '/>', ' >'])}`;
  });
  return parts.join('') + random.pick(['', 'end', '<', '</', '<b', '<b x="', '<!--', '<!-- -', '&amp']);
}

test('[ADM-35] 3,000 texts, well-formed or not, have the addresses that browsers find, and their pieces are the text', () => {
  const random = createRandom(7);
  for (let count = 0; count < 3000; count += 1) {
    const html = writeHtml(random);
    expect(listRead(html), html).toEqual(listParsed(fromHtml(html, { fragment: true })));
    const sources = readTokens(html).map(({ source }) => source);
    expect(sources.join('')).toBe(html);
  }
});

test.each([
  ['a quoted >', '<a title="><! " href="/x">', ['/x']],
  ['quotes that open no value', `<a it"s '> href='/no'><a href=/x>`, ['/x']],
  ['the first of two', '<a href="/x" HREF="/no">', ['/x']],
  ['unquoted ones', '<a href=/x/>', ['/x/']],
  ['none in comments', '<!--><a href=/x><!-- <a href=/no> --!><! <a href=/no2>', ['/x']],
  ['none in raw text', '<textarea><a title="</textarea><a href=/x>', ['/x']],
  ['none in what never ends', '<a href="/x"><a href="/no', ['/x']],
  ['entities', '<a href="&#x2f;x?a&amp;b&#61;1">', ['/x?a&b=1']],
])('[ADM-35] attributes are read as browsers do: %s', (_, html, addresses) => {
  expect(listRead(html)).toEqual(addresses);
  expect(listParsed(fromHtml(html, { fragment: true }))).toEqual(addresses);
});
