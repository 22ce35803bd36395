import { home as defaults } from '#content/pages/home.ts';
import { optionalText, requiredText } from '#platform/forms/text-fields.ts';
import type { SiteDocument } from './site-document.ts';

/** The words of the home page that no content brings. */
export type HomeTexts = Record<keyof typeof defaults, string>;

const heading = requiredText(80, 'Write a heading');

export const home: SiteDocument<HomeTexts> = {
  name: 'home',
  fields: {
    title: requiredText(150, 'Write a title'),
    description: requiredText(400, 'Write a description'),
    latestHeading: heading,
    videosHeading: heading,
    solutionsHeading: heading,
    moreHeading: heading,
    newsletterHeading: heading,
    newsletterText: optionalText(400),
  },
  defaults,
  toValues: (fields) => ({ ...defaults, ...fields }),
};
