import { ownPrivacy, privacy as privacyFile } from '#content/pages/privacy.ts';
import { terms as termsFile } from '#content/pages/terms.ts';
import type { TextPage } from '#content/pages/text-page.ts';
import { optionalText, requiredText } from '#platform/forms/text-fields.ts';
import { optionalProse, requiredProse, toProse } from './prose.ts';
import type { SiteDocument } from './site-document.ts';

const words = {
  title: requiredText(120, 'Write a title'),
  lastUpdated: optionalText(120),
  intro: optionalText(1000),
  description: requiredText(400, 'Write a description'),
};

/** Its sections say what the site does, and are not for the owner to change; what the owner writes follows them. */
export const privacy: SiteDocument<TextPage> = {
  name: 'privacy',
  fields: { ...words, content: optionalProse },
  defaults: { ...getWords(privacyFile), content: toProse(ownPrivacy) },
  toValues: (fields) => ({ ...privacyFile, ...fields }),
};

export const terms: SiteDocument<TextPage> = {
  name: 'terms',
  fields: { ...words, content: requiredProse },
  defaults: { ...getWords(termsFile), content: toProse(termsFile.sections) },
  toValues: (fields) => ({ ...termsFile, ...fields, sections: [] }),
};

function getWords({ title, lastUpdated = '', intro, description }: TextPage) {
  return { title, lastUpdated, intro, description };
}
