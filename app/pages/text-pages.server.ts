import type { Deps } from '#app/context/deps.server.ts';
import { namePicturesHost } from '#content/pages/privacy.ts';
import { renderArticleHtml } from '#features/html/article-html.server.ts';
import { getImagesOrigin } from '#features/images/place/image-place.server.ts';
import { describeTextImages } from '#features/images/texts/text-images.server.ts';
import { listStaticPages, type PageTexts } from '#features/settings/page-texts.ts';
import { describeVideoParts } from '#features/videos/embed/embedded-videos.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';

export function findTextPage(path: string, settings: Settings, texts: PageTexts) {
  const page = listStaticPages(texts).find((each) => each.path === path);
  const imagesHost = findImagesHost(settings);
  return page?.text === texts.privacy && imagesHost ? { ...page, text: namePicturesHost(page.text, imagesHost) } : page;
}

export function findImagesHost(settings: Settings): string | null {
  const imagesOrigin = getImagesOrigin(settings);
  return imagesOrigin === undefined ? null : new URL(imagesOrigin).host;
}

export async function renderPageProse({ db, storage }: Pick<Deps, 'db' | 'storage'>, html: string) {
  const { parts, ...text } = await renderArticleHtml(html, await describeTextImages(storage, html));
  const videos = await describeVideoParts(db, parts);
  return { prose: videos.parts ? { parts: videos.parts } : { html: text.html }, headers: { ...videos.init?.headers } };
}
