import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { STATIC_PAGES } from '#content/static-pages.ts';
import { ICON_PATHS } from '#features/artwork/site-icon.ts';
import { hasPages } from '#features/publishing/content-kind.ts';
import { PATHS_WITH_MARKDOWN } from '#features/seo/markdown/pages-with-markdown.ts';
import { KNOWN_ADDRESSES } from '#features/seo/well-known.ts';
import type { Extension, RouteEntry } from '#platform/extensions/define-extension.ts';
import { adminPages } from './admin-pages.ts';
import { contentKinds } from './kinds.ts';
import { extensions } from './open-extensions.ts';

const toRoute = ({ path, file, id, children }: RouteEntry): RouteConfigEntry =>
  route(path, file, id === undefined ? {} : { id }, children?.map(toRoute));

const inExtensions = (place: keyof NonNullable<Extension['routes']>) =>
  extensions.flatMap(({ routes }) => (routes?.[place] ?? []).map(toRoute));

const contentResources = contentKinds.filter(hasPages).flatMap((kind) => {
  const path = `${kind.page.folder}:id`;
  return [
    route(`${path}/:drawing.svg`, 'routes/resources/content.ts', { id: `${kind.name}-drawing` }),
    route(`${path}/share.png`, 'routes/resources/content.ts', { id: `${kind.name}-share` }),
    ...(kind.page.hasMarkdown ? [route(`${path}.md`, 'routes/resources/content.ts', { id: `${kind.name}-markdown` })] : []),
  ];
});

const ownPages = STATIC_PAGES.filter(({ isUnlisted, path }) => !isUnlisted && path.lastIndexOf('/') === 0);
const pageCards = [...ownPages.map(({ path }) => path), '/services/:service', '/category/:category', '/series/:series'].map((path) =>
  route(`${path.replace(/\/$/, '')}/share.png`, 'routes/resources/page.ts', { id: `page-share${path}` }),
);

const serviceCover = route('services/:service/cover.svg', 'routes/resources/page.ts', { id: 'service-cover' });

export default [
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  ...['robots.txt', '.well-known/security.txt', 'manifest.webmanifest', 'contact.vcf'].map((path) =>
    route(path, 'routes/resources/site-file.ts', { id: `site-file/${path}` }),
  ),
  route('llms.txt', 'routes/resources/llms.ts'),
  route('.well-known/llms.txt', 'routes/resources/llms.ts', { id: 'well-known-llms' }),
  route('llms-full.txt', 'routes/resources/llms.ts', { id: 'llms-full' }),
  ...[...PATHS_WITH_MARKDOWN, '/services/:service', '/series/:series'].map((path) =>
    route(`${path}.md`, 'routes/resources/page.ts', { id: `page-markdown${path}` }),
  ),
  ...ICON_PATHS.map((path) => route(path, 'routes/resources/picture.ts', { id: `icon${path}` })),
  route('pictures/:name', 'routes/resources/picture.ts', { id: 'built-in-picture' }),
  route('feed.xml', 'routes/resources/feed.ts', { id: 'feed-rss' }),
  route('feed.json', 'routes/resources/feed.ts', { id: 'feed-json' }),
  route('category/:category/feed.xml', 'routes/resources/feed.ts', { id: 'category-feed-rss' }),
  route('category/:category/feed.json', 'routes/resources/feed.ts', { id: 'category-feed-json' }),
  ...[...Object.keys(KNOWN_ADDRESSES), 'category/:category/feed'].map((path) =>
    route(path, 'routes/resources/moved.ts', { id: `moved/${path}` }),
  ),
  route('.well-known/change-password', 'routes/resources/moved.ts', { id: 'change-password' }),
  ...contentResources,
  ...pageCards,
  serviceCover,
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('blog/:id', 'routes/site/article.tsx'),
    route('solution/:id', 'routes/site/solution.tsx'),
    route('articles', 'routes/site/articles.tsx'),
    route('category/:category', 'routes/site/category.tsx'),
    route('tag/:tag', 'routes/site/tag.tsx'),
    route('series/:series', 'routes/site/series.tsx'),
    route('search', 'routes/site/search.tsx'),
    route('about', 'routes/site/about.tsx'),
    route('services', 'routes/site/services.tsx'),
    route('services/:service', 'routes/site/service.tsx'),
    route('solutions', 'routes/site/solutions.tsx'),
    route('follow', 'routes/site/follow.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    ...STATIC_PAGES.filter(({ text }) => text).map(({ path }) => route(path, 'routes/site/text-page.tsx', { id: `text-page${path}` })),
    route('sitemap', 'routes/site/sitemap.tsx'),
    route('draft/:token', 'routes/site/draft.tsx'),
    ...inExtensions('site'),
    route(':id', 'routes/site/page.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  layout('routes/auth/layout.tsx', [
    route('auth', 'routes/auth/sign-in.tsx'),
    route('auth/sign-out', 'routes/auth/sign-out.tsx'),
    route('auth/two-factor', 'routes/auth/two-factor.tsx'),
    route('auth/recover', 'routes/auth/recover.tsx'),
    route('auth/reset', 'routes/auth/reset.tsx'),
    route('auth/confirm', 'routes/auth/confirm.tsx'),
    route('auth/invitation', 'routes/auth/invitation.tsx'),
    route('auth/change-email', 'routes/auth/change-email.tsx'),
    route('auth/security', 'routes/auth/security.tsx', { id: 'auth/security' }),
    route('auth/sessions', 'routes/auth/sessions.tsx'),
    route('auth/not-me', 'routes/auth/not-me.tsx'),
    route('auth/set-up', 'routes/auth/set-up.tsx'),
    route('auth/passkey', 'routes/auth/passkey.tsx'),
    ...inExtensions('auth'),
  ]),
  route('auth/session', 'routes/auth/session.ts'),
  route('auth/passkey-request', 'routes/auth/passkey-request.ts'),
  route('auth/reauthenticate', 'routes/auth/reauthenticate.ts'),
  route('api/search', 'routes/resources/search-results.ts'),
  route('images/:name', 'routes/resources/image.ts'),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/home.tsx'),
    ...adminPages.map(({ path, file, form }) => route(path, file, form && [route(form.path, form.file)])),
    route('status/backups/:name', 'routes/admin/backup.tsx'),
    ...inExtensions('admin'),
    route(':kind', 'routes/admin/list.tsx', [route(':id', 'routes/admin/form.tsx')]),
  ]),
  ...inExtensions('top'),
  route('admin/do/:action', 'routes/admin/do.ts'),
  route('admin/images/upload', 'routes/admin/upload.ts'),
  route('admin/preview/:kind?', 'routes/admin/content/preview.ts'),
  route('admin/private-links/:kind/:id', 'routes/admin/content/private-links.ts'),
  route('admin/live', 'routes/admin/live.ts'),
  ...['admin/status.json', 'admin/backups', 'admin/jobs'].map((path) => route(path, 'routes/admin/status-json.ts', { id: path })),
  route('admin/addresses/export', 'routes/admin/addresses/export.ts'),
  route('admin/images/list', 'routes/admin/images/image-list.ts'),
  route('admin/images/trash/:name', 'routes/admin/images/trashed-image.ts'),
  route('admin/recovery/:kind/:id', 'routes/admin/content/recovery.ts'),
  route('admin/share-card.png', 'routes/admin/content/share-card.ts'),
  route('admin/titles/:kind', 'routes/admin/content/titles.ts'),
  route('admin/revisions/:kind/:id/:number?', 'routes/admin/content/revisions.ts'),
  route('admin/proposals/:kind/:id/:proposal', 'routes/admin/content/proposals.ts'),
] satisfies RouteConfig;
