import { describe, expect, test } from 'vitest';
import { makeZip } from '#tests/support/zip.ts';
import { readExport } from '../../../read-export.testing.ts';
import type { ImportedItem } from '../../reading/source.ts';

function readFiles(files: Record<string, string>) {
  return readExport(makeZip(Object.entries(files).map(([path, text]) => ({ path, text }))), 'blog.zip');
}

async function readText(text: string, name = 'text.md'): Promise<ImportedItem | undefined> {
  const { items } = await readExport(text, name);
  return items[0];
}

describe('[OPS-5] Markdown', () => {
  test('[OPS-5] of a single file is an article, whose first heading is its title', async () => {
    const item = await readText(
      '---\ndate: 2019-05-01 10:00:00 +0200\ntags: [a, b]\n---\n# A *title*\n\nText[^n] and `{{ code }}`.\n\n[^n]: A *note*\n',
    );
    expect(item).toMatchObject({
      key: 'markdown:text.md',
      title: 'A title',
      isDraft: false,
      publishedAt: '2019-05-01T08:00:00.000Z',
      tags: ['a', 'b'],
      html: '<p>Text<small class="footnote">A <em>note</em></small> and <code>{{ code }}</code>.</p>',
    });
  });

  test('[OPS-5] [PAGE-10] that says it is a page is one', async () => {
    expect(await readText('---\nlayout: page\ntitle: Prices\n---\nText.\n')).toMatchObject({ isPage: true, title: 'Prices' });
    expect(await readText('---\nlayout: post\ntitle: Prices\n---\nText.\n')).not.toHaveProperty('isPage');
  });

  test.each([
    ['series: ["Tea & cake"]\nseries_order: 2', { name: 'Tea & cake', order: '2' }],
    ['series: Tea', { name: 'Tea', order: '' }],
    ['series_order: 2', undefined],
  ])('[OPS-5] [ART-11] with %j is part of a series', async (frontMatter, series) => {
    const item = await readText(`---\n${frontMatter}\n---\n# A title\n\nText.\n`);
    expect(item?.series).toEqual(series);
  });

  test('[OPS-5] keeps its raw HTML, tables and code', async () => {
    const item = await readText('<div><b>Raw</b></div>\n\n| a |\n| - |\n| b |\n\n```liquid\n{% youtube x %} [[y]]\n```\n');
    expect(item?.html.replaceAll(/>\s+</g, '><')).toBe(
      [
        '<p><b>Raw</b></p>',
        '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
        '<pre><code class="language-liquid">{% youtube x %} [[y]]\n</code></pre>',
      ].join(''),
    );
  });

  test.each([
    [
      'a bomb of aliases',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'.replace(/./g, (letter) => `${letter}: &${letter} [${`*${String.fromCharCode(letter.charCodeAt(0) - 1)},`.repeat(9)}]\n`)}`,
    ],
    ['deep nesting', `a: ${'['.repeat(5000)}`],
    ['no YAML', 'a: b: c: "'],
  ])('[OPS-5] with front matter that is %s comes as a draft with a note', async (_, yaml) => {
    expect(await readText(`---\n${yaml}\n---\nText`)).toMatchObject({
      isDraft: true,
      html: '<p>Text</p>',
      notes: ['Its front matter couldn’t be read.'],
    });
  });

  test('[OPS-5] that would keep the server busy is left out', async () => {
    expect((await readExport('word '.repeat(130_000), 'text.md')).found).toMatchObject([
      { type: 'left-out', reason: 'Its text is longer than 600,000 characters.' },
    ]);
    for (const text of ['__a& '.repeat(20_000), '>'.repeat(10_000)]) {
      const { found } = await readExport(text, 'text.md');
      expect(found).toMatchObject([{ type: 'left-out', reason: 'Its text is nested too deeply to read.' }]);
    }
  });

  test('[OPS-5] shows what shortcodes stand for, and names those that it leaves out', async () => {
    const item = await readText(
      [
        '{% youtube abcdefghijk %}',
        '{{< youtube id="abcdefghij2" >}}',
        '{{< figure src="https://a.b/c.png" caption="A & B" >}}',
        '{% include figure image_path="https://a.b/d.png" alt="D" %}',
        "{{< figure src=https://a.b/e.png caption=Ada’s alt=it's >}}",
        '{{< notice tip >}}\nInside\n{{< /notice >}}',
        '{% highlight ruby %}\nputs 1\n{% endhighlight %}',
        'At {{ site.author }} [x]({{ "/y" | relative_url }}){: .button }',
      ].join('\n\n'),
    );
    expect(item?.html.split('\n')).toEqual([
      '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">https://www.youtube.com/watch?v=abcdefghijk</a></p>',
      '<p><a href="https://www.youtube.com/watch?v=abcdefghij2">https://www.youtube.com/watch?v=abcdefghij2</a></p>',
      '<figure><img src="https://a.b/c.png" alt="A &#x26; B"><figcaption>A &#x26; B</figcaption></figure>',
      '<figure><img src="https://a.b/d.png" alt="D"></figure>',
      '<figure><img src="https://a.b/e.png" alt="it&#x27;s"><figcaption>Ada’s</figcaption></figure>',
      '<p>Inside</p>',
      '<pre><code class="language-ruby">puts 1',
      '</code></pre>',
      '<p>At  <a href="/y">x</a></p>',
    ]);
    expect(item?.notes).toContain('Left out, because the site filled it in: notice, site.author.');
  });

  test('[OPS-5] in MDX loses its code and components, whose text stays', async () => {
    const { items } = await readFiles({
      'a.mdx': `import hero from '~/hero.png'\nimport { Box } from 'box'\n\n<Box kind="big">\n\n*Inside*\n\n</Box>\n\n<Image src={hero} alt="A bridge" />\n\n{/* hidden */}\n\nText`,
      'hero.png': 'x',
    });
    expect(items[0]?.html).toBe('<p><em>Inside</em></p>\n<figure><img src="file:hero.png" alt="A bridge"></figure>\n<p>Text</p>');
    expect(items[0]?.notes).toEqual(['Its code was left out.', 'Left out, because the site filled it in: Box.']);
  });
});

describe('[OPS-5] a folder', () => {
  test('[OPS-5] of Jekyll has its addresses from names, categories and permalinks', async () => {
    const { opened, found } = await readFiles({
      'blog-main/_config.yml': 'url: https://old.example\nbaseurl: /blog\n',
      'blog-main/_posts/2019-05-01-first-post.md':
        '---\ntitle: First\ncategories: news tech\ntags: one two\nimage: /assets/a.png\n---\n![A](a.png) {{ site.baseurl }}',
      'blog-main/_posts/2019-05-02-second.md':
        '---\ntitle: Second\npermalink: /:year/:title/\nredirect_from: /old\n---\n[one](2019-05-01-first-post.md#part) {% post_url 2019-05-01-first-post %}',
      'blog-main/_posts/2019-5-4-html.html': '---\ntitle: HTML\n---\n<p>*Plain*</p>{% youtube abcdefghijk %}',
      'blog-main/_posts/2019-05-03-hidden.md': '---\npublished: false\n---\nText',
      'blog-main/_drafts/idea.md': '---\ntitle: Idea\n---\nText',
      'blog-main/assets/a.png': 'x',
      'blog-main/README.md': '# Read me',
      'blog-main/docs/plain.md': 'Plain',
    });
    expect(opened.siteUrl).toBe('https://old.example');
    expect(opened.toOldAddress?.('assets/a.png')).toBe('/blog/assets/a.png');
    expect(found).toMatchObject([
      { title: 'Idea', isDraft: true, publishedAt: null, oldAddresses: [] },
      {
        title: 'First',
        slug: 'first-post',
        isDraft: false,
        publishedAt: '2019-05-01T12:00:00.000Z',
        categories: ['news', 'tech'],
        tags: ['one', 'two'],
        cover: { src: 'file:assets/a.png', alt: '' },
        html: '<figure><img src="file:assets/a.png" alt="A"></figure>',
        oldAddresses: ['/blog/news/tech/2019/05/01/first-post.html'],
      },
      {
        key: 'markdown:old.example:_posts/2019-05-02-second.md',
        title: 'Second',
        oldAddresses: ['/blog/2019/second/', '/blog/old'],
        html: '<p><a href="/blog/news/tech/2019/05/01/first-post.html">one</a> /blog/news/tech/2019/05/01/first-post.html</p>',
      },
      { title: 'Hidden', isDraft: true },
      {
        title: 'HTML',
        publishedAt: '2019-05-04T12:00:00.000Z',
        html: '<p>*Plain*</p>\n<p>https://www.youtube.com/watch?v=abcdefghijk</p>',
      },
      { type: 'left-out', title: 'docs/plain.md' },
    ]);
  });

  test('[OPS-5] of Hugo has its bundles, with TOML and their images', async () => {
    const { opened, found } = await readFiles({
      'hugo.toml': 'baseURL = "https://old.example/"\n[permalinks]\nnews = "/:year/:slug/"\n',
      'content/_index.md': '---\ntitle: Home\n---\n',
      'content/posts/x/index.md':
        '+++\ntitle = "A title"\ndate = 2020-01-02T03:04:05Z\ndraft = false\ntags = [\n  "a",\n  "b",\n]\naliases = ["/old/"]\n[cover]\nimage = "c.png"\nalt = "C"\n+++\n![](c.png) [y]({{< ref "y.md" >}})',
      'content/posts/x/c.png': 'x',
      'content/news/y.md': '---\ntitle: Y\ndate: 2021-01-01\nslug: why\nlastmod: 2021-02-01\n---\nText',
      'content/posts/z.fr.md': '---\ntitle: Z\ndate: 2021-01-01\nurl: /zed/\n---\nText',
    });
    expect(opened.toOldAddress?.('content/posts/x/c.png')).toBe('/posts/x/c.png');
    expect(found).toMatchObject([
      { title: 'Y', slug: 'why', updatedAt: '2021-02-01T12:00:00.000Z', oldAddresses: ['/2021/why/'] },
      {
        title: 'A title',
        slug: 'x',
        tags: ['a', 'b'],
        publishedAt: '2020-01-02T03:04:05.000Z',
        cover: { src: 'file:content/posts/x/c.png', alt: 'C' },
        oldAddresses: ['/posts/x/', '/old/'],
      },
      { title: 'Z', language: 'fr', oldAddresses: ['/zed/'] },
    ]);
  });

  test('[OPS-5] of Astro has its dates, hero images and addresses', async () => {
    const { found } = await readFiles({
      'astro.config.mjs': "export default defineConfig({ site: 'https://old.example' });",
      'package.json': '{}',
      'src/content/blog/a.md': '---\ntitle: A\ndescription: About\npubDate: Jul 08 2022\nheroImage: ../../assets/h.png\n---\nText',
      'src/assets/h.png': 'x',
    });
    expect(found).toMatchObject([
      {
        title: 'A',
        excerpt: 'About',
        publishedAt: expect.stringMatching(/^2022-07-0[78]/),
        cover: { src: 'file:src/assets/h.png', alt: '' },
        oldAddresses: ['/blog/a/'],
      },
    ]);
  });

  test('[OPS-5] of notes comes as drafts, with their links and images by name', async () => {
    const { found } = await readFiles({
      'My note.md': '---\ncreated: 2022-01-01\n---\nSee [[Other|that]] and ![[bridge.png|300]] %%secret%%\n\n> [!tip] Do\n> it',
      'README.md': 'Read me',
      'deep/Other.md': 'Text',
      'files/bridge.png': 'x',
    });
    expect(found).toMatchObject([
      {
        title: 'My note',
        isDraft: true,
        publishedAt: '2022-01-01T12:00:00.000Z',
        html: '<p>See that and <img src="file:files/bridge.png" alt=""></p>\n<blockquote>\n<p>Do\nit</p>\n</blockquote>',
        oldAddresses: [],
      },
      { title: 'README', isDraft: true },
      { title: 'Other', isDraft: true },
    ]);
  });

  test('[OPS-6] is found at the days of its own zone, of the site’s and of its name', async () => {
    const pattern = 'permalink: /:year/:month/:day/:title/\n';
    const { items } = await readFiles({
      '_config.yml': `url: https://old.example\ntimezone: America/New_York\n${pattern}`,
      '_posts/2023-02-20-late.md': '---\ntitle: Late\ndate: 2023-02-27 23:30:00 -0500\n---\nText',
      '_posts/2023-02-28-nozone.md': '---\ntitle: No zone\ndate: 2023-02-28 22:00:00\n---\nText',
    });
    expect(items.map(({ publishedAt, oldAddresses }) => [publishedAt, ...oldAddresses])).toEqual([
      ['2023-02-28T04:30:00.000Z', '/2023/02/27/late/', '/2023/02/20/late/', '/2023/02/28/late/'],
      ['2023-03-01T03:00:00.000Z', '/2023/02/28/nozone/', '/2023/03/01/nozone/'],
    ]);
    const hugo = await readFiles({
      'hugo.toml': 'baseURL = "https://old.example/"\n[permalinks]\nposts = "/:year/:month/:day/:slug/"\n',
      'content/posts/evening.md': '---\ntitle: Evening\nslug: evening\ndate: 2023-02-27T23:30:00-05:00\n---\nText',
      'content/posts/morning.md': '+++\ntitle = "Morning"\nslug = "morning"\ndate = 2023-03-01T00:30:00+09:00\n+++\nText',
    });
    expect(hugo.items.map(({ oldAddresses }) => oldAddresses[0])).toEqual(['/2023/02/27/evening/', '/2023/03/01/morning/']);
  });

  test.each([
    'cover:\n  image: a.png\n  caption: Photo by Ama',
    'image: a.png\nimage_credit: Photo by Ama',
    'heroImage: a.png\nheroImageCaption: Photo by Ama',
  ])('[OPS-5] names who took its cover (%j)', async (fields) => {
    expect((await readText(`---\ndate: 2020-01-01\n${fields}\n---\n# A\n\nText`))?.cover).toMatchObject({ caption: 'Photo by Ama' });
  });
});
