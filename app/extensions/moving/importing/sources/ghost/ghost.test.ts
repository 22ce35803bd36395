import { expect, test } from 'vitest';
import { corpusFiles } from '#tests/support/corpora.ts';
import { makeZip } from '#tests/support/zip.ts';
import { readExport } from '../../../read-export.testing.ts';

const LEXICAL = {
  root: {
    type: 'root',
    children: [
      { type: 'extended-heading', tag: 'h3', children: [{ type: 'extended-text', text: 'A < B', format: 3 }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'See ' },
          { type: 'link', url: '__GHOST_URL__/first/', children: [{ type: 'text', text: 'this' }] },
          { type: 'linebreak' },
        ],
      },
      { type: 'list', tag: 'ol', children: [{ type: 'listitem', children: [{ type: 'text', text: 'One', format: 0 }] }] },
      { type: 'image', src: '__GHOST_URL__/content/images/size/w600/2020/x.png', alt: 'A bridge', caption: '<em>Built</em> 1890' },
      { type: 'gallery', images: [{ src: 'https://else.where/a.jpg' }, { src: 'https://else.where/b.jpg' }], caption: 'Two' },
      { type: 'bookmark', url: 'https://example.org/', metadata: { title: 'Example', description: 'An example' } },
      { type: 'embed', url: 'https://youtu.be/abcdefghijk', html: '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>' },
      { type: 'callout', calloutEmoji: '💡', calloutText: '<b>Mind</b> this' },
      { type: 'toggle', heading: 'Why?', content: '<p>Because.</p>' },
      { type: 'button', buttonText: 'Go', buttonUrl: 'https://example.org/go' },
      { type: 'horizontalrule' },
      { type: 'codeblock', code: 'if (a < b)', language: 'js' },
      { type: 'markdown', markdown: '*Hello*' },
      { type: 'html', html: '<script>alert(1)</script><p>Plain</p>' },
      { type: 'file', src: 'https://example.org/a.pdf', fileTitle: 'A report' },
      { type: 'product', productTitle: 'Boots', productDescription: '<p>Warm</p>' },
      { type: 'header', heading: 'Welcome', subheader: 'All', buttonEnabled: false, buttonText: 'Go', buttonUrl: 'https://example.org/' },
      { type: 'signup', heading: 'Join' },
      { type: 'email', html: '<p>Only by email</p>' },
      { type: 'hologram' },
    ],
  },
};

const MOBILEDOC = {
  version: '0.3.1',
  atoms: [['soft-return', '', {}]],
  cards: [
    ['hr', {}],
    ['code', { code: 'a' }],
    ['email', {}],
  ],
  markups: [['strong'], ['a', ['href', 'https://example.org/']]],
  sections: [
    [1, 'h2', [[0, [], 0, 'Head']]],
    [
      1,
      'p',
      [
        [0, [0], 0, 'bold '],
        [0, [1], 2, 'and linked'],
        [1, [], 0, 0],
        [0, [], 0, '<i>'],
      ],
    ],
    [3, 'ul', [[[0, [], 0, 'Item']]]],
    [10, 0],
    [10, 1],
    [10, 1],
    [10, 2],
    [10, 99],
  ],
};

const post = {
  id: '1',
  uuid: 'u-1',
  title: 'First',
  slug: 'first',
  html: '<p>Hello</p>',
  status: 'published',
  visibility: 'public',
  type: 'post',
};
const published = { ...post, published_at: '2020-02-03T04:05:06.000Z', updated_at: '2020-03-01T00:00:00.000Z' };

function writeGhost(posts: object[], tables: object = {}): string {
  return JSON.stringify({ db: [{ meta: { version: '5.1.0' }, data: { posts, ...tables } }] });
}

async function readPost(fields: object) {
  const { items } = await readExport(writeGhost([{ ...published, ...fields }]), 'blog.json');
  return items[0];
}

test('[OPS-5] a post of Ghost comes with its authors and tags in order, its cover, search texts and address', async () => {
  const { source, found } = await readExport(
    writeGhost(
      [
        {
          ...published,
          custom_excerpt: 'Short',
          feature_image: 'https://blog.example.com/content/images/c.png',
          canonical_url: 'https://a.b/c',
        },
      ],
      {
        users: [
          { id: 'a', name: 'Ada', slug: 'ada', profile_image: 'https://blog.example.com/content/images/ada.png' },
          { id: 'b', name: 'Bo', slug: 'bo' },
        ],
        tags: [
          { id: 't', name: 'News', slug: 'news' },
          { id: 's', name: '#hidden', slug: 'hash-hidden' },
          { id: 'r', name: 'Tech', slug: 'tech' },
        ],
        posts_authors: [
          { post_id: '1', author_id: 'b', sort_order: 1 },
          { post_id: '1', author_id: 'a', sort_order: 0 },
        ],
        posts_tags: ['r', 't', 's'].map((tag_id, index) => ({ post_id: '1', tag_id, sort_order: 2 - index })),
        posts_meta: [{ post_id: '1', meta_title: 'Found', meta_description: 'By search', feature_image_alt: 'A bridge' }],
      },
    ),
    'blog.json',
  );
  expect(source).toBe('ghost');
  expect(found).toEqual([
    { type: 'address', address: '/tag/news/', to: { tag: 'News' } },
    { type: 'address', address: '/tag/tech/', to: { tag: 'Tech' } },
    { type: 'address', address: '/author/ada/', to: { path: '/about' } },
    { type: 'address', address: '/author/bo/', to: { path: '/about' } },
    {
      type: 'item',
      key: 'ghost:u-1',
      title: 'First',
      html: '<p>Hello</p>',
      excerpt: 'Short',
      categories: ['News'],
      tags: ['News', 'Tech'],
      author: 'Ada, Bo',
      isDraft: false,
      publishedAt: '2020-02-03T04:05:06.000Z',
      updatedAt: '2020-03-01T00:00:00.000Z',
      slug: 'first',
      oldAddresses: ['/first/'],
      cover: { src: 'https://blog.example.com/content/images/c.png', alt: 'A bridge' },
      metaTitle: 'Found',
      metaDescription: 'By search',
      canonicalUrl: 'https://a.b/c',
      isNoindex: false,
      language: '',
      notes: [],
    },
  ]);
});

test('[OPS-5] the cards of Ghost’s editor come as what they show, and the notes say which were left out', async () => {
  const item = await readPost({ html: '<div class="kg-card">layout</div>', lexical: JSON.stringify(LEXICAL) });
  expect(item?.html.split('\n')).toEqual([
    '<h3><em><strong>A &#x3C; B</strong></em></h3>',
    '<p>See <a href="/first/">this</a></p>',
    '<ol><li>One</li></ol>',
    '<figure><img src="/content/images/size/w600/2020/x.png" alt="A bridge"><figcaption><em>Built</em> 1890</figcaption></figure>',
    '<figure class="gallery"><figure><img src="https://else.where/a.jpg" alt=""></figure><figure><img src="https://else.where/b.jpg" alt=""></figure></figure>',
    '<p>Two</p>',
    '<p class="link-card"><a href="https://example.org/">Example</a><br>An example</p>',
    '<p>https://www.youtube.com/watch?v=abcdefghijk</p>',
    '<blockquote class="callout"><p>💡 <b>Mind</b> this</p></blockquote>',
    '<h4>Why?</h4>',
    '<p>Because.</p>',
    '<p><a href="https://example.org/go">Go</a></p>',
    '<hr>',
    '<pre><code>if (a &#x3C; b)</code></pre>',
    '<p><em>Hello</em></p>',
    '<p>Plain</p>',
    '<p><a href="https://example.org/a.pdf">A report</a></p>',
    '<h4>Boots</h4>',
    '<p>Warm</p>',
    '<h2>Welcome</h2>',
    '<p>All</p>',
  ]);
  expect(item?.notes).toEqual([
    'A sign-up form was left out.',
    'A part that was only in the email was left out.',
    'A “hologram” card was left out.',
    '1 script was left out.',
  ]);
});

test('[OPS-5] mobiledoc comes with its formatting, and no card twice', async () => {
  const item = await readPost({ html: null, mobiledoc: JSON.stringify(MOBILEDOC) });
  expect(item?.html).toBe(
    [
      '<h2>Head</h2>',
      '<p><strong>bold <a href="https://example.org/">and linked</a></strong><br>&#x3C;i></p>',
      '<ul><li>Item</li></ul>',
      '<hr>',
      '<pre><code>a</code></pre>',
    ].join('\n'),
  );
});

test('[OPS-5] a card of Markdown that would keep the server busy is text', async () => {
  const write = (markdown: string) => JSON.stringify({ root: { children: [{ type: 'markdown', markdown }] } });
  expect((await readPost({ html: '', lexical: write(`${'>'.repeat(10_000)} words`) }))?.html).toContain('words');
  expect((await readPost({ html: '<div class="kg-card">words</div>', lexical: write('__a& '.repeat(20_000)) }))?.html).toBe('<p>words</p>');
});

test.each([
  [{ status: 'draft', published_at: null }, 0],
  [{ status: 'sent' }, 1],
  [{ status: 'archived' }, 1],
  [{ status: null }, 1],
  [{ published_at: 'soon' }, 1],
  [{ visibility: 'members' }, 1],
  [{ visibility: 'paid' }, 1],
  [{ visibility: 'tiers' }, 1],
  [{ visibility: 'status:-free' }, 1],
  [{ visibility: { public: false } }, 1],
  [{ email_only: true }, 1],
  [{ type: 'letter' }, 1],
  [{ html: '<p>Open</p><!--members-only--><p>Closed</p>' }, 1],
  [{ html: '', lexical: '{"root":{"type":"root","children":[{"type":"paywall"},{"type":"html","html":"Closed"}]}}' }, 1],
  [{ html: '', mobiledoc: '{"cards":[["paywall",{}]],"sections":[[10,0]]}' }, 1],
  [{ html: '<p data-gh-segment="status:free">For free members</p>' }, 1],
])('[OPS-5] a post of Ghost with %o is a draft', async (fields, notes) => {
  const item = await readPost(fields);
  expect(item).toMatchObject({ isDraft: true, notes: { length: notes } });
});

test('[OPS-5] [PAGE-10] a page of Ghost is a page', async () => {
  for (const fields of [{ type: 'page' }, { page: 'true' }])
    expect(await readPost(fields)).toMatchObject({ isPage: true, isDraft: false, notes: [] });
  expect(await readPost({ type: 'post', page: '0' })).not.toHaveProperty('isPage');
});

const GATED = 'A part for members or for the email alone was left out.';

test.each([
  '<p>A</p><!--kg-gated-block:begin nonMember:false memberSegment:"status:-free" --><p>SECRET</p><!--kg-gated-block:end--><p>Z</p>',
  '<p>A</p><!-- kg-gated-block:begin memberSegment:"" --><p>SECRET</p><!--kg-gated-block:end --><p>Z</p>',
  '<p>A</p><!--kg-gated-block:begin nonMember:truely --><p>SECRET</p><!--kg-gated-block:end--><p>Z</p>',
  '<p>A</p><p>Z</p><!--KG-GATED-BLOCK:begin--><p>SECRET</p>',
])('[OPS-5] of the HTML of Ghost %s only what everyone sees comes', async (html) => {
  expect(await readPost({ html })).toMatchObject({ html: '<p>A</p>\n<p>Z</p>', isDraft: false, notes: [GATED] });
});

test('[OPS-5] a gated part of Ghost that is for everyone comes', async () => {
  const html = '<p>A</p><!--kg-gated-block:begin nonMember:true memberSegment:"" --><p>B</p><!--kg-gated-block:end--><p>Z</p>';
  expect(await readPost({ html })).toMatchObject({ html: '<p>A</p>\n<p>B</p>\n<p>Z</p>', notes: [] });
});

test.each<[unknown, boolean]>([
  [undefined, true],
  [null, true],
  [{ web: { nonMember: true, memberSegment: '' }, email: { memberSegment: '' } }, true],
  [{ showOnWeb: true, showOnEmail: false, segment: '' }, true],
  [{ emailOnly: false, segment: 'status:free' }, true],
  [{ web: { nonMember: false, memberSegment: 'status:free,status:-free' } }, false],
  [{ web: { memberSegment: 'status:free' } }, false],
  [{ web: { nonMember: 'true' } }, false],
  [{ web: { nonMember: true }, showOnWeb: false }, false],
  [{ showOnWeb: false, showOnEmail: true }, false],
  [{ emailOnly: true, segment: '' }, false],
  [{ audience: 'all' }, false],
  ['public', false],
])('[OPS-5] a card of Ghost with the visibility %o is shown: %s', async (visibility, isShown) => {
  const card = { html: '<p>CARD</p>', visibility };
  const lexical = JSON.stringify({ root: { type: 'root', children: [{ type: 'html', ...card }] } });
  const nested = JSON.stringify({ root: { children: [{ type: 'paragraph', visibility, children: [{ type: 'text', text: 'CARD' }] }] } });
  const mobiledoc = JSON.stringify({ cards: [['html', card]], sections: [[10, 0]] });
  for (const text of [{ lexical }, { lexical: nested }, { mobiledoc }]) {
    const expected = isShown ? { html: '<p>CARD</p>', notes: [] } : { html: '', notes: [GATED] };
    expect(await readPost({ html: '', ...text })).toMatchObject(expected);
  }
});

test('[OPS-5] cards of the email alone are left out, whatever they hold', async () => {
  const inner = [{ type: 'text', text: 'SECRET' }];
  const children = [
    { type: 'email', html: 'SECRET' },
    { type: 'email-cta', children: inner },
    { type: 'members-note', children: inner },
  ];
  const item = await readPost({ html: '', lexical: JSON.stringify({ root: { children } }) });
  expect(item).toMatchObject({
    html: '',
    notes: ['A part that was only in the email was left out.', 'A “members-note” card was left out.'],
  });
});

test('[OPS-5] what Ghost was to send as an email only is a draft, whichever row says so, and a credit of its cover is named', async () => {
  const meta = [
    { post_id: '1', email_only: 1 },
    { post_id: '1', email_only: 0 },
    { post_id: '2', email_only: 0, feature_image_caption: 'Photo: <em>Ama</em>' },
    { post_id: '3', email_only: 'perhaps' },
  ];
  const posts = ['1', '2', '3'].map((id) => ({
    ...published,
    id,
    uuid: id,
    status: 'scheduled',
    feature_image: '/content/images/a.png',
    published_at: '2099-01-01T00:00:00.000Z',
  }));
  const { items } = await readExport(writeGhost(posts, { posts_meta: meta }), 'blog.json');
  const emailOnly = 'It was for the email alone, so it’s a draft.';
  expect(items).toMatchObject([
    { isDraft: true, notes: [emailOnly] },
    { isDraft: false, cover: { caption: 'Photo: Ama' }, notes: [] },
    { isDraft: true, notes: [emailOnly] },
  ]);
});

test('[OPS-5] an export of Ghost with parts for members shows none of them', async (context) => {
  const cases = [
    ...(corpusFiles('field/05-ghost-cards-with-visibility') ?? []),
    ...(corpusFiles('field/06-ghost-email-only-scheduled') ?? []),
  ];
  const exports = cases.filter(({ name }) => name === 'ghost.json');
  context.skip(exports.length === 0);
  const items = (await Promise.all(exports.map(({ bytes }) => readExport(bytes, 'ghost.json')))).flatMap((read) => read.items);
  expect(JSON.stringify(items)).not.toContain('SECRET');
  expect(items.map(({ title, isDraft, notes }) => [title, isDraft, notes.length])).toEqual([
    ['Gated one', false, 1],
    ['Gated two', false, 1],
    ['Letter to subscribers', true, 1],
    ['Scheduled article', false, 0],
  ]);
  expect(items[1]?.html).toContain('SHOWN');
});

test('[OPS-5] a scheduled post of Ghost stays scheduled', async () => {
  expect(await readPost({ status: 'scheduled', published_at: '2099-01-01T00:00:00.000Z' })).toMatchObject({
    isDraft: false,
    publishedAt: '2099-01-01T00:00:00.000Z',
    oldAddresses: [],
  });
});

test('[OPS-5] images in a zip of Ghost are its files, whatever size the text shows, and members are subscribers', async () => {
  const json = writeGhost([
    { ...published, feature_image: '__GHOST_URL__/content/images/2020/x.png', html: null, lexical: JSON.stringify(LEXICAL) },
  ]);
  const zip = makeZip([
    { path: 'backup/data/content.json', text: json },
    { path: 'backup/data/members.2024.csv', text: 'email\n' },
    { path: 'backup/content/images/2020/x.png', text: 'x' },
  ]);
  const { items, opened } = await readExport(zip, 'ghost.zip');
  expect(items[0]?.cover?.src).toBe('file:content/images/2020/x.png');
  expect(items[0]?.html).toContain('<img src="file:content/images/2020/x.png" alt="A bridge">');
  expect(items[0]?.html).toContain('<a href="/first/">this</a>');
  expect(opened.subscribers).toBe('data/members.2024.csv');
  expect(opened.toOldAddress?.('content/images/2020/x.png')).toBe('/content/images/2020/x.png');
});

test('[OPS-5] a damaged export of Ghost is refused in one sentence', async () => {
  const json = writeGhost([published]);
  await expect(readExport(json.slice(0, -2), 'blog.json')).rejects.toThrow('The file is incomplete. Export it again.');
  await expect(readExport(json.replace('"First"', 'First'), 'blog.json')).rejects.toThrow('The JSON in this export is damaged');
});

test('[OPS-5] a card or a block of Ghost called as a property of every object is an unknown one', async () => {
  const lexical = { root: { children: [{ type: 'constructor', children: [{ type: 'text', text: 'Words' }] }] } };
  const mobiledoc = { sections: [[10, 0]], cards: [['constructor', {}]] };
  expect(await readPost({ html: '', lexical: JSON.stringify(lexical) })).toMatchObject({ html: '<p>Words</p>', notes: [] });
  const notes = ['A “constructor” card was left out.'];
  expect(await readPost({ html: '', lexical: '', mobiledoc: JSON.stringify(mobiledoc) })).toMatchObject({ html: '', notes });
});
