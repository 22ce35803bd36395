import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MAX_INLINE_HTML } from '#features/html/article-html.server.ts';
import { getVariantWidths, parseImageUrl, variantFileName } from '#features/images/image-variants.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { inThread } from '#platform/concurrency/thread.server.ts';
import { absoluteHtml } from '../absolute-html.server.ts';
import { escapeXml } from '../xml.ts';

/** In characters, of all feeds together: those of all categories hold some 140 articles of 8 kB. */
const CACHE_SIZE = 2_000_000;
const KEY_SIZE = 100;

const run = inThread<typeof import('../absolute-html.server.ts')>('app/features/seo/absolute-html.server.ts');

/** Links and images work wherever the text is read. */
export const renderFeedHtml = createHtmlCache(
  (html, url) => (html.length > MAX_INLINE_HTML ? run('absoluteHtml', html, url) : absoluteHtml(html, url)),
  CACHE_SIZE,
);

export function createHtmlCache(render: (content: string, pageUrl: string) => string | Promise<string>, maxSize: number) {
  const rendered = new LRUCache<string, string>({ maxSize });
  return async (content: string, pageUrl: string): Promise<string> => {
    const key = hash('sha256', `${pageUrl}\n${content}`, 'base64');
    const known = rendered.get(key);
    if (known !== undefined) return known;
    const html = await render(content, pageUrl);
    rendered.set(key, html, { size: html.length + KEY_SIZE });
    return html;
  };
}

const MIN_WIDTH = 1200;

/** Empty if the text shows the cover itself. */
export function writeFeedCover({ imageUrl, content }: { imageUrl?: string | null; content: string }, siteUrl: string): string {
  const image = imageUrl ? parseImageUrl(imageUrl) : undefined;
  if (!image || content.includes(image.id)) return '';
  const width = getVariantWidths(image.width).find((each) => each >= MIN_WIDTH) ?? image.width;
  const height = Math.round((image.height * width) / image.width);
  const src = absoluteUrl(`/images/${variantFileName(image.id, width, 'webp')}`, siteUrl);
  return `<p><img src="${escapeXml(src)}" alt="" width="${width}" height="${height}"></p>`;
}
