import { describe, expect, test } from 'vitest';
import { corpusFiles } from '#tests/support/corpora.ts';
import { makeZip } from '#tests/support/zip.ts';
import { readExport } from '../../../read-export.testing.ts';
import type { ImportedItem } from '../../reading/source.ts';
import { splitFrontMatter } from './front-matter.ts';
import { readPublication } from './publication.ts';

const NOW = new Date('2026-01-01T00:00:00Z');

/** `public`, `scheduled`, `draft`, or `named` for a draft with a note. */
function publish(file: string, fileDate: string | null = '2021-01-01T00:00:00.000Z'): string {
  const { fields = {}, isReadable } = splitFrontMatter(file);
  const reasons = isReadable ? [] : ['unreadable'];
  const { isDraft, publishedAt, notes } = readPublication(fields, { own: fields, fileDate, isDraft: false, reasons, now: NOW });
  if (isDraft) return notes.length > 0 ? 'named' : 'draft';
  return (publishedAt ?? '') > NOW.toISOString() ? 'scheduled' : 'public';
}

const yaml = (fields: string) => publish(`---\n${fields}\n---\nText`);
const toml = (fields: string) => publish(`+++\n${fields}\n+++\nText`);

describe('[OPS-5] front matter that hides a text', () => {
  test.each('no|No|NO|off|Off|n|N|"false"|\'no\'|False|FALSE|0|"0"|f|!!bool no|!!str false'.split('|'))(
    '[OPS-5] `published: %s` is a draft',
    (value) => {
      expect(yaml(`published: ${value}`)).toBe('draft');
      expect(yaml(`PUBLISHED: ${value}`)).toBe('draft');
      expect(yaml(`publish: ${value}`)).toBe('named');
    },
  );

  test.each('yes|Yes|on|ON|y|"true"|\'yes\'|True|TRUE|1|"1"|t'.split('|'))('[OPS-5] `draft: %s` is a draft', (value) => {
    expect(yaml(`draft: ${value}`)).toBe('draft');
    expect(yaml(`Draft: ${value}`)).toBe('draft');
    expect(yaml(`published: ${value}`)).toBe('public');
  });

  test.each([
    ...[
      'draft: maybe',
      'draft: [true]',
      'draft: 2',
      'published: soon',
      'published:',
      'publish: ""',
      'isDraft: true',
      'is_published: false',
    ],
    ...['private: true', 'hidden: yes', 'hide: true', 'unlisted: true', 'headless: true', 'secret: x', 'archived: true', 'wip: 1'],
    ...['published: true\ndraft: yes please', 'published: true\nhidden: true', 'status: published\nvisibility: private'],
    ...[
      'status: hidden',
      'status: pending',
      'Status: Skip',
      'state: in review',
      'post_status: private',
      'visibility: unlisted',
      'access: members',
    ],
    ...[
      'password: "4711"',
      'password: 4711',
      'passwd: x',
      'protected: true',
      'members-only: true',
      'paywall: on',
      'hiddenInHomeList: true',
    ],
    ...['permalink: false', 'permalink: "false"', 'eleventyExcludeFromCollections: true', 'render: false', 'public: false', 'visible: no'],
    ...[
      'build: {render: never}',
      '_build: {list: never}',
      'build:\n  render: link',
      'build: false',
      '_build: {render: "false"}',
      'build: {list: local}',
    ],
    ...[
      'expiryDate: 2025-12-31',
      'expires: 2020-01-01T00:00:00Z',
      'unpublished_at: 2020-01-01',
      'expirydate: in spring',
      'valid_until: 2020-01-01',
    ],
    ...[
      'publishDate: next spring',
      'publishDate: 20990101',
      'publishDate: 4099680000',
      'date: not before 2030',
      'date: TBD 2',
      'date: 2099-13-45',
    ],
    ...[
      'date: "{{ .Date }}"',
      'params: {draft: true}',
      'extra:\n  hidden: true',
      'metadata:\n  status: draft copy',
      'x: &h {published: false}\n<<: *h\npublish: no',
    ],
    ...['embargo: true', 'released: no', 'requires_login: true', 'audience: only_paid', 'scheduled: yes'],
  ])('[OPS-5] `%s` is a draft with a note', (fields) => {
    expect(yaml(fields)).toBe('named');
  });

  test.each([
    ...[
      'title: x',
      'draft: false',
      'published: true',
      'publish: yes',
      'draft:',
      'status: Published',
      'visibility: public',
      'access: everyone',
    ],
    ...[
      'hide: [navigation, toc]',
      'hide_title: true',
      'hidden_in_search: true',
      'publisher: Ann',
      'build: {render: always, publishResources: false}',
    ],
    ...[
      'permalink: /x/',
      'expiryDate:',
      'password:',
      'password: false',
      'cover: {hidden: true}',
      'tags: [draft, private]',
      'output: html_document',
    ],
    ...[
      'date: 2020-05-01 10:00:00 +0200',
      'date: Jul 08 2022',
      'date: Sat, 01 Jan 2022 00:00:00 +0000',
      'date: 2022/01/02',
      'pubDate: 8 July 2022',
    ],
    ...['render_with_liquid: false', 'weight: 10', 'published: 2019-05-01', 'expires: never'],
  ])('[OPS-5] `%s` is public', (fields) => {
    expect(yaml(fields)).toBe('public');
  });

  test.each([
    'publishDate: 2099-01-01',
    'date: 2099-01-01',
    'pubDate: Jan 1 2099',
    'date: 2020-01-01\npublish_on: 2099-01-01',
    'published: 2099-01-01',
    'embargo_until: 2099-01-01',
    'params: {publishDate: 2099-01-01}',
    'PublishDate: 2099-01-01T00:00:00 +02:00',
  ])('[OPS-5] `%s` is scheduled', (fields) => {
    expect(yaml(fields)).toBe('scheduled');
  });

  test('[OPS-5] an end that is to come is named, and the secret of a password is not', () => {
    const read = (fields: Record<string, unknown>) =>
      readPublication(fields, { own: fields, fileDate: '2021-01-01T00:00:00.000Z', isDraft: false, reasons: [], now: NOW });
    expect(read({ expiryDate: '2099-01-01' })).toMatchObject({
      isDraft: false,
      notes: ['It will not end here, as “expiryDate: 2099-01-01” had it.'],
    });
    expect(read({ password: 'sesame' }).notes).toEqual(['It’s a draft, because of “password”.']);
  });
});

describe('[OPS-5] front matter that cannot be read', () => {
  test.each([
    ['a colon', '---\ntitle: Re: x\npublished: false\n---\nText'],
    ['an @', '---\ntitle: @home\n---\nText'],
    ['a tab', '---\ntitle: "x"\n\tpublished: false\n---\nText'],
    ['quotes', '---\ntitle: "a "b" c"\n---\nText'],
    ['a key twice', '---\npublished: false\npublished: true\n---\nText'],
    ['no end', '---\ntitle: x\npublished: false\n\nText'],
    ['an end of four', '---\ntitle: x\n----\ndraft: true\n---\nText'],
    ['a list', '---\n- published: false\n---\nText'],
    ['words', '---\npublished false\n---\nText'],
    ['much', `---\na: ${'x'.repeat(70_000)}\n---\nText`],
    ['an alias of nothing', '---\na: *b\n---\nText'],
    ['TOML in lines', "+++\nsummary = '\n\n| 8 |\n'\n+++\nText"],
    ['TOML without a line end', '+++\ndraft = true\ntitle = "hello"date = 2015-08-17T22:12:40Z\n+++\nText'],
    ['a TOML key twice', '+++\ndraft = true\ndraft = false\n+++\nText'],
    ['a TOML date that is none', '+++\npublishDate = 2099-13-45\n+++\nText'],
    ['TOML without an end', '+++\ndraft = true\n\nText'],
    ['JSON with a mistake', '{\n"draft": true,,\n}\n\nText'],
    ['a JSON key twice', '{\n"draft": true,\n"draft": false\n}\n\nText'],
    ['JSON in a line', '{"title": "x", "draft": true}\n\nText'],
    ['longer fences', '----\ndraft: true\n----\nText'],
    ['JavaScript', '---js\n{ draft: true }\n---\nText'],
  ])('[OPS-5] because of %s makes a draft with a note', (_, file) => {
    expect(publish(file)).toBe('named');
  });

  test.each([
    ['a byte order mark', '\uFEFF---\ndraft: true\n---\nText'],
    ['blank lines above', '\n\n---\ndraft: true\n---\nText'],
    ['the line ends of an old Mac', '---\rdraft: true\r---\rText'],
    ['an end of dots', '---\ndraft: true\n...\nText'],
    ['spaces after its fences', '---  \ndraft: true\n---\t\nText'],
    ['a comment at its fence', '--- # draft\ndraft: true\n---\nText'],
    ['JSON', '{\n\t"title": "x",\n\t"draft": true\n}\n\nText'],
    ['named JSON', '---json\n{"draft": true}\n---\nText'],
    ['named TOML', '---toml\ndraft = true\n---\nText'],
    ['JSON between semicolons', ';;;\n{"draft": true}\n;;;\nText'],
    ['merged YAML', '---\nx: &h {draft: true}\n<<: *h\n---\nText'],
    ['the lines of Pelican', 'Title: A: b\nDate: 2010-12-03 10:20\nStatus: draft\n\nText'],
  ])('[OPS-5] is read with %s', (_, file) => {
    expect(publish(file)).toBe('draft');
    expect(splitFrontMatter(file).body.trim()).toBe('Text');
  });

  test('[OPS-5] keeps the title and the tags that can be read', () => {
    expect(splitFrontMatter('---\ntitle: "a "b" c"\ntags: [x]\n---\nText').fields).toMatchObject({ title: 'a "b" c', tags: ['x'] });
  });
});

test('[OPS-5] TOML is read as people write it', () => {
  const { fields } = splitFrontMatter(
    [
      '+++',
      'title = "Title: with # and = \\u00e9"',
      'date = 2022-02-04T10:00:00+01:00',
      'updated = 2022-02-05',
      'tags = [ # old names',
      '  "a [b] c", # prices',
      "  'd', ]",
      'params.reviewer = "Bo"',
      'author = { name = "Ada", email = "a@b.c" }',
      "raw = '''It's \"good\".'''",
      '"draft" = true',
      'text = """',
      'draft = false',
      '[x] = 1"""',
      '[[resources]]',
      'src = "a.png"',
      '+++',
    ].join('\n'),
  );
  expect(fields).toMatchObject({
    title: 'Title: with # and = é',
    date: '2022-02-04T10:00:00.000+01:00',
    updated: '2022-02-05',
    tags: ['a [b] c', 'd'],
    params: { reviewer: 'Bo' },
    author: { name: 'Ada' },
    raw: 'It\'s "good".',
    draft: true,
    text: 'draft = false\n[x] = 1',
    resources: [{ src: 'a.png' }],
  });
  expect(toml('draft = true')).toBe('draft');
  expect(toml('publishDate = 2099-01-01')).toBe('scheduled');
  expect(toml('[build]\nrender = "never"')).toBe('named');
});

const TEXT = '---\ntitle: T\ndate: 2021-01-01\n---\nText';

async function listStates(files: Record<string, string>, ...texts: string[]): Promise<Record<string, string>> {
  const all = { ...files, ...Object.fromEntries(texts.map((file) => [file, TEXT])) };
  const { items } = await readExport(makeZip(Object.entries(all).map(([path, text]) => ({ path, text }))), 'site.zip');
  return Object.fromEntries(items.map((item) => [item.key.replace(/^markdown:(?:old\.example:)?/, ''), getState(item)]));
}

function getState({ isDraft, notes }: ImportedItem): string {
  return isDraft ? (notes.length > 0 ? 'named' : 'draft') : 'public';
}

describe('[OPS-5] a site that hides its texts', () => {
  test('[OPS-5] by the settings and folders of Jekyll', async () => {
    const config = `url: https://old.example
exclude: [_posts/old, "*.secret.md", /docs/]
collections: {recipes: {output: true}, notes: {output: false}}
defaults:
  - {scope: {path: "_posts/int*"}, values: {published: off}}
  - {scope: {path: "", type: posts}, values: {published: true}}
  - {scope: {path: "", type: recipes}, values: {draft: true}}`;
    const states = await listStates(
      { '_config.yml': config, '_recipes/own.md': TEXT.replace('title', 'draft: false\ntitle') },
      ...['_posts/2021-01-01-a.md', '_posts/internal/2021-01-01-b.md', '_posts/old/2021-01-01-c.md', '_posts/2021-01-01-d.secret.md'],
      ...['_recipes/e.md', '_notes/f.md', '_hidden/g.md', 'docs/h.md', 'drafts/i.md', 'private/j.md', 'k.md', '_l.md'],
    );
    expect(states).toEqual({
      ...{ '_posts/2021-01-01-a.md': 'public', '_posts/internal/2021-01-01-b.md': 'named', '_posts/old/2021-01-01-c.md': 'named' },
      ...{ '_posts/2021-01-01-d.secret.md': 'named', '_recipes/e.md': 'named', '_recipes/own.md': 'public', '_notes/f.md': 'named' },
      ...{
        '_hidden/g.md': 'named',
        'docs/h.md': 'named',
        'drafts/i.md': 'named',
        'private/j.md': 'named',
        'k.md': 'public',
        '_l.md': 'named',
      },
    });
  });

  test('[OPS-5] by the settings and sections of Hugo and Zola', async () => {
    const states = await listStates(
      {
        'config/_default/hugo.toml':
          'baseURL = "https://old.example/"\nignoreFiles = ["\\\\.Rmd$", "old\\\\.md$"]\n[[cascade]]\ndraft = true\n[cascade._target]\npath = "/off/**"\n',
        'content/sec/_index.md': '+++\n[[cascade]]\n[cascade.build]\nrender = "never"\n+++\n',
        'content/zola/_index.md': '+++\ndraft = true\n+++\n',
        'content/bad/_index.md': '+++\ntitle = "S\n+++\n',
        'content/sec/own.md': TEXT.replace('title', 'build: {render: always}\ntitle'),
      },
      ...[
        'content/sec/deep/a.md',
        'content/zola/b.md',
        'content/bad/c.md',
        'content/off/d.md',
        'content/blog/e.md',
        'content/blog/f.old.md',
      ],
      ...['content/bundle/index.md', 'content/bundle/index.fr.md', 'content/bundle/resource.md'],
    );
    expect(states).toEqual({
      ...{ 'content/sec/deep/a.md': 'named', 'content/sec/own.md': 'public', 'content/zola/b.md': 'named', 'content/bad/c.md': 'named' },
      ...{
        'content/off/d.md': 'named',
        'content/blog/e.md': 'public',
        'content/blog/f.old.md': 'named',
        'content/bundle/index.md': 'public',
      },
      ...{ 'content/bundle/index.fr.md': 'public', 'content/bundle/resource.md': 'named' },
    });
  });

  test('[OPS-5] by the data of Eleventy, and the defaults of Pelican', async () => {
    const states = await listStates(
      {
        'eleventy.config.js': 'export default {}',
        'posts/posts.json': '{"draft": true}',
        'notes/one.11tydata.json': '{"permalink": false}',
        'x/x.11tydata.js': 'export default { eleventyComputed: { permalink: (data) => (data.draft ? false : "/x/") } }',
        'y/y.11tydata.js': 'export default { tags: ["posts"] }',
      },
      ...['posts/a.md', 'notes/one.md', 'notes/two.md', 'x/b.md', 'y/c.md'],
    );
    expect(states).toEqual({
      'posts/a.md': 'named',
      'notes/one.md': 'named',
      'notes/two.md': 'public',
      'x/b.md': 'named',
      'y/c.md': 'public',
    });
    expect(await listStates({ 'pelicanconf.py': "DEFAULT_METADATA = {\n  'status': 'draft',\n}" }, 'content/a.md')).toEqual({
      'content/a.md': 'named',
    });
  });

  test.each(['_config.yml', 'hugo.yaml', 'config.yml', 'docs/_config.yml'])('[OPS-5] by a %s that cannot be read', async (config) => {
    for (const text of ['url: a\nurl: b', 'url: x\n\tdefaults: 1', `url: ${'x'.repeat(70_000)}`]) {
      expect(Object.values(await listStates({ [config]: text }, 'docs/_posts/2021-01-01-a.md'))).toEqual(['named']);
    }
  });

  test('[OPS-5] by parts of a text that it shows to nobody, or not to everybody', async () => {
    const read = async (text: string, name = 'a.md') => (await readExport(`---\ndate: 2021-01-01\n---\n${text}`, name)).items[0];
    for (const [open, close] of [
      ['{% comment %}', '{% endcomment %}'],
      ['{{% hugo-encryptor "x" %}}', '{{% /hugo-encryptor %}}'],
      ['{{< private >}}', '{{< /private >}}'],
    ]) {
      const item = await read(`A ${open}\nsecret\n\n\`\`\`\nsecret\n\`\`\`\n${close} b`);
      expect(item?.html).toBe('<p>A  b</p>');
      expect(item?.notes).toEqual(['Left out, because the site hides it or limits it: a part of its text.']);
    }
    expect((await read('{% if user %}secret{% endif %}'))?.isDraft).toBe(true);
    expect((await read('A {isMember && (<p>secret {name} secret</p>)} b', 'a.mdx'))?.html).toBe('<p>A  b</p>');
    expect((await read(`A %%${'secret '.repeat(500)}%% b`))?.html).toBe('<p>A  b</p>');
  });

  test.each([
    ['\xE9', 'Café', []],
    ['\x8E', undefined, ['Its letters couldn’t be read: save it as UTF-8.']],
  ])('[OPS-5] letters of Windows are read with a note, and others leave the text out by name', async (letter, title, expected) => {
    const text = Buffer.from(`---\ntitle: Caf${letter}\ndate: 2021-01-01\n---\nCaf${letter}`, 'latin1');
    const { items, found } = await readExport(text, 'a.md');
    const reasons = found.flatMap((each) => (each.type === 'left-out' ? [each.reason] : []));
    expect([items[0]?.title, reasons]).toEqual([title, expected]);
    for (const { notes } of items) expect(notes).toEqual(['It isn’t in UTF-8, so its letters were read as Windows’s (windows-1252).']);
  });

  test('[OPS-5] fields that could not be read are named', async () => {
    const { items } = await readExport('---\ndate: 2021-01-01\nupdated: lately\ntags: {a: b}\n---\nText', 'a.md');
    expect(items[0]).toMatchObject({ isDraft: false, notes: ['Left out, because it couldn’t be read: tags, updated.'] });
  });
});

describe('[OPS-5] the corpus of what people met', () => {
  test.each([
    ['01-jekyll-unreadable-front-matter/site', ['2021-03-07-good.md']],
    ['02-yaml-1-1-booleans/site', []],
    ['02-yaml-1-1-booleans/hugo', []],
    ['03-hugo-not-yet-or-no-longer/site', ['embargo.md', 'normal.md']],
    ['03-hugo-not-yet-or-no-longer/kind', []],
    ['04-hugo-toml-as-written/site', ['bracket.md', 'comments.md', 'inline.md']],
  ])('[OPS-5] %s: only %j is public or scheduled', async (folder, expected) => {
    const files = corpusFiles(`field/${folder}`);
    if (!files) return;
    const states = await Promise.all(
      files
        .filter(({ name }) => name.endsWith('.md'))
        .map(async ({ name, bytes }) => {
          const { items } = await readExport(bytes, name);
          return items.every(({ isDraft }) => isDraft) ? [] : [name];
        }),
    );
    expect(states.flat().toSorted()).toEqual(expected);
  });
});
