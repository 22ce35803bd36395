import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepareArticleHtml } from '#features/html/article-html.server.ts';
import { corpusFiles } from '#tests/support/corpora.ts';
import { makeZip } from '#tests/support/zip.ts';
import { readExport } from '../../read-export.testing.ts';
import { openImportFiles } from '../reading/import-files.server.ts';
import { ImportError } from '../reading/source.ts';

const MB = 1024 ** 2;

describe('the shared exports', () => {
  const files = corpusFiles('import') ?? [];
  const getFile = (name: string) => files.find((file) => file.name === name)?.bytes ?? Buffer.alloc(0);

  test.skipIf(files.length === 0)('[OPS-5] that of Ghost comes with its posts, tags, authors and images', async () => {
    const { source, found, items } = await readExport(getFile('ghost-export.json'), 'ghost-export.json');
    expect(source).toBe('ghost');
    expect(found.filter(({ type }) => type === 'address')).toHaveLength(4);
    expect(items.map(({ title, author, tags, publishedAt, oldAddresses }) => ({ title, author, tags, publishedAt, oldAddresses }))).toEqual(
      [
        { title: 'Post 1', author: 'Alice Johnson', tags: ['News'], publishedAt: '2025-01-01T00:00:00.000Z', oldAddresses: ['/post-1/'] },
        { title: 'Post 2', author: 'Bob Smith', tags: ['Technology'], publishedAt: '2025-01-02T00:00:00.000Z', oldAddresses: ['/post-2/'] },
        { title: 'Post 3 - Lexical', author: '', tags: [], publishedAt: '2025-01-03T00:00:00.000Z', oldAddresses: ['/post-3-lexical/'] },
      ],
    );
    expect(items[2]?.html).toBe('<figure><img src="https://example.com/images/lexical-image.jpg" alt=""></figure>');
    expect(items.flatMap(({ notes }) => notes)).toEqual([]);
  });

  test.skipIf(files.length === 0)('[OPS-5] [DATA-7] that of Jekyll comes as a draft, and sanitising takes nothing from it', async () => {
    const { source, items } = await readExport(getFile('jekyll-basic-post.md'), 'jekyll-basic-post.md');
    expect(source).toBe('markdown');
    expect(items).toMatchObject([{ title: 'This is a Basic Post', author: 'Persons Name', isDraft: true, notes: [] }]);
    const html = items[0]?.html ?? '';
    expect(html.match(/<h2>/g)).toHaveLength(1);
    expect(html.match(/<li>/g)).toHaveLength(15);
    expect((await prepareArticleHtml(html)).content).toContain('<a href="https://example.com" rel="noopener">luctus neque</a>');
  });
});

describe('a hostile archive', () => {
  async function open(bytes: Buffer) {
    const folder = mkdtempSync(path.join(tmpdir(), 'byline-hostile-'));
    writeFileSync(path.join(folder, 'a.zip'), bytes);
    try {
      const files = await openImportFiles(path.join(folder, 'a.zip'));
      try {
        for (const file of files.files.slice(0, 100)) await files.read(file.path, MB);
        return files.files.length;
      } finally {
        await files.close();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  test('[OPS-5] of 60,000 entries is refused, and one of 50,000 is read', async () => {
    const entries = Array.from({ length: 60_000 }, (_, index) => ({ path: `${index}.md`, text: 'x', isStored: true }));
    await expect(open(makeZip(entries))).rejects.toThrow('It has more than 50,000 files. Import it in parts.');
    expect(await open(makeZip(entries.slice(0, 50_000)))).toBe(50_000);
  });

  test('[OPS-5] of 300 MB in one is cut, whatever size it says', async () => {
    const bomb = makeZip([{ path: 'a.md', text: Buffer.alloc(300 * MB) }]);
    expect(bomb.length).toBeLessThan(MB);
    await expect(open(bomb)).rejects.toThrow('The file a.md is larger than 1 MB.');
    await expect(open(makeZip([{ path: 'a.md', text: Buffer.alloc(300 * MB), bytes: 1000 }]))).rejects.toThrow(ImportError);
  });

  test('[OPS-5] with any of its bytes changed is read or refused in one sentence', async () => {
    const zip = makeZip([
      { path: 'blog/posts/a.md', text: 'text '.repeat(50) },
      { path: 'blog/b.md', text: 'stored', isStored: true },
      { path: 'blog/empty.md' },
    ]);
    for (let at = 0; at < zip.length; at += 1) {
      for (const value of [0, 0xff, (zip[at] ?? 0) ^ 1]) {
        const changed = Buffer.from(zip);
        changed[at] = value;
        const outcome = await open(changed).catch((error: unknown) => error);
        if (typeof outcome !== 'number') expect(outcome, `byte ${at} as ${value}`).toBeInstanceOf(ImportError);
      }
    }
  });
});

describe('a hostile text', () => {
  test('[OPS-5] of Ghost that ends anywhere is refused in one sentence', async () => {
    const json = JSON.stringify({ db: [{ data: { posts: [{ id: 1, title: 'é \\" {', slug: 'a' }], tags: [{ id: 1, name: 'T' }] } }] });
    for (let end = 0; end < json.length; end += 1)
      await expect(readExport(json.slice(0, end), 'a.json'), `${end}`).rejects.toThrow(ImportError);
  });

  test('[OPS-5] of Ghost with anything in every field is read', async () => {
    const values = [
      null,
      0,
      -1,
      true,
      '',
      'x',
      '<script>',
      [],
      [[]],
      {},
      { root: {} },
      '{"root":{"children":[{"type":{}}]}}',
      '{"sections":[[10,0],[1],[3,"x",[[0]]],null]}',
    ];
    const names =
      'id uuid title slug html lexical mobiledoc feature_image type status visibility published_at custom_excerpt author_id'.split(' ');
    const posts = names.flatMap((name) => values.map((value) => ({ id: 'p', slug: 's', status: 'published', [name]: value })));
    const tables = Object.fromEntries(
      ['tags', 'users', 'posts_tags', 'posts_authors', 'posts_meta', 'settings'].map((name) => [
        name,
        values.map((value) => ({ id: value, name: value, post_id: 'p', tag_id: value, sort_order: value, key: value, value })),
      ]),
    );
    const { items } = await readExport(JSON.stringify({ data: { posts, ...tables } }), 'a.json');
    expect(items.length).toBeGreaterThan(posts.length - values.length);
  });

  test('[OPS-5] of Markdown is read, whatever marks it has', async () => {
    const marks = [
      '---\n',
      '+++\n',
      '```',
      '`',
      '[[',
      ']]',
      '![[',
      '{%',
      '%}',
      '{{<',
      '>}}',
      '{{',
      '}}',
      '[^',
      ']:',
      '<Foo ',
      '/>',
      '\n',
      '\n\n',
      '%%',
      '{% highlight',
      '{% endhighlight %}',
      '# ',
      'a: b\n',
      'a = [',
      '|',
      '<!--',
      '\0',
      'import x from',
      ' ',
    ];
    let seed = 1;
    const next = (limit: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * limit);
    };
    const texts = Array.from({ length: 3000 }, () => Array.from({ length: next(30) }, () => marks[next(marks.length)]).join(''));
    const entries = texts.map((text, index) => ({ path: `${index}.${index % 2 ? 'md' : 'mdx'}`, text }));
    const { found } = await readExport(makeZip(entries), 'notes.zip');
    expect(found).toHaveLength(texts.length);
  });
});
