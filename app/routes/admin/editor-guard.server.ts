import { type Context, requireEditor } from '#app/context/guard.server.ts';
import { contentKinds } from '#app/kinds.ts';
import type { Viewer } from '#features/accounts/sessions/viewer.server.ts';
import { isWritten } from '#features/publishing/content-kind.ts';
import { forbidden } from '#platform/errors/app-error.ts';

/** Editors write content; services, settings and imported videos are for admins alone. */
export async function requireEditorOf(kindName: string, context: Context, request: Request): Promise<Viewer> {
  const viewer = await requireEditor(context, request);
  const isTheirs = contentKinds.some((kind) => kind.name === kindName && isWritten(kind));
  if (viewer.role !== 'admin' && !isTheirs) throw forbidden(`${viewer.id} is no editor of a ${kindName}`);
  return viewer;
}
