import { contact as defaults } from '#content/pages/contact.ts';
import { optionalText, requiredText } from '#platform/forms/zod.ts';
import { SEARCH_DESCRIPTION } from './page-fields.ts';
import { defineSettings } from './settings-kind.ts';

export type ContactTexts = Record<keyof typeof defaults, string>;

export const contact = defineSettings({
  name: 'contact',
  label: 'Contact',
  noun: 'Contact page',
  description: 'What goes above the form and next to it.',
  hasPlaceholders: true,
  pages: [{ label: 'Contact', path: '/contact' }],
  groups: [
    {
      title: 'Above the form',
      fields: {
        headline: { label: 'Headline', schema: requiredText(160, 'Write a headline'), default: defaults.headline, control: 'line' },
        intro: { label: 'Introduction', schema: optionalText(1000), default: defaults.intro, control: 'lines' },
      },
    },
    {
      title: 'Next to the form',
      fields: {
        replyNote: {
          label: 'Note on how soon you reply',
          hint: 'Left out if it’s empty, or if it mentions a reply that you don’t promise under Figures and promises',
          schema: optionalText(300),
          default: defaults.replyNote,
          control: 'line',
        },
      },
    },
    { title: 'In search results', fields: { description: { ...SEARCH_DESCRIPTION, default: defaults.description } } },
  ],
  toValues: (fields): ContactTexts => fields,
});
