import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { type Found, ImportError, type ImportedItem } from '../../reading/source.ts';
import { openExport } from '../open-export.server.ts';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>A blog</title>
<link>https://blog.example</link><language>en-US</language><wp:base_blog_url>https://blog.example</wp:base_blog_url>
<wp:author><wp:author_login>ama</wp:author_login><wp:author_display_name><![CDATA[Ama Mensah]]></wp:author_display_name></wp:author>`;

const ATTACHMENTS = [
  { id: 90, file: 'photo.jpg', alt: 'A market', caption: 'In <em>Accra</em>', order: 2 },
  { id: 91, file: 'tall.jpg', alt: '', caption: '', order: 1 },
  { id: 92, file: 'plan-580x300.png', alt: '', caption: '', order: 3 },
  { id: 93, file: 'talk.mp3', alt: '', caption: '', order: 4 },
].map(({ id, file, alt, caption, order }) =>
  item({
    ...{ 'wp:post_id': id, 'wp:post_type': 'attachment', 'wp:status': 'inherit', 'wp:post_parent': 5, 'wp:menu_order': order },
    ...{ 'wp:attachment_url': `https://blog.example/u/${file}`, 'excerpt:encoded': caption, meta: { _wp_attachment_image_alt: alt } },
  }),
);

interface Fields {
  [name: string]: string | number | Record<string, string> | undefined;
  meta?: Record<string, string>;
}

function item({ meta = {}, ...fields }: Fields, terms = ''): string {
  const metas = Object.entries(meta).map(
    ([key, value]) => `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  );
  return `<item>${Object.entries(fields).map(([name, value]) => `<${name}>${cdata(String(value))}</${name}>`)}${terms}${metas.join('')}</item>`;
}

function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function post(fields: Fields = {}, terms = ''): string {
  return item(
    {
      ...{ title: 'A title', link: 'https://blog.example/2020/a-title/', 'dc:creator': 'ama', 'wp:post_id': 5, 'wp:status': 'publish' },
      ...{ 'wp:post_type': 'post', 'wp:post_name': 'a-title', 'wp:post_date_gmt': '2020-01-02 03:04:05', 'content:encoded': 'Words' },
      ...fields,
    },
    terms,
  );
}

function filesOf(...texts: (string | Uint8Array)[]) {
  const contents = new Map(texts.map((text, index) => [`export-${index}.xml`, Buffer.from(text)]));
  const files = [...contents].map(([path, { length: bytes }]) => ({ path, bytes }));
  const get = (path: string) => contents.get(path) ?? Buffer.alloc(0);
  const open = async (path: string) => Readable.from(slices(get(path)));
  return { name: 'export.xml', files, read: async (path: string) => get(path), open, close: async () => {} };
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

async function read(...texts: (string | Uint8Array)[]): Promise<Found[]> {
  const { source, opened } = await openExport(filesOf(...texts));
  expect(source.name).toBe('wordpress');
  return Array.fromAsync(opened.read());
}

const wxr = (...items: string[]) => `${HEAD}${ATTACHMENTS.join('')}${items.join('')}</channel></rss>`;

async function readItem(fields: Fields, terms = ''): Promise<ImportedItem> {
  const found = (await read(wxr(post(fields, terms)))).find(({ type }) => type === 'item');
  if (found?.type !== 'item') throw new Error('no item');
  return found;
}

test('[OPS-5] a WordPress post comes with all that belongs to it', async () => {
  const terms = `<category domain="category" nicename="field-notes">${cdata('Field &amp; notes')}</category>
    <category domain="category" nicename="uncategorized">Uncategorized</category><category domain="post_tag" nicename="tea">Tea</category>`;
  const found = await readItem(
    {
      ...{ title: 'Tea &amp; <em>bread</em>', 'excerpt:encoded': '<p>An excerpt</p>', 'wp:post_modified_gmt': '2021-01-02 03:04:05' },
      guid: 'https://blog.example/?p=4',
      meta: {
        ...{ _thumbnail_id: '90', _yoast_wpseo_title: 'Tea %%sep%% %%sitename%%', rank_math_title: 'All about tea' },
        ...{
          _yoast_wpseo_metadesc: 'Described',
          '_yoast_wpseo_meta-robots-noindex': '1',
          _yoast_wpseo_canonical: 'https://first.example/tea',
        },
      },
    },
    terms,
  );
  expect(found).toEqual({
    ...{ type: 'item', key: 'wordpress:blog.example:5', title: 'Tea & bread', html: '<p>Words</p>', excerpt: 'An excerpt' },
    ...{ categories: ['Field & notes'], tags: ['Tea'], author: 'Ama Mensah', isDraft: false, slug: 'a-title', language: 'en-US' },
    ...{ publishedAt: '2020-01-02T03:04:05.000Z', updatedAt: '2021-01-02T03:04:05.000Z', notes: [] },
    oldAddresses: ['/2020/a-title/', '/?p=4', '/?p=5'],
    cover: { src: 'https://blog.example/u/photo.jpg', alt: 'A market', caption: 'In Accra' },
    ...{ metaTitle: 'All about tea', metaDescription: 'Described', canonicalUrl: 'https://first.example/tea', isNoindex: true },
  });
});

test.each([
  [
    { 'wp:status': 'future', 'wp:post_date_gmt': '2999-01-01 00:00:00' },
    { isDraft: false, publishedAt: '2999-01-01T00:00:00.000Z', notes: [] },
  ],
  [
    { 'wp:status': 'draft', 'wp:post_date_gmt': '0000-00-00 00:00:00' },
    { isDraft: true, publishedAt: null, oldAddresses: ['/?p=5'], notes: [] },
  ],
  [{ 'wp:status': 'pending' }, { isDraft: true, oldAddresses: ['/?p=5'] }],
  [{ 'wp:status': 'private' }, { isDraft: true, notes: ['It was private, so it’s now a draft.'] }],
  [{ 'wp:status': 'members' }, { isDraft: true, oldAddresses: ['/?p=5'], notes: ['Its status is “members”, so it’s a draft.'] }],
  [{ 'wp:status': '' }, { isDraft: true, notes: ['Its status is “”, so it’s a draft.'] }],
  [{ 'wp:status': 'inherit' }, { isDraft: true, notes: ['Its status is “inherit”, so it’s a draft.'] }],
  [{ 'wp:status': 'Publish' }, { isDraft: true }],
  [{ 'wp:post_date_gmt': '2999-01-01 00:00:00' }, { isDraft: false, publishedAt: '2999-01-01T00:00:00.000Z' }],
  [{ 'wp:post_password': 'secret' }, { isDraft: true, notes: ['It was password-protected, so it’s now a draft.'] }],
  [{ 'wp:post_type': 'page' }, { isPage: true, isDraft: false, oldAddresses: ['/2020/a-title/', '/?p=5', '/?page_id=5'], notes: [] }],
  [{ 'wp:post_date_gmt': '', pubDate: 'Thu, 02 Jan 2020 03:04:05 +0000' }, { publishedAt: '2020-01-02T03:04:05.000Z' }],
  [{ link: 'https://blog.example/', guid: 'https://elsewhere.example/?p=5' }, { oldAddresses: ['/?p=5'] }],
  [{ meta: { _thumbnail_id: '404' } }, { cover: null, notes: ['Its featured image is missing from the export.'] }],
  [
    { 'content:encoded': 'A teaser<!--more-->and the rest<!--nextpage-->Page 2' },
    { excerpt: 'A teaser', html: '<p>A teaser</p>\n<p>and the rest</p>\n<p>Page 2</p>' },
  ],
])('[OPS-5] of a WordPress post with %o', async (fields, expected) => {
  expect(await readItem(fields)).toMatchObject(expected);
});

test.each([
  [{ _jetpack_newsletter_access: 'paid_subscribers' }, true],
  [{ _jetpack_newsletter_access: 'subscribers' }, true],
  [{ _jetpack_newsletter_access: 'everybody' }, false],
  [{ _members_access_role: 'subscriber' }, true],
  [{ _mepr_unauthorized_message_type: 'default' }, true],
  [{ rcp_access_level: '2' }, true],
  [{ rcp_access_level: 'None', rcp_user_level: 'All' }, false],
  [{ _is_paid: '1' }, true],
  [{ 'pms-content-restrict-user-status': 'loggedin' }, true],
  [{ 'pms-content-restrict-type': 'default' }, false],
  [{ um_content_restriction: 'a:1:{s:26:"_um_custom_access_settings";b:1;}' }, true],
  [{ um_content_restriction: 'a:1:{s:26:"_um_custom_access_settings";b:0;}' }, false],
  [{ _wc_memberships_force_public: 'yes' }, false],
  [{ _wpac_is_members_only: 'true' }, true],
  [{ _wpmem_block: '1' }, true],
  [{ _edit_last: '1', _wp_page_template: 'default', _yoast_wpseo_content_score: '60' }, false],
])('[OPS-5] a WordPress post with the fields %o is a draft: %s', async (meta, isDraft) => {
  const found = await readItem({ meta });
  expect([found.isDraft, found.notes.length]).toEqual([isDraft, isDraft ? 1 : 0]);
});

const BLOCK = (name: string, inner: string, attributes = '') => `<!-- wp:${name} ${attributes} -->${inner}<!-- /wp:${name} -->`;
const SECRET = BLOCK('paragraph', '<p>SECRET</p>');

test.each([
  ['[restrict paid="true" message="[login] first"]SECRET[/restrict]'],
  ['[members_only]SECRET[/members_only]'],
  ['[membership level="1"]SECRET[/membership]'],
  ['[mepr-active memberships="1"]SECRET[/mepr-active]'],
  ['[pmpro_membership]SECRET[/pmpro_membership]'],
  ['[um_loggedin]SECRET[/um_loggedin]'],
  ['[private role="editor"]SECRET[/private]'],
  ['[passster password="x"]SECRET[/passster]'],
  ['[is_paid]SECRET[/is_paid]'],
  [`<!-- wp:shortcode -->[restrict]<!-- /wp:shortcode -->${SECRET}<!-- wp:shortcode -->[/restrict]<!-- /wp:shortcode -->`],
  [BLOCK('jetpack/premium-content/container', BLOCK('jetpack/premium-content/subscriber-view', SECRET), '{"newPlanName":"a --x"}')],
  [BLOCK('pmpro/membership', `${BLOCK('pmpro/membership', SECRET)}SECRET`)],
  [BLOCK('group', SECRET, '{"blockVisibility":{"hideBlock":true}}')],
  [BLOCK('group', SECRET, '{"metadata":{"blockVisibility":false}}')],
  [BLOCK('group', SECRET, '{"blockVisibility":{"controlSets":[{"id":1,"controls":{"userRole":{"visibilityByRole":"logged-in"}}}]}}')],
  [BLOCK('group', SECRET, '{"otterConditions":[[{"type":"loggedInUser"}]]}')],
  [BLOCK('group', SECRET, '{"contentControls":{"enabled":true}}')],
  [BLOCK('group', SECRET, '{"UAGUserRole":"subscriber"}')],
  [BLOCK('group', SECRET, '{"blockVisibility":{')],
  ['<!-- wp:block {"ref":70} /-->'],
  ['<!-- wp:block {"ref":71} /-->'],
  [`<!-- wp:restrict-content/box -->${SECRET}`],
])('[OPS-5] of a WordPress post with %s only what every reader sees comes', async (part) => {
  const shared = (id: number, status: string, content: string) =>
    item({ 'wp:post_id': id, 'wp:post_type': 'wp_block', 'wp:status': status, 'content:encoded': content });
  const content = `<!-- wp:paragraph --><p>Open</p><!-- /wp:paragraph -->${part}<!--more-->`;
  const found = await read(
    wxr(shared(70, 'publish', BLOCK('members/only', SECRET)), shared(71, 'draft', SECRET), post({ 'content:encoded': content })),
  );
  const items = found.filter(({ type }) => type === 'item');
  expect(JSON.stringify(items)).not.toContain('SECRET');
  expect(items).toMatchObject([
    { html: '<p>Open</p>', excerpt: expect.stringMatching(/^(?:Open)?$/), isDraft: false, notes: { length: 1 } },
  ]);
});

test.each([[`${SECRET}<!-- wp:jetpack/paywall /-->${SECRET}`], ['SECRET[paywall]SECRET'], ['SECRET<!--members-only-->SECRET']])(
  '[OPS-5] a WordPress post with %s is a draft',
  async (content) => {
    expect(await readItem({ 'content:encoded': content })).toMatchObject({
      isDraft: true,
      notes: expect.arrayContaining(['A part of it was for members only, so it’s a draft.']),
    });
  },
);

test.each([
  [BLOCK('group', '<p>Shown</p>', '{"blockVisibility":{"hideBlock":false,"controlSets":[]},"metadata":{"blockVisibility":true}}')],
  [BLOCK('group', '<p>Shown</p>', '{"UAGDisplayConditions":"none","contentControls":{"enabled":false}}')],
  ['<p>Shown</p><!--more--><!--nextpage-->'],
])('[OPS-5] a part of a WordPress post in %s comes', async (content) => {
  expect(await readItem({ 'content:encoded': content })).toMatchObject({ html: '<p>Shown</p>', isDraft: false, notes: [] });
});

test('[OPS-5] unfinished shortcodes and blocks are read in one pass', async () => {
  const content = `${'[hide'.repeat(60_000)} ${'[restrict] '.repeat(40_000)}${`<!-- wp:group {"blockVisibility":${'['.repeat(5000)} -->`.repeat(20)}`;
  expect(await readItem({ 'content:encoded': content })).toMatchObject({ isDraft: false });
});

test('[OPS-5] authors of Co-Authors Plus are joined, comments are counted', async () => {
  const terms = `<category domain="author" nicename="cap-ama">ama</category><category domain="author" nicename="kofi">Kofi</category>
    <wp:comment><wp:comment_approved>1</wp:comment_approved></wp:comment><wp:comment><wp:comment_approved>0</wp:comment_approved></wp:comment>`;
  expect(await readItem({}, terms)).toMatchObject({ author: 'Ama Mensah, Kofi', notes: ['1 comment was left out.'] });
});

test('[OPS-5] other content is named, and what is no content is not', async () => {
  const found = await read(
    wxr(
      post({ 'wp:post_type': 'portfolio', 'wp:post_id': 6 }),
      post({ 'wp:post_type': 'nav_menu_item', 'wp:post_id': 7 }),
      post({ 'wp:status': 'trash', 'wp:post_id': 8 }),
      post({ 'wp:status': 'auto-draft', 'wp:post_id': 9 }),
    ),
  );
  expect(found.filter(({ type }) => type !== 'address')).toMatchObject([
    { type: 'left-out', reason: 'Its type is “portfolio”, so it isn’t an article.', oldAddresses: ['/2020/a-title/', '/?p=6'] },
    { type: 'left-out', reason: 'It was in the trash.', oldAddresses: [] },
  ]);
});

test('[OPS-6] the addresses of categories, tags and authors move along', async () => {
  const terms = `<wp:category><wp:category_nicename>work</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>Work</wp:cat_name></wp:category>
    <wp:category><wp:category_nicename>tea</wp:category_nicename><wp:category_parent>work</wp:category_parent><wp:cat_name>Tea &amp; cake</wp:cat_name></wp:category>
    <wp:tag><wp:tag_slug>a b</wp:tag_slug><wp:tag_name>A b</wp:tag_name></wp:tag>`;
  expect(await read(`${HEAD.replaceAll('blog.example<', 'blog.example/news<')}${terms}</channel></rss>`)).toEqual([
    { type: 'address', address: '/news/category/work/', to: { category: 'Work' } },
    { type: 'address', address: '/news/category/work/tea/', to: { category: 'Tea & cake' } },
    { type: 'address', address: '/news/tag/a%20b/', to: { tag: 'A b' } },
    { type: 'address', address: '/news/author/ama/', to: { path: '/about' } },
  ]);
});

const PHOTO = '<figure><img src="https://blog.example/u/photo.jpg" alt="A market"><figcaption>In <em>Accra</em></figcaption></figure>';
const TALL = '<figure><img src="https://blog.example/u/tall.jpg" alt=""></figure>';
const PLAN = '<figure><img src="https://blog.example/u/plan-580x300.png" alt=""></figure>';

test.each<[what: string, content: string, html: string, ...notes: string[]]>([
  ['Blank lines begin paragraphs, line breaks stay', 'One\r\ntwo\n\nthree <b>four</b>', '<p>One<br>\ntwo</p>\n<p>three <b>four</b></p>'],
  [
    'Blocks stay as they are',
    '<h2>A\nb</h2>\nText\n<ul>\n<li>c</li>\n</ul>\n<pre>d\n\ne</pre>',
    '<h2>A<br>\nb</h2>\n<p>Text</p>\n<ul>\n<li>c</li>\n</ul>\n<pre>d\n\ne</pre>',
  ],
  ['Words in a box are paragraphs', '<div>a\n\nb</div><blockquote>c</blockquote>', '<p>a</p>\n<p>b</p>\n<blockquote><p>c</p></blockquote>'],
  [
    'Blocks lose their comments',
    '<!-- wp:paragraph {"a":1} -->\n<p>a</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:html -->b\nc<!-- /wp:html -->',
    '<p>a</p>\n<p>b\nc</p>',
  ],
  [
    'Blocks without HTML are named',
    '<!-- wp:latest-posts {"n":3} /--><!-- wp:calendar /--><!-- wp:calendar /-->',
    '',
    'The blocks latest-posts and calendar were left out: WordPress fills them in.',
  ],
  [
    'Footnotes and shared blocks come along',
    '<!-- wp:block {"ref":70} /--><!-- wp:footnotes /-->',
    '<p>Shared</p>\n<ol><li>See <em>there</em></li></ol>',
  ],

  [
    'A caption',
    '[caption id="a" align="left" width="300"]<a href="https://blog.example/u/photo.jpg"><img src="https://blog.example/u/photo-300x200.jpg" width="300" height="200" alt=""></a> A <b>c</b>[/caption]',
    '<figure><img src="https://blog.example/u/photo.jpg" alt="A market"><figcaption>A <b>c</b></figcaption></figure>',
  ],
  ['A gallery by ids', 'a [gallery columns=2 ids="90,91"] b', `<p>a</p>\n<figure class="gallery">${PHOTO}${TALL}</figure>\n<p>b</p>`],
  ['A gallery of what belongs to the post', '[gallery]', `<figure class="gallery">${TALL}${PHOTO}${PLAN}</figure>`],
  ['A gallery without its files', '[gallery ids="90,404"]', PHOTO, '1 file of a gallery is missing from the export.'],
  [
    'A playlist and sound',
    '[playlist ids="93"] [audio mp3="https://a.example/b.mp3"][/audio]',
    '<p><a href="https://blog.example/u/talk.mp3">Listen to the recording</a></p>\n<p><a href="https://a.example/b.mp3">Listen to the recording</a></p>',
    '2 audio files became links.',
  ],
  [
    'Videos',
    'a\nhttps://youtu.be/dQw4w9WgXcQ\nb [youtube=https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;w=640] [vimeo 12] [embed width="1"]https://youtu.be/dQw4w9WgXcQ[/embed]',
    `<p>a</p>\n${'<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>\n'}<p>b</p>\n${'<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>\n'}<p><a href="https://vimeo.com/12">Watch the video on Vimeo</a></p>\n<p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>`,
    '1 Vimeo video became a link.',
  ],
  ['Code', '[code lang="html"]\n<b>x</b>\n\n[gallery][/code]', '<pre><code>&#x3C;b>x&#x3C;/b>\n\n[gallery]</code></pre>'],
  [
    'Shortcodes of plugins go, their words stay',
    'a [contact-form-7 id="1"] [vc_row]b [su_box y=“1”]c[/vc_row]',
    '<p>a  b c</p>',
    '[contact-form-7], [vc_row], and [su_box] were left out.',
  ],
  [
    'What no plugin is known for stays',
    'Hi [first-name], at [company_name]: [A-Z], [e-mail], [a=b], [x-y], [the board="us"], [box]b[/box]',
    '<p>Hi [first-name], at [company_name]: [A-Z], [e-mail], [a=b], [x-y], [the board="us"], [box]b[/box]</p>',
    '[the] and [box] stand in the text, which a plugin may have replaced.',
  ],
  ['Escaped shortcodes stay', '[[gallery]] [[x y="1"]] [[A page]]', '<p>[gallery] [[x y="1"]] [[A page]]</p>'],
  [
    'Words in brackets stay',
    'a[1] [sic] [Ama, 2020] [see there] [ ] <code>[data-x y="1"]</code> <a title="[x-y]">z</a>',
    '<p>a[1] [sic] [Ama, 2020] [see there] [ ] <code>[data-x y="1"]</code> z</p>',
  ],

  [
    'An image in one of its sizes is taken whole',
    '<img src="/u/photo-150x150.jpg?x=1" alt="Mine" width="150" height="150">',
    '<figure><img src="https://blog.example/u/photo.jpg" alt="Mine"></figure>',
  ],
  ['A size in the file’s own name stays', '<img src="https://i0.wp.com/blog.example/u/plan-580x300.png?resize=1" alt="">', PLAN],
  [
    'A link to the image’s page goes',
    '<a href="https://blog.example/p/" rel="attachment wp-att-91"><img src="https://blog.example/u/tall.jpg"></a>',
    TALL,
  ],
])('[OPS-5] %s', async (_, content, html, ...notes) => {
  const shared = item({
    'wp:post_type': 'wp_block',
    'wp:status': 'publish',
    'wp:post_id': 70,
    'content:encoded': '<!-- wp:paragraph --><p>Shared</p>',
  });
  const found = await read(
    wxr(...ATTACHMENTS, shared, post({ 'content:encoded': content, meta: { footnotes: '[{"content":"See <em>there</em>","id":"a"}]' } })),
  );
  expect(found.find(({ type }) => type === 'item')).toMatchObject({ html, notes });
});

test('[OPS-5] an & that no entity follows is itself', async () => {
  const [found] = await read(wxr(post({}).replace('<title><![CDATA[A title]]>', '<title>Q&A &eacute; R & D &foo;')));
  expect(found).toMatchObject({ title: 'Q&A é R & D &foo;' });
});

test('[OPS-5] several files of one site are read together, and no guid takes the address of another post', async () => {
  const found = await read(wxr(post({ 'wp:post_id': 1 })), wxr(post({ 'wp:post_id': 2, guid: 'https://blog.example/?p=1' })));
  expect(found.filter(({ type }) => type === 'item')).toMatchObject([
    { key: 'wordpress:blog.example:1' },
    { key: 'wordpress:blog.example:2', oldAddresses: ['/2020/a-title/', '/?p=2'] },
  ]);
});

test('[OPS-5] UTF-16, a byte order mark and control characters are read', async () => {
  const text = wxr(post({ title: 'Kɔ\u0000fi\u000bb' }));
  for (const bytes of [
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    Buffer.from(text, 'utf16le'),
    Buffer.from(`\ufeff\n${text.replace(/^.*\n/, '')}`),
  ]) {
    expect((await read(bytes)).find(({ type }) => type === 'item')).toMatchObject({ title: 'Kɔfi b' });
  }
});

test.each([
  [
    'entities',
    `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${wxr(post({ title: '&b;' }))}`,
    'The file declares XML entities, which a WordPress export never does.',
  ],
  ['depth', wxr('<a>'.repeat(100_000)), 'The file is nested more deeply than any WordPress export.'],
  ['an early end', wxr(post()).slice(0, -30), 'The WordPress export is cut off. Export it again.'],
  ['wrong nesting', wxr('<item><title>a</item>'), 'The WordPress export is damaged near line 5. Export it again.'],
  [
    'many attributes',
    wxr(`<item ${Array.from({ length: 1001 }, (_, index) => `a${index}=""`).join(' ')}>`),
    'An element of the WordPress export has more than 1000 attributes.',
  ],
  [
    'an entity without an end',
    wxr(`<item><title>&${'a'.repeat(200_000)}`),
    'The WordPress export is damaged near line 5. Export it again.',
  ],
])('[OPS-5] a WordPress export with %s is refused', async (_, text, message) => {
  const hostile = text.startsWith('<!DOCTYPE') ? text.replace(/<\?xml.*\n/, '') : text;
  await expect(read(hostile)).rejects.toThrow(new ImportError(message));
});

const MANY = {
  comment: '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_approved>1</wp:comment_approved></wp:comment>',
  meta: '<wp:postmeta><wp:meta_key>a</wp:meta_key><wp:meta_value>b</wp:meta_value></wp:postmeta>',
};

test.each([
  ['comments', post({ title: 'Large' }, MANY.comment.repeat(17_000)), { type: 'item', title: 'Large' }],
  ['fields', post({ title: 'Large' }, MANY.meta.repeat(20_000)), { title: 'Large', reason: 'It has more fields than any article.' }],
  ['words', post({ title: 'Large', 'content:encoded': 'x'.repeat(20_000_001) }), { title: 'Large', reason: 'It’s longer than 20 MB.' }],
])('[OPS-5] an item with too many %s is named, and the rest comes', async (_, large, expected) => {
  const found = await read(wxr(large, post({ 'wp:post_id': 6, title: 'Small' })));
  expect(found.slice(0, 2)).toMatchObject([expected, { type: 'item', title: 'Small' }]);
});

test('[OPS-5] letters that are not UTF-8 in an export that says so are read as Windows’s, and that is said', async () => {
  const text = wxr(post({ title: 'Café ø', 'content:encoded': 'Größe\nœuvre' }), `\n${post({ 'wp:post_id': 6, title: 'Kɔfi' })}`);
  const [before = '', after = ''] = text.split('Größe');
  const mixed = Buffer.concat([Buffer.from(before), Buffer.from('Größe', 'latin1'), Buffer.from(after)]);
  const [one, two] = await read(mixed);
  expect(one).toMatchObject({ title: 'Café ø', html: expect.stringMatching(/Größe.*\n?.*œuvre/) });
  expect(one).toMatchObject({ notes: ['It isn’t in UTF-8, so its letters were read as Windows’s (windows-1252).'] });
  expect(two).toMatchObject({ title: 'Kɔfi', notes: [] });
});

test('[OPS-5] an export that says Latin-1 and is UTF-8 has its letters', async () => {
  const [found] = await read(Buffer.from(wxr(post({ title: 'Café' })).replace('UTF-8', 'ISO-8859-1')));
  expect(found).toMatchObject({ title: 'Café' });
});

test('[OPS-5] a small export cannot become a large one', async () => {
  const shared = item({
    'wp:post_type': 'wp_block',
    'wp:status': 'publish',
    'wp:post_id': 70,
    'content:encoded': `<p>${'x'.repeat(100_000)}</p>`,
  });
  const content = `${'<!-- wp:block {"ref":70} /-->'.repeat(1000)}${'[gallery]'.repeat(2000)}${'[caption '.repeat(2000)}${'<!--'.repeat(2000)}`;
  const [found] = await read(wxr(shared, post({ 'content:encoded': content })));
  expect(found).toMatchObject({ type: 'item' });
  expect(JSON.stringify(found).length).toBeLessThan(5_000_000);
});

test('[OPS-5] scripts in every field are only data', async () => {
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const found = await readItem({
    title: evil,
    link: evil,
    'excerpt:encoded': evil,
    'content:encoded': evil,
    'dc:creator': evil,
    'wp:post_name': evil,
  });
  expect(found).toMatchObject({
    title: '',
    html: '<figure><img src="x" alt=""></figure>',
    notes: ['1 script was left out.'],
    oldAddresses: ['/?p=5'],
  });
});
