import type { Viewer } from '#features/accounts/sessions/viewer.server.ts';
import type { Kinds } from '#features/admin/actions/kinds.ts';
import { isWritten, type WrittenKind } from '#features/publishing/content-kind.ts';
import { forbidden, notFound } from '#platform/errors/app-error.ts';

/** Editors write content; services, settings and imported videos are for admins alone. Throws `forbidden`. */
export function requireEditorOf(kindName: string, { viewer, kinds }: { viewer: Viewer; kinds: Kinds }): void {
  const isTheirs = kinds.content.some((kind) => kind.name === kindName && isWritten(kind));
  if (viewer.role !== 'admin' && !isTheirs) throw forbidden(`${viewer.id} is no editor of a ${kindName}`);
}

/** Throws `notFound` for a kind without a form. */
export function getWrittenKind(kinds: Kinds, name: string): WrittenKind {
  const kind = kinds.getStored(name);
  if (!isWritten(kind)) throw notFound(`no form for a ${name}`);
  return kind;
}
