import { itemId, proof } from '#features/accounts/account-forms.ts';
import { SCOPES, type Scope } from '#features/accounts/callers/caller.ts';
import { checkbox, requiredText, z } from '#platform/forms/zod.ts';

export const LIVES = [
  { days: '30', label: '30 days' },
  { days: '90', label: '90 days' },
  { days: '365', label: 'A year' },
] as const;

const boxes = Object.fromEntries(SCOPES.map(({ name }) => [name, checkbox])) as Record<Scope, typeof checkbox>; // one for each

export const apiTokenForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('create-token'),
    name: requiredText(60, 'Name the program.'),
    days: z.enum(LIVES.map(({ days }) => days)).transform(Number),
    ...boxes,
    ...proof,
  }),
  z.strictObject({ intent: z.literal('end-token'), id: itemId }),
]);

export interface ApiTokenView {
  id: string;
  name: string;
  scopes: string[];
  /** ISO 8601. */
  expiresAt: string;
  /** In words; null if it was never used. */
  lastUse: string | null;
}
