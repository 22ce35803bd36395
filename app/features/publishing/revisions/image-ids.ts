import type { FieldValues } from '../content-kind.ts';

/** The ids of the uploaded images that a form's fields name, each once, parted by spaces. */
export function listImageIds(fields: FieldValues): string {
  const ids = Object.values(fields).flatMap((text) => Array.from(text.matchAll(/\/images\/([a-z0-9]{16})-/g), ([, id = '']) => id));
  return [...new Set(ids)].join(' ');
}
