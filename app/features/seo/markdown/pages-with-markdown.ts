import { services } from '#content/pages/services.ts';
import { STATIC_PAGES } from '#content/static-pages.ts';

/** The paths of the pages beside the content that can be had as Markdown, at their path with `.md`. */
export const PATHS_WITH_MARKDOWN: readonly string[] = [
  '/about',
  '/services',
  ...services.services.map(({ slug }) => `/services/${slug}`),
  '/contact',
  ...STATIC_PAGES.filter(({ text }) => text).map(({ path }) => path),
];
