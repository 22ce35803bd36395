import { expect, test } from 'vitest';
import { makeZip } from '#tests/support/zip.ts';
import { readExport } from '../../read-export.testing.ts';

function writePage({ title = 'A &amp; B', subtitle = 'Why', body = '', canonical = 'https://medium.com/@ada/a-b-abc123' }): string {
  return `<!DOCTYPE html><html><head><title>${title}</title><style>p {}</style></head><body><article class="h-entry">
<header><h1 class="p-name">${title}</h1></header>
<section data-field="subtitle" class="p-summary">${subtitle}</section>
<section data-field="body" class="e-content"><section class="section section--body section--first"><div class="section-divider"><hr class="section-divider"></div>
<div class="section-content">${body}</div></section></section>
<footer><p class="p-tags">Tagged in <a class="p-tag">Things</a>, <a class="p-tag">Q&amp;A</a></p><p>By <a href="https://medium.com/@ada" class="p-author h-card">Ada L.</a> on <a href="https://medium.com/p/abc123">
<time class="dt-published" datetime="2019-05-01T10:00:00.000Z">May 1, 2019</time></a>.</p><p><a href="${canonical}" class="p-canonical">Canonical link</a></p></footer>
</article></body></html>`;
}

const STORY = `<h3 class="graf graf--h3 graf--title">A &amp; B</h3><h4 class="graf graf--h4 graf--subtitle">Why</h4>
<figure class="graf graf--figure"><img class="graf-image" data-is-featured="true" src="https://cdn-images-1.medium.com/max/800/1*x.jpeg"><figcaption>A bridge</figcaption></figure>
<p class="graf graf--p">Text</p><h3 class="graf">Part</h3><h4 class="graf">Smaller</h4>
<figure class="graf graf--figure graf--iframe"><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></figure>`;

test('[OPS-5] stories of Medium come without their repeated title, drafts stay drafts, and responses are left out', async () => {
  const zip = makeZip([
    { path: 'posts/2019-05-01_A---B-abc123.html', text: writePage({ body: STORY }) },
    {
      path: 'posts/draft_Idea-def456.html',
      text: writePage({ title: 'Idea', body: '<p class="graf">Soon</p><h3>Later</h3><p class="graf--h3"></p>' }),
    },
    {
      path: 'posts/2019-06-01_Well-said-fed789.html',
      text: writePage({ title: 'Well said…', subtitle: '', body: '<p class="graf graf--p">Well said, and true.</p>' }),
    },
    { path: 'profile/profile.html', text: '<p>Me</p>' },
  ]);
  const { source, found } = await readExport(zip, 'medium.zip');
  expect(source).toBe('medium');
  expect(found).toMatchObject([
    {
      key: 'medium:abc123',
      title: 'A & B',
      excerpt: 'Why',
      author: 'Ada L.',
      tags: ['Things', 'Q&A'],
      isDraft: false,
      publishedAt: '2019-05-01T10:00:00.000Z',
      slug: 'a-b',
      oldAddresses: [],
      cover: { src: 'https://cdn-images-1.medium.com/max/2560/1*x.jpeg', alt: '' },
      html: [
        '<figure><img src="https://cdn-images-1.medium.com/max/2560/1*x.jpeg" alt=""><figcaption>A bridge</figcaption></figure>',
        '<p>Text</p>',
        '<h2>Part</h2>',
        '<h3>Smaller</h3>',
        '<p>https://www.youtube.com/watch?v=abcdefghijk</p>',
      ].join('\n'),
    },
    { title: 'Idea', isDraft: true, slug: '' },
    { type: 'left-out', key: 'medium:fed789', reason: 'It’s a response to a story, not a story.' },
  ]);
});

test.each([
  ['</header>', '</header><p class="visibility">Unlisted</p>'],
  ['<footer>', '<footer><p>Member-only story</p>'],
  ['<article class="h-entry">', '<article class="h-entry" data-visibility="LOCKED">'],
  ['<head>', '<head><meta name="visibility" content="unlisted">'],
])('[OPS-5] a story of Medium whose page has %s as %s is a draft', async (before, after) => {
  const text = writePage({ body: STORY }).replace(before, after);
  const { items } = await readExport(makeZip([{ path: 'posts/2019-05-01_A---B-abc123.html', text }]), 'medium.zip');
  expect(items).toMatchObject([{ isDraft: true, notes: ['It may have been unlisted or for members only, so it’s a draft.'] }]);
});

test('[OPS-5] a story of Medium about members is not taken for one of theirs', async () => {
  const text = writePage({
    title: 'Unlisted',
    subtitle: 'Members only',
    body: `${STORY}<p>Locked</p>`,
    canonical: 'https://medium.com/@ada/unlisted-abc123',
  });
  const page = text.replace('>Things<', '>Unlisted<');
  const { items } = await readExport(makeZip([{ path: 'posts/2019-05-01_Unlisted-abc123.html', text: page }]), 'medium.zip');
  expect(items).toMatchObject([{ isDraft: false, notes: [] }]);
});
