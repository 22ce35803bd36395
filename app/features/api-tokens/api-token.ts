import type { Role } from '#db/schema.ts';
import { itemId, proof } from '#features/accounts/account-forms.ts';
import { checkbox, requiredText, z } from '#platform/forms/zod.ts';

export const SCOPES = [
  { name: 'drafts:read', label: 'Read drafts' },
  { name: 'drafts:write', label: 'Write drafts' },
  { name: 'images:write', label: 'Upload images' },
  { name: 'publish', label: 'Publish' },
] as const;

export type Scope = (typeof SCOPES)[number]['name'];

const FOR_ADMINS: readonly Scope[] = ['publish'];

/** What a person may let a program do: no more than what they do themselves. */
export function listScopes(role: Role | null): Scope[] {
  if (role === null) return [];
  return SCOPES.map(({ name }) => name).filter((name) => role === 'admin' || !FOR_ADMINS.includes(name));
}

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
