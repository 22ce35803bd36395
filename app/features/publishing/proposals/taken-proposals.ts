import type { FieldValues } from '../content-kind.ts';

/** Fields of the form that go with the save, and that recovery keeps with it: ids, separated by spaces. */
export const RECORDED = ['takenProposals', 'finishedProposals'] as const;

export const NONE_TAKEN: FieldValues = { takenProposals: '', finishedProposals: '' };

export function readIds(fields: FieldValues, name: (typeof RECORDED)[number]): string[] {
  return (fields[name] ?? '').split(' ').filter(Boolean);
}

export function addId(fields: FieldValues, name: (typeof RECORDED)[number], id: string): FieldValues {
  return { [name]: [...new Set([...readIds(fields, name), id])].join(' ') };
}

/** Leaves out what a save has recorded; undefined where it had nothing to record. */
export function dropRecorded(fields: FieldValues, sent: FieldValues): FieldValues | undefined {
  if (readIds(sent, 'takenProposals').length === 0) return undefined;
  return Object.fromEntries(
    RECORDED.map((name) => [
      name,
      readIds(fields, name)
        .filter((id) => !readIds(sent, name).includes(id))
        .join(' '),
    ]),
  );
}
