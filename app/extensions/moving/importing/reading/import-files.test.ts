import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeZip, type ZipEntry } from '#tests/support/zip.ts';
import { openExport } from '../sources/open-export.server.ts';
import { openImportFiles } from './import-files.server.ts';
import { ImportError } from './source.ts';

const MB = 1024 ** 2;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'byline-files-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function openZip(entries: ZipEntry[]) {
  writeFileSync(path.join(folder, 'export.bin'), makeZip(entries));
  return openImportFiles(path.join(folder, 'export.bin'), 'blog.zip');
}

async function readText(entries: ZipEntry[], file: string, maxBytes = MB): Promise<string> {
  const files = await openZip(entries);
  try {
    return Buffer.from(await files.read(file, maxBytes)).toString();
  } finally {
    await files.close();
  }
}

describe('the files of an export', () => {
  test('[OPS-5] are a single file under the name that the person knows', async () => {
    writeFileSync(path.join(folder, 'upload-1'), '<rss/>');
    const files = await openImportFiles(path.join(folder, 'upload-1'), 'blog.xml');
    expect(files).toMatchObject({ name: 'blog.xml', files: [{ path: 'blog.xml', bytes: 6 }] });
    expect(Buffer.from(await files.read('blog.xml', 6)).toString()).toBe('<rss/>');
    await expect(files.read('blog.xml', 5)).rejects.toThrow(ImportError);
    await expect(openExport(files)).rejects.toThrow('Byline can’t read this export');
  });

  test('[OPS-5] are those of a folder without hidden ones, packages and links', async () => {
    for (const sub of ['posts/deep', '.git', 'node_modules/x']) mkdirSync(path.join(folder, sub), { recursive: true });
    for (const file of ['a.md', 'posts/deep/b.md', '.git/config', 'node_modules/x/README.md', '.env'])
      writeFileSync(path.join(folder, file), file);
    symlinkSync('/etc/passwd', path.join(folder, 'posts/passwd.md'));
    symlinkSync('/etc', path.join(folder, 'etc'));
    const files = await openImportFiles(folder);
    expect(files.files.map((file) => file.path).toSorted()).toEqual(['a.md', 'posts/deep/b.md']);
    expect(Buffer.from(await files.read('posts/deep/b.md', MB)).toString()).toBe('posts/deep/b.md');
    await expect(files.read('../outside', MB)).rejects.toThrow('The file ../outside is missing.');
  });

  test('[OPS-5] that are not there are one sentence', async () => {
    await expect(openImportFiles(path.join(folder, 'gone.zip'))).rejects.toThrow('There is no file or folder gone.zip.');
  });
});

describe('a zip', () => {
  test('[OPS-5] is known by its bytes, and read without the folder around it and what systems add', async () => {
    const files = await openZip([
      { path: 'blog-main/' },
      { path: 'blog-main/posts/über.md', text: 'deflated' },
      { path: 'blog-main/b.md', text: 'stored', isStored: true },
      { path: '__MACOSX/blog-main/._b.md', text: 'x' },
      { path: 'blog-main/.DS_Store', text: 'x' },
      { path: 'blog-main/link.md', text: '/etc/passwd', mode: 0o120777 },
      { path: Buffer.from('blog-main/caf\x82.md', 'latin1'), text: 'cp437' },
    ]);
    expect(files.files.map((file) => file.path)).toEqual(['posts/über.md', 'b.md', 'café.md']);
    expect(Buffer.from(await files.read('posts/über.md', MB)).toString()).toBe('deflated');
    expect(Buffer.from(await files.read('b.md', MB)).toString()).toBe('stored');
    await files.close();
  });

  test('[OPS-5] keeps the one folder that says what it holds', async () => {
    const files = await openZip([{ path: '_posts/2019-05-01-a.md', text: 'a' }]);
    expect(files.files).toEqual([{ path: '_posts/2019-05-01-a.md', bytes: 1 }]);
    await files.close();
  });

  test.each<[string, ZipEntry[]]>([
    ['a path that leads out of it', [{ path: '../../etc/passwd', text: 'x' }]],
    ['a path out of it with backslashes', [{ path: '..\\..\\a.md', text: 'x' }]],
    ['an absolute path', [{ path: '/etc/passwd', text: 'x' }]],
    ['a path of a drive', [{ path: 'C:/a.md', text: 'x' }]],
    ['a password', [{ path: 'a.md', text: 'x', flags: 1 }]],
    [
      'entries that share bytes',
      [
        { path: 'a.md', text: 'a'.repeat(5000) },
        { path: 'b.md', offset: 0 },
      ],
    ],
  ])('[OPS-5] with %s is refused at once', async (_, entries) => {
    await expect(openZip(entries)).rejects.toThrow(ImportError);
  });

  test.each<[string, ZipEntry]>([
    ['a wrong checksum', { path: 'a.md', text: 'text', checksum: 1 }],
    ['more bytes than it says', { path: 'a.md', text: 'x'.repeat(100_000), bytes: 10 }],
    ['fewer bytes than it says', { path: 'a.md', text: 'text', bytes: 100_000 }],
    ['a start that is none', { path: 'a.md', text: 'text', offset: 7 }],
  ])('[OPS-5] with an entry of %s fails in one sentence', async (_, entry) => {
    await expect(readText([entry], 'a.md')).rejects.toThrow('The zip is damaged or incomplete. Download it again.');
  });

  test('[OPS-5] that would inflate beyond the bound is cut there', async () => {
    const bomb = { path: 'a.md', text: Buffer.alloc(20 * MB) };
    await expect(readText([bomb], 'a.md')).rejects.toThrow('The file a.md is larger than 1 MB.');
    await expect(readText([{ ...bomb, bytes: 10 }], 'a.md')).rejects.toThrow(ImportError);
  });

  test('[OPS-5] may be closed while some of it is read', async () => {
    const text = Array.from({ length: 200_000 }, (_, at) => at.toString(36)).join(' ');
    for (let round = 0; round < 10; round += 1) {
      const files = await openZip([{ path: 'a.txt', text, isStored: true }]);
      const streams = await Promise.all([files.open('a.txt'), files.open('a.txt'), files.open('a.txt')]);
      for (const stream of streams) stream.read();
      await new Promise(setImmediate);
      for (const stream of streams) stream.destroy();
      await files.close();
    }
  });

  test('[OPS-5] that ends early is refused', async () => {
    writeFileSync(path.join(folder, 'half.zip'), makeZip([{ path: 'a.md', text: 'text' }]).subarray(0, 60));
    await expect(openImportFiles(path.join(folder, 'half.zip'))).rejects.toThrow(ImportError);
  });

  test('[OPS-5] in a zip is a file like any other', async () => {
    const inner = makeZip([{ path: 'a.md', text: 'text' }]);
    const files = await openZip([{ path: 'inner.zip', text: inner }]);
    expect(files.files).toEqual([{ path: 'inner.zip', bytes: inner.length }]);
    await files.close();
  });
});
