import { namePicturesHost, privacy } from '#content/pages/privacy.ts';
import { STATIC_PAGES } from '#content/static-pages.ts';
import { getImagesOrigin } from '#features/images/place/images-origin.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';

/** The static page at a path, if it is only text, as this site has it; or undefined. */
export function findTextPage(path: string, settings: Settings) {
  const page = STATIC_PAGES.find((each) => each.path === path);
  const imagesOrigin = getImagesOrigin(settings);
  return page?.text === privacy && imagesOrigin ? { ...page, text: namePicturesHost(privacy, new URL(imagesOrigin).host) } : page;
}
