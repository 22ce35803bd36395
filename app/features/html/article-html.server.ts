import { inThread } from '#platform/concurrency/thread.server.ts';
import * as tasks from './html-tasks.server.ts';
import type { TextImages } from './pictures/text-pictures.server.ts';
import type { ImageReplacement } from './replace-image.server.ts';

/** Characters that are parsed within some tens of milliseconds, whatever they are; anything longer is parsed in a thread. */
export const MAX_INLINE_HTML = 30_000;

const run = inThread<typeof tasks>('app/features/html/html-tasks.server.ts');

/** As `toPageHtml`, holding up no other request. */
export async function renderArticleHtml(html: string, images?: TextImages) {
  return html.length > MAX_INLINE_HTML ? run('toPageHtml', html, images) : tasks.toPageHtml(html, images);
}

/** As `toStoredHtml`, holding up no other request. */
export async function prepareArticleHtml(html: string) {
  return html.length > MAX_INLINE_HTML ? run('toStoredHtml', html) : tasks.toStoredHtml(html);
}

/** As `toPreviewHtml`, holding up no other request. */
export async function previewArticleHtml(html: string) {
  return html.length > MAX_INLINE_HTML ? run('toPreviewHtml', html) : tasks.toPreviewHtml(html);
}

/** As `toHtmlWithImage`, holding up no other request. */
export async function replaceImageInHtml(html: string, replacement: ImageReplacement) {
  return html.length > MAX_INLINE_HTML ? run('toHtmlWithImage', html, replacement) : tasks.toHtmlWithImage(html, replacement);
}
