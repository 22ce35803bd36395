import type { Role } from '#db/schema.ts';
import { forbidden } from '#platform/errors/app-error.ts';
import type { Viewer } from '../sessions/viewer.server.ts';

export const SCOPES = [
  { name: 'drafts:read', label: 'Read drafts' },
  { name: 'drafts:write', label: 'Write drafts' },
  { name: 'images:write', label: 'Upload images' },
  { name: 'publish', label: 'Publish' },
] as const;

export type Scope = (typeof SCOPES)[number]['name'];

const FOR_ADMINS: readonly Scope[] = ['publish'];

/** What a person may do, and let a program do for them. */
export function listScopes(role: Role | null): Scope[] {
  if (role === null) return [];
  return SCOPES.map(({ name }) => name).filter((name) => role === 'admin' || !FOR_ADMINS.includes(name));
}

/** Who asks: a person in the admin, or a program that acts for one. */
export interface Caller {
  userId: string;
  /** The person's. */
  email: string;
  scopes: readonly Scope[];
  /** As the person called their token, or as an assistant calls itself; null for the person. */
  program: { kind: 'token' | 'assistant'; id: string; name: string } | null;
}

export function toCaller({ id, email, role }: Viewer): Caller {
  return { userId: id, email, scopes: listScopes(role), program: null };
}

export function hasScope(caller: Caller | null, scope: Scope): boolean {
  return caller?.scopes.includes(scope) ?? false;
}

/** Throws `forbidden`. */
export function requireScope(caller: Caller, scope: Scope): void {
  const { program, userId } = caller;
  if (hasScope(caller, scope)) return;
  if (!program) throw forbidden(`${userId} may not ${scope}`);
  const isToken = program.kind === 'token';
  throw forbidden(
    `${program.kind} ${program.id} lacks ${scope}`,
    isToken ? `This token lacks the scope ${scope}.` : `Missing scope ${scope}. Ask the user to reconnect you with it.`,
  );
}

/** Named in the history of what they write. */
export function getAuthors({ email, program }: Caller): { savedBy: string; proposedBy?: string } {
  if (!program) return { savedBy: email };
  return program.kind === 'token' ? { savedBy: `${email} (${program.name})` } : { savedBy: email, proposedBy: program.name };
}
