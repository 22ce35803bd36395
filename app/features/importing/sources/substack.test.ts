import { expect, test } from 'vitest';
import { readExport } from '#tests/support/import-export.ts';
import { makeZip } from '#tests/support/zip.ts';

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
