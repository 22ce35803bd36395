import { forbidden } from '#platform/errors/app-error.ts';
import type { Scope } from './api-token.ts';

/** A program that acts for a person. */
export interface Caller {
  id: string;
  /** As the person called their token, or an assistant calls itself. */
  name: string;
  userId: string;
  /** The person's. */
  email: string;
  scopes: readonly Scope[];
}

export function hasScope(caller: Caller | null, scope: Scope): boolean {
  return caller?.scopes.includes(scope) ?? false;
}

/** Throws `forbidden`. */
export function requireScope(caller: Caller, scope: Scope): void {
  if (!hasScope(caller, scope)) throw forbidden(`token ${caller.id} lacks ${scope}`, `This token may not do that: it lacks ${scope}.`);
}

/** Named in the history of what it writes. */
export function describeCaller({ email, name }: Caller): string {
  return `${email} (${name})`;
}
