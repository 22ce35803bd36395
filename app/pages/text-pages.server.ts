import { namePicturesHost } from '#content/pages/privacy.ts';
import { getImagesOrigin } from '#features/images/place/images-origin.server.ts';
import type { PageTexts } from '#features/settings/page-texts.ts';
import { listStaticPages } from '#features/settings/static-pages.ts';
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
