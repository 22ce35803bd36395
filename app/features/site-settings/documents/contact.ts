import { contact as defaults } from '#content/pages/contact.ts';
import { optionalText, requiredText } from '#platform/forms/text-fields.ts';
import type { SiteDocument } from './site-document.ts';

/** The words of the contact page. */
export type ContactTexts = Record<keyof typeof defaults, string>;

export const contact: SiteDocument<ContactTexts> = {
  name: 'contact',
  fields: {
    headline: requiredText(160, 'Write a headline'),
    intro: optionalText(1000),
    description: requiredText(400, 'Write a description'),
    replyNote: optionalText(300),
  },
  defaults,
  toValues: (fields) => ({ ...defaults, ...fields }),
};
