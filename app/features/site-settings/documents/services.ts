import { services as file } from '#content/pages/services.ts';
import { optionalText, requiredText } from '#platform/forms/text-fields.ts';
import type { SiteDocument } from './site-document.ts';

/** The words of the pages of services around the services themselves. */
export interface ServicesPageTexts {
  headline: string;
  /** What search engines show of the page. */
  description: string;
  intro: string;
  deliverablesHeading: string;
  suitsHeading: string;
  othersHeading: string;
  /** One line on the home page, of which the action is a part. */
  invitation: { text: string; action: Action };
  stepsHeading: string;
  steps: readonly Step[];
  closingHeadline: string;
  closingText: string;
  primaryAction: Action;
  secondaryAction: Action;
}

interface Action {
  label: string;
  to: string;
}

interface Step {
  title: string;
  text: string;
}

/** As many as the page has columns. */
export const STEPS = [1, 2, 3, 4] as const;

const heading = requiredText(120, 'Write a heading');
const label = requiredText(80, 'Write what it says');

export const services: SiteDocument<ServicesPageTexts> = {
  name: 'services',
  fields: {
    headline: requiredText(160, 'Write a headline'),
    description: requiredText(400, 'Write a description'),
    intro: optionalText(1000),
    deliverablesHeading: heading,
    suitsHeading: heading,
    othersHeading: heading,
    invitationText: optionalText(300),
    invitationLabel: label,
    stepsHeading: heading,
    ...Object.fromEntries(
      STEPS.flatMap((number) => [
        [`step${number}Title`, requiredText(80, 'Write a title')],
        [`step${number}Text`, requiredText(1000, 'Write a text')],
      ]),
    ),
    closingHeadline: heading,
    closingText: optionalText(1000),
    primaryLabel: label,
    secondaryLabel: label,
  },
  defaults: {
    headline: file.headline,
    description: file.description,
    intro: file.intro,
    deliverablesHeading: file.deliverablesHeading,
    suitsHeading: file.suitsHeading,
    othersHeading: file.othersHeading,
    invitationText: file.invitation.text,
    invitationLabel: file.invitation.action.label,
    stepsHeading: file.stepsHeading,
    ...Object.fromEntries(
      STEPS.flatMap((number) => [
        [`step${number}Title`, file.steps[number - 1]?.title ?? ''],
        [`step${number}Text`, file.steps[number - 1]?.text ?? ''],
      ]),
    ),
    closingHeadline: file.closingHeadline,
    closingText: file.closingText,
    primaryLabel: file.primaryAction.label,
    secondaryLabel: file.secondaryAction.label,
  },
  toValues: (fields) => {
    const read = (name: string) => fields[name] ?? '';
    return {
      headline: read('headline'),
      description: read('description'),
      intro: read('intro'),
      deliverablesHeading: read('deliverablesHeading'),
      suitsHeading: read('suitsHeading'),
      othersHeading: read('othersHeading'),
      invitation: { text: read('invitationText'), action: { label: read('invitationLabel'), to: file.invitation.action.to } },
      stepsHeading: read('stepsHeading'),
      steps: STEPS.map((number) => ({ title: read(`step${number}Title`), text: read(`step${number}Text`) })),
      closingHeadline: read('closingHeadline'),
      closingText: read('closingText'),
      primaryAction: { label: read('primaryLabel'), to: file.primaryAction.to },
      secondaryAction: { label: read('secondaryLabel'), to: file.secondaryAction.to },
    };
  },
};
