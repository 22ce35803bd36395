import { renderArticleHtml } from '#features/html/article-html.server.ts';
import { describeTextImages } from '#features/images/texts/text-images.server.ts';
import { describeVideoParts } from '#features/videos/embed/text-parts.server.ts';
import type { Services } from '../context/services.server.ts';

export async function renderPageProse({ db, storage }: Pick<Services, 'db' | 'storage'>, html: string) {
  const { parts, ...text } = await renderArticleHtml(html, await describeTextImages(storage, html));
  const videos = await describeVideoParts(db, parts);
  return { prose: videos.parts ? { parts: videos.parts } : { html: text.html }, headers: { ...videos.init?.headers } };
}
