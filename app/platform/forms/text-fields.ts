import { z } from './zod.ts';

/** A text that must not be empty, of at most so many characters; `toDo` says what to do where it is. */
export const requiredText = (max: number, toDo: string) => z.string().trim().min(1, toDo).max(max, tooLong(max));

/** A text that may be empty, of at most so many characters. */
export const optionalText = (max: number) => z.string().trim().max(max, tooLong(max)).default('');

export const checkbox = z
  .enum(['on', ''])
  .optional()
  .transform((value) => value === 'on');

function tooLong(max: number) {
  return `At most ${max.toLocaleString('en-US')} characters`;
}
