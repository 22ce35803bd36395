import { about as file } from '#content/pages/about.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { optionalText, requiredText } from '#platform/forms/zod.ts';
import { requiredProse, toProse } from './page-fields.ts';
import { defineSettings, type SettingField } from './settings-kind.ts';

export interface AboutTexts {
  title: string;
  statement: string;
  /** HTML with placeholders, not sanitised. */
  content: string;
  factsHeading: string;
  facts: readonly Fact[];
  pillarsHeading: string;
  pillars: readonly { title: string; text: string }[];
  stationsHeading: string;
  stations: readonly Station[];
  closing: string;
  action: { label: string; to: string };
}

interface Fact {
  name: string;
  text: string;
}

export interface Station {
  year: string;
  place: string;
  text: string;
}

const MAX_FACTS = 8;
const MAX_STATIONS = 12;

/** As many as the page has columns. */
const PILLARS = ['first', 'second', 'third'];

export const about = defineSettings({
  name: 'about',
  label: 'About',
  noun: 'About page',
  description: 'Who you are in your own words, the three things you work on, and how to write to you.',
  hasPlaceholders: true,
  pages: [{ label: 'About', path: '/about' }],
  groups: [
    {
      title: 'Top of the page',
      hint: 'Search engines see the biography from Name and contact.',
      fields: {
        title: { label: 'Title', schema: requiredText(160, 'Write a title'), default: file.title, control: 'line' },
        statement: { label: 'Statement under the title', schema: optionalText(600), default: file.statement, control: 'lines' },
      },
    },
    {
      title: 'In your own words',
      fields: {
        content: { label: 'Biography', schema: requiredProse, default: toProse([{ paragraphs: file.biography }]), control: 'prose' },
      },
    },
    {
      title: file.factsHeading,
      hint: 'Facts that can be checked, next to your biography: years, sectors, cities, languages, talks. Leave it empty to show nothing.',
      fields: {
        facts: {
          label: 'Facts',
          schema: optionalText(2000)
            .refine((text) => text.split('\n').length <= MAX_FACTS, `At most ${MAX_FACTS} facts`)
            .refine(
              (text) => text === '' || text.split('\n').every((line) => splitFact(line).every(Boolean)),
              'Write a name and a text for each fact',
            ),
          default: '',
          control: 'rows',
          noun: 'fact',
          parts: [
            { label: 'Name', placeholder: 'Languages' },
            { label: 'Text', placeholder: 'English and Twi' },
          ],
          most: MAX_FACTS,
          split: splitFact,
          isWrong: (parts) => !parts.every((part) => part.trim()),
          join: (texts) => texts.join(' · '),
        },
      },
    },
    {
      title: 'Three things you work on',
      fields: {
        pillarsHeading: {
          label: 'Heading above the three',
          schema: requiredText(120, 'Write a heading'),
          default: file.pillarsHeading,
          control: 'line',
        },
        ...definePillars(),
      },
    },
    {
      title: 'Milestones',
      hint: 'Your career, drawn as a thread. Leave it empty to show nothing.',
      fields: {
        stationsHeading: {
          label: 'Heading above the milestones',
          schema: requiredText(120, 'Write a heading'),
          default: file.stationsHeading,
          control: 'line',
        },
        stations: {
          label: 'Milestones',
          schema: optionalText(3000)
            .refine((text) => text.split('\n').length <= MAX_STATIONS, `At most ${MAX_STATIONS} milestones`)
            .refine((text) => !/^ ?·/m.test(text), 'Write a year for each milestone'),
          default: '',
          control: 'rows',
          noun: 'milestone',
          parts: [{ label: 'Year', placeholder: '2019' }, { label: 'Place', placeholder: 'Accra' }, { label: 'What you did there' }],
          most: MAX_STATIONS,
          split: splitStation,
          isWrong: ([year = '']) => year.trim() === '',
          join: (texts) => texts.join(' · '),
        },
      },
    },
    {
      title: 'Bottom of the page',
      fields: {
        closing: { label: 'Closing words', schema: optionalText(600), default: file.closing, control: 'lines' },
        actionLabel: {
          label: 'Button that leads to the contact page',
          schema: requiredText(60, 'Write what the button says'),
          default: file.action.label,
          control: 'line',
        },
      },
    },
  ],
  toValues: ({ actionLabel, facts, stations, ...words }): AboutTexts => {
    const fields: FieldValues = words;
    const pillars = PILLARS.map((_, at) => ({ title: fields[`pillar${at + 1}Title`] ?? '', text: fields[`pillar${at + 1}Text`] ?? '' }));
    return {
      ...words,
      factsHeading: file.factsHeading,
      facts: parseFacts(facts),
      pillars,
      stations: parseStations(stations),
      action: { label: actionLabel, to: file.action.to },
    };
  },
});

/** One a line, such as `Languages · English and Twi`. */
function parseFacts(text: string): Fact[] {
  const lines = text.split('\n').filter(Boolean);
  return lines.map(splitFact).map(([name = '', words = '']) => ({ name, text: words }));
}

function splitFact(line: string): string[] {
  const [name = '', ...words] = line.split(' · ');
  return [name, words.join(' · ')];
}

/** One a line, such as `2019 · Accra · Founded a shop`. */
function parseStations(text: string): Station[] {
  return text
    .split('\n')
    .map((line) => {
      const [year = '', place = '', ...words] = line.split('·').map((part) => part.trim());
      return { year, place, text: words.join(' · ') };
    })
    .filter(({ year, place, text: words }) => year || place || words);
}

/** What follows the second dot is one text. */
function splitStation(line: string): string[] {
  const [year = '', place = '', ...words] = line.split(' · ');
  return [year, place, words.join(' · ')];
}

function definePillars(): Record<string, SettingField> {
  return Object.fromEntries(
    PILLARS.flatMap((ordinal, at): [string, SettingField][] => [
      [
        `pillar${at + 1}Title`,
        {
          label: `Title of the ${ordinal}`,
          schema: requiredText(80, 'Write a title'),
          default: file.pillars[at]?.title ?? '',
          control: 'line',
        },
      ],
      [
        `pillar${at + 1}Text`,
        {
          label: `Text of the ${ordinal}`,
          schema: requiredText(1000, 'Write a text'),
          default: file.pillars[at]?.text ?? '',
          control: 'lines',
        },
      ],
    ]),
  );
}
