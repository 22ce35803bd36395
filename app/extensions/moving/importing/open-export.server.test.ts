import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isGate } from '#tests/support/tier.ts';
import { makeZip } from '#tests/support/zip.ts';
import { openExportAt } from './open-export.server.ts';
import { ImportError } from './reading/source.ts';

/** Takes Marked minutes: each letter may begin an address of an email. */
const ENDLESS = `${'a'.repeat(250_000)}@${'a'.repeat(250_000)}`;
/** Short for a text that is endless, long for the others while all tests run. */
const LIMIT_MS = 3000;

async function open(name: string, bytes: Buffer | string, limitMs?: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-open-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, name), bytes);
  const exported = await openExportAt(path.join(folder, name), undefined, limitMs);
  onTestFinished(() => exported.files.close());
  return exported;
}

function makeFolder(texts: Record<string, string>): Buffer {
  return makeZip(Object.entries(texts).map(([file, text]) => ({ path: file, text })));
}

test('[OPS-5] a text that takes too long to read is named, and the others are read, next to the event loop', async () => {
  const { opened, source } = await open('notes.zip', makeFolder({ 'a.md': 'One', 'b.md': ENDLESS, 'c.md': 'Two' }), LIMIT_MS);
  let turns = 0;
  const counting = setInterval(() => turns++, 1);
  const found = await Array.fromAsync(opened.read());
  clearInterval(counting);
  expect(source.label).toBe('Markdown');
  expect(found).toMatchObject([
    { type: 'left-out', title: 'b.md', reason: 'It’s too complex to read.' },
    { type: 'item', title: 'A' },
    { type: 'item', title: 'C' },
  ]);
  expect(turns).toBeGreaterThan(100);
  expect(await Array.fromAsync(opened.read())).toEqual(found); // the second reading does not wait again
});

test.skipIf(isGate)('[OPS-5] a post of Ghost that takes too long to read is named, and the others are read', async () => {
  const toPost = (id: string, markdown: string) => ({
    ...{ id, title: `Post ${id}`, slug: id, status: 'published', published_at: '2020-01-01T00:00:00.000Z', type: 'post' },
    lexical: JSON.stringify({ root: { children: [{ type: 'markdown', version: 1, markdown }] } }),
  });
  const posts = [toPost('one', 'Words.'), toPost('endless', ENDLESS), toPost('two', 'Words.')];
  const { opened } = await open('ghost.json', JSON.stringify({ db: [{ meta: {}, data: { posts } }] }), LIMIT_MS);
  const found = await Array.fromAsync(opened.read());
  expect(found.map(({ type, ...each }) => [type, 'title' in each && each.title])).toEqual([
    ['left-out', 'Post endless (endless)'],
    ['item', 'Post one'],
    ['item', 'Post two'],
  ]);
});

test.skipIf(isGate)('[OPS-5] an export of one text that takes too long is refused in a sentence', async () => {
  const { opened } = await open('text.md', ENDLESS, LIMIT_MS);
  await expect(Array.fromAsync(opened.read())).rejects.toThrow(new ImportError('This export is too complex to read.'));
});

test('[OPS-5] an export of many finds is read in parts and from the start each time', async () => {
  const texts = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`${1000 + at}.md`, `Text ${at}`]));
  const { opened } = await open('many.zip', makeFolder(texts));
  const titles = async () => (await Array.fromAsync(opened.read())).map((found) => 'title' in found && found.title);
  const expected = Array.from({ length: 120 }, (_, at) => String(1000 + at));
  expect(await titles()).toEqual(expected);
  for await (const found of opened.read()) if ('title' in found && found.title === '1060') break;
  expect(await titles()).toEqual(expected);
});
