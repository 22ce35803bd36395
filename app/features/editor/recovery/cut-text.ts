import { isBlank } from '#features/html/blank-html.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';

/** A text of which less than this share is left counts as cut. */
const CUT_BELOW = 1 / 10;
/** Characters without tags: fewer are not worth an offer. */
const MIN_KEPT = 8;
const MIN_COPIED = 40;
/** Plain text up to this length is retyped rather than lost. */
const MAX_LINE = 200;

/** Remembers each text as it was before it only got shorter. */
export function createCutText(initial: FieldValues, isText: (name: string) => boolean) {
  let longest = initial;

  function findCut(fields: FieldValues): FieldValues {
    return Object.fromEntries(Object.entries(longest).filter(([name, text]) => isText(name) && isCut(text, fields[name] ?? '')));
  }

  return {
    /** The fields, each cut text as it was before. */
    fill: (fields: FieldValues): FieldValues => ({ ...fields, ...findCut(fields) }),
    /** Lets `after` replace what was cut in `before`; returns the fields to keep apart where that loses more than a line. */
    replace(
      before: FieldValues,
      after: FieldValues,
      { stored, names }: { stored: FieldValues; names?: string[] },
    ): FieldValues | undefined {
      const cut = findCut(before);
      const replaced = names ?? Object.keys(cut);
      longest = { ...longest, ...Object.fromEntries(replaced.map((name) => [name, after[name] ?? ''])) };
      const isLost = (name: string) => isLong(cut[name] ?? '') && cut[name] !== after[name] && cut[name] !== stored[name];
      return replaced.some(isLost) ? { ...before, ...cut } : undefined;
    },
  };
}

function isCut(before: string, after: string): boolean {
  if (after.length >= before.length) return false;
  const characters = countCharacters(before);
  return characters >= MIN_KEPT && (countCharacters(after) < characters * CUT_BELOW || isBlank(after));
}

function isLong(text: string): boolean {
  return (text.startsWith('<') || text.length > MAX_LINE) && countCharacters(text) >= MIN_COPIED;
}

/** An image counts with its tag. */
function countCharacters(html: string): number {
  return html.replace(/<(?!img\b)[^<>]*>/gi, '').length;
}
