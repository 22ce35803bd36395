import { services as file } from '#content/pages/services.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { optionalText, requiredText } from '#platform/forms/zod.ts';
import { SEARCH_DESCRIPTION } from './page-fields.ts';
import { defineSettings, type SettingField } from './settings-kind.ts';

export interface ServicesPageTexts {
  headline: string;
  description: string;
  intro: string;
  deliverablesHeading: string;
  suitsHeading: string;
  othersHeading: string;
  invitation: { text: string; action: Action };
  stepsHeading: string;
  steps: readonly { title: string; text: string }[];
  closingHeadline: string;
  closingText: string;
  primaryAction: Action;
  secondaryAction: Action;
}

interface Action {
  label: string;
  to: string;
}

/** As many as the page has columns. */
const STEPS = ['first', 'second', 'third', 'fourth'];

const heading = { schema: requiredText(120, 'Write a heading'), control: 'line' } as const;
const action = { schema: requiredText(80, 'Write what it says'), control: 'line' } as const;

export const servicesPage = defineSettings({
  name: 'services',
  label: 'Services page',
  noun: 'Services page',
  description: 'What goes around the services: headings, the four steps, and the line on the home page.',
  hasPlaceholders: true,
  pages: [
    { label: 'Services', path: '/services' },
    { label: 'Home page', path: '/' },
  ],
  groups: [
    {
      title: 'Top of the page',
      fields: {
        headline: { label: 'Headline', schema: requiredText(160, 'Write a headline'), default: file.headline, control: 'line' },
        intro: { label: 'Introduction', schema: optionalText(1000), default: file.intro, control: 'lines' },
      },
    },
    {
      title: 'Headings next to each service',
      fields: {
        suitsHeading: { ...heading, label: 'Above who it is for', default: file.suitsHeading },
        deliverablesHeading: { ...heading, label: 'Above what the client gets', default: file.deliverablesHeading },
        othersHeading: { ...heading, label: 'Above the other services', default: file.othersHeading },
      },
    },
    {
      title: 'Steps',
      fields: { stepsHeading: { ...heading, label: 'Heading above the four', default: file.stepsHeading }, ...defineSteps() },
    },
    {
      title: 'Bottom of the page',
      fields: {
        closingHeadline: { ...heading, label: 'Closing headline', default: file.closingHeadline },
        closingText: { label: 'Closing words', schema: optionalText(1000), default: file.closingText, control: 'lines' },
        primaryLabel: { ...action, label: 'Button that leads to the contact page', default: file.primaryAction.label },
        secondaryLabel: { ...action, label: 'Button that leads to the page about you', default: file.secondaryAction.label },
      },
    },
    {
      title: 'Line on the home page',
      hint: 'The link ends the sentence.',
      fields: {
        invitationText: {
          label: 'Words before the link',
          schema: optionalText(300),
          default: file.invitation.text,
          control: 'lines',
          rows: 2,
        },
        invitationLabel: { ...action, label: 'Text of the link to the services', default: file.invitation.action.label },
      },
    },
    { title: 'In search results', fields: { description: { ...SEARCH_DESCRIPTION, default: file.description } } },
  ],
  toValues: ({ invitationText, invitationLabel, primaryLabel, secondaryLabel, ...words }): ServicesPageTexts => {
    const fields: FieldValues = words;
    return {
      ...words,
      invitation: { text: invitationText, action: { label: invitationLabel, to: file.invitation.action.to } },
      steps: STEPS.map((_, at) => ({ title: fields[`step${at + 1}Title`] ?? '', text: fields[`step${at + 1}Text`] ?? '' })),
      primaryAction: { label: primaryLabel, to: file.primaryAction.to },
      secondaryAction: { label: secondaryLabel, to: file.secondaryAction.to },
    };
  },
});

function defineSteps(): Record<string, SettingField> {
  return Object.fromEntries(
    STEPS.flatMap((ordinal, at): [string, SettingField][] => [
      [
        `step${at + 1}Title`,
        {
          label: `Title of the ${ordinal} step`,
          schema: requiredText(80, 'Write a title'),
          default: file.steps[at]?.title ?? '',
          control: 'line',
        },
      ],
      [
        `step${at + 1}Text`,
        {
          label: `Text of the ${ordinal} step`,
          schema: requiredText(1000, 'Write a text'),
          default: file.steps[at]?.text ?? '',
          control: 'lines',
        },
      ],
    ]),
  );
}
