import { ownPrivacy, privacy as privacyFile } from '#content/pages/privacy.ts';
import { terms as termsFile } from '#content/pages/terms.ts';
import type { TextPage } from '#content/pages/text-page.ts';
import { optionalText, requiredText } from '#platform/forms/zod.ts';
import { optionalProse, requiredProse, SEARCH_DESCRIPTION, toProse } from './page-fields.ts';
import { defineSettings, type FieldGroup } from './settings-kind.ts';

/** The owner cannot change the sections, which say what the site does; their own text follows. */
export const privacy = defineSettings({
  name: 'privacy',
  label: 'Privacy',
  noun: 'Privacy page',
  description: 'Your own part of it. The site explains by itself what it does with data.',
  hasPlaceholders: true,
  pages: [{ label: 'Privacy', path: '/privacy' }],
  groups: [
    getHead(privacyFile),
    {
      title: 'What the site says about itself',
      hint: 'This is always on the page, because it’s what the site does, and it changes when the site does something else. You can’t edit it here.',
      hasOwnWords: true,
      fields: {},
    },
    {
      title: 'What you add',
      hint: 'Your part comes after that: anything else you do with the data people give you.',
      fields: { content: { label: 'Your own part', schema: optionalProse, default: toProse(ownPrivacy), control: 'prose' } },
    },
    getSearchGroup(privacyFile),
  ],
  toValues: (fields): TextPage => ({ ...privacyFile, ...fields }),
});

export const terms = defineSettings({
  name: 'terms',
  label: 'Terms of use',
  noun: 'Terms page',
  description: 'The terms for reading and using the site.',
  hasPlaceholders: true,
  pages: [{ label: 'Terms of use', path: '/terms' }],
  groups: [
    getHead(termsFile),
    {
      title: 'Text of the page',
      fields: { content: { label: 'Terms', schema: requiredProse, default: toProse(termsFile.sections), control: 'prose' } },
    },
    getSearchGroup(termsFile),
  ],
  toValues: (fields): TextPage => ({ ...termsFile, ...fields, sections: [] }),
});

function getHead({ title, lastUpdated = '', intro }: TextPage): FieldGroup<'title' | 'lastUpdated' | 'intro'> {
  return {
    title: 'Top of the page',
    fields: {
      title: { label: 'Title', schema: requiredText(120, 'Write a title'), default: title, control: 'line' },
      lastUpdated: {
        label: 'Line above the title',
        hint: 'When you change the text, update the date in it.',
        schema: optionalText(120),
        default: lastUpdated,
        control: 'line',
      },
      intro: { label: 'Introduction', schema: optionalText(1000), default: intro, control: 'lines' },
    },
  };
}

function getSearchGroup({ description }: TextPage): FieldGroup<'description'> {
  return { title: 'In search results', fields: { description: { ...SEARCH_DESCRIPTION, default: description } } };
}
