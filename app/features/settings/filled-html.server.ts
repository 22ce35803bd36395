import type { TextPage } from '#content/pages/text-page.ts';
import { MAX_INLINE_HTML, prepareArticleHtml } from '#features/html/article-html.server.ts';
import { inThread } from '#platform/concurrency/thread.server.ts';
import { toFilledHtml } from './fill-in-html.server.ts';
import { toProse } from './parts/page-fields.ts';
import type { Site } from './site.ts';

const run = inThread<typeof import('./fill-in-html.server.ts')>('app/features/settings/fill-in-html.server.ts');

/** As `toFilledHtml`, holding up no other request; HTML in which nothing is to be filled in comes back as it is. */
export async function fillInHtml(html: string, site: Site): Promise<string> {
  if (!html.includes('{')) return html;
  return html.length > MAX_INLINE_HTML ? run('toFilledHtml', html, site) : toFilledHtml(html, site);
}

/**
 * All that a page of text says below its intro: what the site says of itself, then what the owner has written, sanitised by itself so that it
 * changes nothing of what stands before it.
 */
export async function getPageHtml({ sections, content = '' }: TextPage, site: Site): Promise<string> {
  const written = await prepareArticleHtml(await fillInHtml(content, site));
  return toProse(sections) + written.content;
}
