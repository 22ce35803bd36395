import { expect, test } from 'vitest';
import { makeZip } from '#tests/support/zip.ts';
import { readExport } from '../../read-export.testing.ts';

const LIST = `post_id,post_date,is_published,email_sent_at,type,audience,title,subtitle,podcast_url
101.first-post,2021-03-04T05:06:07.000Z,true,,newsletter,everyone,"First, post",&#x201C;How&#x201D; it began,
102.paid,2021-04-04T05:06:07.000Z,true,,newsletter,only_paid,Paid,,
103.idea,,false,,newsletter,everyone,Idea,,
104.talk,2021-05-04T05:06:07.000Z,true,,podcast,everyone,Talk,,https://api.example.com/talk.mp3
105.chat,2021-06-04T05:06:07.000Z,true,,thread,everyone,Chat,,
106.gone,2021-07-04T05:06:07.000Z,true,,newsletter,everyone,Gone,,
`;

const TEXT = `<div class="captioned-image-container"><figure><a class="image-link" href="https://cdn.substack.com/image/fetch/f_auto/https%3A%2F%2Fmedia.example.com%2Fx.png">
<img src="https://substackcdn.com/image/fetch/w_1456,c_limit/https%3A%2F%2Fmedia.example.com%2Fx.png" alt="A bridge"></a><figcaption class="image-caption">Built 1890</figcaption></figure></div>
<p>Text</p><p class="button-wrapper"><a class="button primary" href="%%checkout_url%%"><span>Subscribe now</span></a></p>
<p class="button-wrapper"><a href="https://example.com/shop">Shop</a></p>
<div class="tweet" data-attrs="{&quot;url&quot;:&quot;https://twitter.com/ada/status/1&quot;}"></div>
<div class="youtube-wrap"><div class="youtube-inner"><iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0"></iframe></div></div>`;

test('[OPS-5] posts of Substack come with what they show, and its list of subscribers is named', async () => {
  const zip = makeZip([
    { path: 'posts.csv', text: LIST },
    { path: 'posts/101.first-post.html', text: TEXT },
    ...['102.paid', '103.idea', '104.talk', '105.chat'].map((id) => ({ path: `posts/${id}.html`, text: '<p>Text</p>' })),
    { path: 'posts/101.delivers.csv', text: 'email\n' },
    { path: 'email_list.ada.csv', text: 'email\nreader@example.com\n' },
  ]);
  const { source, opened, found } = await readExport(zip, 'substack.zip');
  expect(source).toBe('substack');
  expect(opened).toMatchObject({ siteUrl: 'https://ada.substack.com', subscribers: 'email_list.ada.csv' });
  expect(found).toMatchObject([
    {
      key: 'substack:101',
      title: 'First, post',
      excerpt: '“How” it began',
      isDraft: false,
      publishedAt: '2021-03-04T05:06:07.000Z',
      slug: 'first-post',
      oldAddresses: ['/p/first-post'],
      html: [
        '<figure><img src="https://media.example.com/x.png" alt="A bridge"><figcaption>Built 1890</figcaption></figure>',
        '<p>Text</p>',
        '<p><a href="https://example.com/shop">Shop</a></p>',
        '<p><a href="https://twitter.com/ada/status/1">Read the post on X</a></p>',
        '<p>https://www.youtube.com/watch?v=abcdefghijk</p>',
      ].join('\n'),
      notes: ['Buttons to subscribe, share and comment were left out.', '1 post on X became a link.'],
    },
    { title: 'Paid', isDraft: true, notes: ['It was for subscribers only, so it’s a draft.'] },
    { title: 'Idea', isDraft: true, publishedAt: null, oldAddresses: [] },
    { title: 'Talk', html: '<p><a href="https://api.example.com/talk.mp3">Listen to the episode</a></p><p>Text</p>' },
    { type: 'left-out', title: 'Chat', reason: 'It’s a thread, not a post.', oldAddresses: ['/p/chat'] },
    { type: 'left-out', title: 'Gone', reason: 'Its text isn’t in the export.' },
  ]);
});

const HEAD = 'post_id,post_date,is_published,type,audience,title,is_hidden';

test.each<[string, string, boolean, string[]]>([
  [HEAD, '1.a,2021-03-04T05:06:07.000Z,true,newsletter,everyone,A,false', false, []],
  [HEAD, '1.a,2021-03-04T05:06:07.000Z,True,podcast,everyone,A,', false, []],
  [HEAD, '1.a,2099-03-04T05:06:07.000Z,true,newsletter,everyone,A,', false, []],
  [HEAD, '1.a,2021-03-04T05:06:07.000Z,false,newsletter,only_paid,A,', true, []],
  [HEAD, '1.a,2021-03-04T05:06:07.000Z,true,newsletter,founding,A,', true, ['It was for subscribers only, so it’s a draft.']],
  [HEAD, '1.a,2021-03-04T05:06:07.000Z,true,newsletter,only_free,A,', true, ['It was for subscribers only, so it’s a draft.']],
  [HEAD, '1.a,2021-03-04T05:06:07.000Z,true,newsletter,friends,A,', true, ['Its audience is “friends”, so it’s a draft.']],
  [HEAD, '1.a,2021-03-04T05:06:07.000Z,true,newsletter,,A,', true, ['Its audience is “”, so it’s a draft.']],
  [HEAD, '1.a,2021-03-04T05:06:07.000Z,scheduled,newsletter,everyone,A,', true, ['Its “is_published” is “scheduled”, so it’s a draft.']],
  [HEAD, '1.a,2021-03-04T05:06:07.000Z,,newsletter,everyone,A,', true, ['Its “is_published” is “”, so it’s a draft.']],
  [HEAD, '1.a,2021-03-04T05:06:07.000Z,true,note,everyone,A,', true, ['Its type is “note”, so it’s a draft.']],
  [HEAD, '1.a,2021-03-04T05:06:07.000Z,true,newsletter,everyone,A,true', true, ['Its “is_hidden” is “true”, so it’s a draft.']],
  [
    'post_id,post_date,is_published,type,title',
    '1.a,2021-03-04T05:06:07.000Z,true,newsletter,A',
    true,
    ['Its audience is “”, so it’s a draft.'],
  ],
])('[OPS-5] a post of Substack with %s and %s is a draft: %s', async (head, row, isDraft, notes) => {
  const zip = makeZip([
    { path: 'posts.csv', text: `${head}\n${row}\n` },
    { path: 'posts/1.a.html', text: '<p>Text</p>' },
  ]);
  expect((await readExport(zip, 'substack.zip')).items).toMatchObject([{ isDraft, notes }]);
});

test('[OPS-5] elements of Substack without words come by what their attributes hold, or are named', async () => {
  const show = (name: string, attributes: object) =>
    `<div class="${name}" data-attrs="${JSON.stringify(attributes).replaceAll('"', '&quot;')}"></div>`;
  const text = [
    show('image-gallery-embed', {
      gallery: { images: [{ src: 'https://a.example/1.png' }, { src: 'https://a.example/2.png' }], caption: 'Both', alt: 'A' },
    }),
    show('latex-rendered', { persistentExpression: 'v = p \\times q' }),
    show('digest-post-embed', { title: 'The first year', caption: 'How it went', canonical_url: 'https://ada.substack.com/p/first' }),
    '<div class="file-embed-wrapper"><div class="file-embed-details-h1">Checklist</div>120KB<a href="https://a.example/c.pdf">Download</a></div>',
    show('native-video-embed', { mediaUploadId: 'a' }),
    show('poll-embed', { id: 99 }),
    show('instagram', { instagram_id: 'abc', title: 'x' }),
  ];
  const zip = makeZip([
    {
      path: 'posts.csv',
      text: `${HEAD}\n1.a,2021-03-04T05:06:07.000Z,true,newsletter,everyone,A,\n2.b,2021-03-04T05:06:07.000Z,true,newsletter,everyone,B,\n`,
    },
    { path: 'posts/1.a.html', text: text.join('\n') },
    { path: 'posts/2.b.html', text: '<p>Open</p><div class="paywall-jump"></div><p>Paid</p>' },
  ]);
  const [item, paid] = (await readExport(zip, 'substack.zip')).items;
  expect(item?.html.split('\n')).toEqual([
    '<figure class="gallery"><figure><img src="https://a.example/1.png" alt="A"></figure><figure><img src="https://a.example/2.png" alt="A"></figure></figure>',
    '<p>Both</p>',
    '<pre><code>v = p \\times q</code></pre>',
    '<p class="link-card"><a href="https://ada.substack.com/p/first">The first year</a><br>How it went</p>',
    '<p><a href="https://a.example/c.pdf">Checklist</a></p>',
    expect.stringContaining('<a href="https://www.instagram.com/p/abc/">'),
  ]);
  expect(item?.notes).toEqual(
    expect.arrayContaining(['1 file became a link.', '1 Substack video was left out.', '1 Substack poll was left out.']),
  );
  expect(paid).toMatchObject({ isDraft: true, notes: ['A part of it was for paying subscribers, so it’s a draft.'] });
});
