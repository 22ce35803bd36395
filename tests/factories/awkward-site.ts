import { getFormKind } from '#app/all-kinds.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { type ImageDeps, storeImage } from '#features/images/images.server.ts';
import { insertMissingServices } from '#features/services/services.server.ts';
import { seedBuiltInArticles } from '#server/commands/seed.ts';
import { drawPicture } from './photograph.ts';

interface SiteDeps extends ImageDeps {
  contentVersion: ContentVersion;
}

/** As the form of the admin does. */
export async function saveForm(deps: SiteDeps, name: string, { id, ...changes }: Record<string, string>): Promise<string> {
  const kind = getFormKind(name);
  const before = id ? await getSavedContent(deps.db, kind, { id, now: deps.now() }) : undefined;
  const parsed = parseContentForm(kind, { ...kind.form.empty, ...before?.fields, ...changes, ...(before && { version: before.version }) });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  const outcome = await saveContent(deps, kind, { ...(id && { id }), form: parsed.form, savedBy: 'ama@example.org' });
  if (outcome.outcome !== 'saved') throw new Error(JSON.stringify(outcome));
  return outcome.item.id;
}

/** Articles in every state, with every field, next to changed settings, services, videos and addresses. */
export async function fillSite(deps: SiteDeps) {
  const { db } = deps;
  await seedBuiltInArticles(db, { now: deps.now() });
  await insertMissingServices(db, { now: deps.now() });
  const stored = await storeImage(deps, { bytes: await drawPicture(), fileName: 'a.jpeg', alt: 'A “red” field' });
  const unused = await storeImage(deps, { bytes: await drawPicture({ width: 30 }), fileName: 'b.png', alt: null });
  if (stored.outcome !== 'stored' || unused.outcome !== 'stored') throw new Error('no image');
  const twin = await storeImage(deps, { bytes: await drawPicture(), fileName: 'c.png', alt: 'The same field' });
  if (twin.outcome !== 'stored') throw new Error(twin.reason);
  const { url } = stored.image;
  const text = { category: 'BRAND', excerpt: 'An excerpt\nof two lines', imageUrl: '/pictures/1.svg', tags: 'a, b "c"' };
  const one = await saveForm(deps, 'article', {
    ...text,
    title: 'Über “quotes” & <tags>',
    content: `<h2>One</h2><figure><img src="${url}" alt="In the text"><figcaption>Caption</figcaption></figure><p>https://youtu.be/dQw4w9WgXcQ</p>`,
    imageUrl: url,
    imageFocus: '50 30',
    address: 'chosen-address',
    metaTitle: 'For search',
    metaDescription: 'Described',
    canonicalUrl: 'https://elsewhere.example/a',
    sharingImageUrl: url.replace('.svg', ''),
    isNoindex: 'on',
    language: 'de',
    relatedIds: '1\n2',
    author: 'Kofi',
    series: 'Tea & cake',
    seriesOrder: '2',
    publishAt: '2024-02-03T04:05:06.000Z',
  });
  await saveForm(deps, 'article', { id: one, title: 'Changed', intent: 'draft' });
  await saveForm(deps, 'article', { id: '1', title: 'A built-in article, edited', address: 'first' });
  await saveForm(deps, 'article', { title: 'Scheduled', ...text, content: '<p>Later.</p>', publishAt: '2030-01-01T00:00:00.000Z' });
  await saveForm(deps, 'article', { title: 'A draft', intent: 'draft' });
  await saveForm(deps, 'solution', { title: 'Hidden one', content: '<p>One.</p>', imageUrl: twin.image.url, isActive: '' });
  await saveForm(deps, 'page', { title: 'Moved', content: `<p>Was elsewhere. <img src="${url}" alt=""></p>` });
  await saveForm(deps, 'page', { id: 'moved', address: 'keynotes' });
  await saveForm(deps, 'page', { title: 'A page to come', content: '<p>Soon.</p>', intent: 'draft' });
  await saveForm(deps, 'service', { title: 'A new service', promise: 'More', content: '<p>Text</p>', isActive: 'on' });
  await saveForm(deps, 'identity', { id: 'identity', name: 'Ama Mensah', portrait: url });
  await saveForm(deps, 'about', { id: 'about', title: 'Waiting', intent: 'draft' });
  await db.updateTable('articles').set({ deletedAt: deps.now().toISOString() }).where('id', '=', '5').execute();
  const at = deps.now().toISOString();
  for (const [address, target] of [
    ['/old', '/blog/chosen-address'],
    ['/?p=7', 'https://elsewhere.example/x?y=1'],
    ['/gone', null],
  ] as const) {
    await db.insertInto('redirects').values({ address, target, createdAt: at }).execute();
  }
  await db.insertInto('goneAddresses').values({ kind: 'solution', itemId: 'zebra', goneAt: at }).execute();
  const video = {
    title: 'V',
    description: 'd',
    duration: 'PT1M',
    viewCount: '7',
    url: 'https://www.youtube.com/watch?v=abc',
    publishedAt: at,
  };
  await db
    .insertInto('youtubeVideos')
    .values({ ...video, id: 'v1', youtubeId: 'abc', thumbnailUrl: url, isActive: false })
    .execute();
  await db.insertInto('embeddedVideos').values({ id: 'dQw4w9WgXcQ', title: 'T', thumbnailUrl: url, fetchedAt: at }).execute();
}
