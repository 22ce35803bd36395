import type { FieldsProps } from '#features/editor/form/content-form.tsx';
import type { SiteDocument } from '#features/site-settings/documents/site-document.ts';
import type { z } from '#platform/forms/zod.ts';

/** The fields of a document's form, to be spread into each of them. */
export interface DocumentFields extends FieldsProps {
  document: SiteDocument<unknown>;
  /** Of each field, by its name. */
  labels: Readonly<Record<string, string>>;
}

/** What every field of a form is given beside them. */
export interface FieldOptions {
  /** Of the field. */
  name: string;
  /** Where it is shorter than the one in lists of changes, under a heading that says the rest. */
  label?: string | undefined;
  /** What it is for, or how it is written. */
  hint?: string | undefined;
}

interface CheckFacts {
  /** It must not be empty. */
  isRequired: boolean;
  /** The most characters, where it has such a limit. */
  maximum: number | undefined;
}

const known = new WeakMap<z.ZodType, CheckFacts>();

/** What the check that a save goes through asks of a field. */
export function describeCheck({ fields }: SiteDocument<unknown>, name: string): CheckFacts {
  const check = fields[name];
  if (!check) return { isRequired: false, maximum: undefined };
  const facts = known.get(check) ?? { isRequired: !check.safeParse('').success, maximum: findMaximum(check) };
  known.set(check, facts);
  return facts;
}

/** Longer than any plain field may be. */
const TOO_LONG = 'a'.repeat(20_000);

/** By what the check says of a long text: browsers have no other way to it, the part of the validator that knows is left out of them. */
function findMaximum(check: z.ZodType): number | undefined {
  const issue = check.safeParse(TOO_LONG).error?.issues.find(({ code }) => code === 'too_big');
  return issue && 'maximum' in issue ? Number(issue.maximum) : undefined;
}
