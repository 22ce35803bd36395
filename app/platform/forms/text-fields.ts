import { z } from './zod.ts';

/** `toDo` says what to do if it is empty. */
export const requiredText = (max: number, toDo: string) => z.string().trim().min(1, toDo).max(max, tooLong(max));

export const optionalText = (max: number) => z.string().trim().max(max, tooLong(max)).default('');

export const checkbox = z
  .enum(['on', ''])
  .optional()
  .transform((value) => value === 'on');

function tooLong(max: number) {
  return `At most ${max.toLocaleString('en-US')} characters`;
}
