import type { FieldValues } from '#features/publishing/content-kind.ts';
import { listBlockChanges, takeBlockChanges } from './block-changes.ts';

export interface WaitingText {
  /** Emails, or a program and its person. */
  by: string[];
  /** What readers see; null of a draft. */
  published: FieldValues | null;
  /** When the viewer's own text was declined. */
  declinedAt: string | null;
}

/** The smallest part of a proposal that is taken or refused: a field, or a block of the text. */
export interface ProposedPart {
  name: string;
  before: string;
  after: string;
}

const TEXT = 'content';

export function listParts(form: FieldValues, proposed: FieldValues): ProposedPart[] {
  return Object.entries(proposed).flatMap(([name, after]) => {
    const before = form[name] ?? '';
    if (name === TEXT) return listBlockChanges(before, after).map((change) => ({ name, ...change }));
    return before === after ? [] : [{ name, before, after }];
  });
}

/** Returns the fields of the form that change. */
export function takeParts(form: FieldValues, proposed: FieldValues, parts: readonly ProposedPart[]): FieldValues {
  const taken = Object.fromEntries(parts.map(({ name, after }) => [name, after]));
  const blocks = parts.filter(({ name }) => name === TEXT);
  return blocks.length > 0 ? { ...taken, [TEXT]: takeBlockChanges(form[TEXT] ?? '', proposed[TEXT] ?? '', blocks) } : taken;
}
