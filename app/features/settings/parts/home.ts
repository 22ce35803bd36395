import { home as defaults } from '#content/pages/home.ts';
import { optionalText, requiredText } from '#platform/forms/zod.ts';
import { SEARCH_DESCRIPTION } from './page-fields.ts';
import { defineSettings } from './settings-kind.ts';

export type HomeTexts = Record<keyof typeof defaults, string>;

const heading = { schema: requiredText(80, 'Write a heading'), control: 'line' } as const;

export const home = defineSettings({
  name: 'home',
  label: 'Home page',
  noun: 'Home page',
  description: 'Its title for search engines, and the headings above its sections.',
  hasPlaceholders: true,
  pages: [{ label: 'Home page', path: '/' }],
  groups: [
    {
      title: 'Headings of the sections',
      hint: 'A section with nothing to show is left out, heading and all.',
      fields: {
        latestHeading: { ...heading, label: 'Above the newest articles', default: defaults.latestHeading },
        videosHeading: { ...heading, label: 'Above the videos', default: defaults.videosHeading },
        solutionsHeading: { ...heading, label: 'Above the solutions', default: defaults.solutionsHeading },
        moreHeading: { ...heading, label: 'Above the other articles', default: defaults.moreHeading },
      },
    },
    {
      title: 'Newsletter',
      fields: {
        newsletterHeading: { ...heading, label: 'Above the newsletter’s field', default: defaults.newsletterHeading },
        newsletterText: {
          label: 'Next to the newsletter’s field',
          schema: optionalText(400),
          default: defaults.newsletterText,
          control: 'lines',
        },
      },
    },
    {
      title: 'In search results',
      fields: {
        title: {
          label: 'Title in search results and tabs',
          schema: requiredText(150, 'Write a title'),
          default: defaults.title,
          control: 'line',
        },
        description: { ...SEARCH_DESCRIPTION, default: defaults.description },
      },
    },
  ],
  toValues: (fields): HomeTexts => fields,
});
