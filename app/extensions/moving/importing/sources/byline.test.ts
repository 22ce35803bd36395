import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { ImportFiles } from '../reading/source.ts';
import { bylineSource } from './byline.server.ts';

const HEAD = '{"format":1,"release":"0.1.0","siteUrl":"https://ama.example/x","madeAt":"2026-06-01T12:00:00.000Z","rows":[';
const IMAGE = '{"kind":"image","file":"images/a.png","alt":null}';
const ARTICLE = JSON.stringify({
  kind: 'article',
  id: 'tea',
  isDraft: false,
  publishedAt: '2026-06-01T12:00:00.000Z',
  updatedAt: '2026-06-01T12:00:00.000Z',
  fields: { title: 'Tea', later: 'of a newer release' },
});

function toFiles(text: string): ImportFiles {
  return {
    name: 'export',
    files: [{ path: 'byline.json', bytes: text.length }],
    read: () => Promise.reject(new Error('it is read in lines')),
    open: async () =>
      Readable.from(Array.from({ length: Math.ceil(text.length / 100) }, (_, at) => Buffer.from(text.slice(at * 100, at * 100 + 100)))),
    close: async () => undefined,
  };
}

async function read(text: string) {
  const opened = await bylineSource.open(toFiles(text));
  return opened && { siteUrl: opened.siteUrl, found: await Array.fromAsync(opened.read()) };
}

test('[OPS-5] each row is recognised by its site, kind and id', async () => {
  expect(await read(`${HEAD}\n${IMAGE},\n${ARTICLE}\n]}\n`)).toMatchObject({
    siteUrl: 'https://ama.example',
    found: [
      { key: 'byline:ama.example:image:images/a.png', title: 'images/a.png' },
      { key: 'byline:ama.example:article:tea', title: 'Tea', row: { kind: 'article' } },
    ],
  });
});

test('[OPS-5] the files of another system are none of ours', async () => {
  expect(await bylineSource.open({ ...toFiles(''), files: [{ path: 'posts.csv', bytes: 1 }] })).toBeUndefined();
});

test('[OPS-5] an export of a newer version is refused', async () => {
  await expect(read(HEAD.replace('1', '2'))).rejects.toThrow('This export comes from a newer version of Byline');
});

test.each([
  ['no head', `${IMAGE}\n]}`],
  ['half of it', `${HEAD}\n${IMAGE},\n`],
  ['something behind its end', `${HEAD}\n]}\n${IMAGE}`],
  ['a row of another shape', `${HEAD}\n${ARTICLE.replace('"tea"', '"../tea"')}\n]}`],
  ['a row with an unknown word about who sees it', `${HEAD}\n${ARTICLE.replace('"tea"', '"tea","visibility":"members"')}\n]}`],
  ['a draft that is “no”', `${HEAD}\n${ARTICLE.replace('"isDraft":false', '"isDraft":"no"')}\n]}`],
  ['no JSON', `${HEAD}\n{{{\n]}`],
  ['a row without an end', `${HEAD}\n${'['.repeat(5_100_000)}`],
])('[OPS-5] an export with %s is refused in one sentence', async (_, text) => {
  await expect(read(text)).rejects.toThrow('byline.json is damaged, or another program changed it. Export the site again.');
});
