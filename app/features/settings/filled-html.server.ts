import type { TextPage } from '#content/pages/text-page.ts';
import { MAX_INLINE_HTML, prepareArticleHtml } from '#features/html/article-html.server.ts';
import { inThread } from '#platform/concurrency/thread.server.ts';
import { toFilledHtml } from './fill-in-html.server.ts';
import { toProse } from './parts/page-fields.ts';
import type { Site } from './site.ts';

const run = inThread<typeof import('./fill-in-html.server.ts')>('app/features/settings/fill-in-html.server.ts');

/** Fills in long HTML in a worker thread. */
export async function fillInHtml(html: string, site: Site): Promise<string> {
  if (!html.includes('{')) return html;
  return html.length > MAX_INLINE_HTML ? run('toFilledHtml', html, site) : toFilledHtml(html, site);
}

/** Sanitises the owner's text by itself, so that it cannot change the sections before it. */
export async function getPageHtml({ sections, content = '' }: TextPage, site: Site): Promise<string> {
  const written = await prepareArticleHtml(await fillInHtml(content, site));
  return toProse(sections) + written.content;
}
