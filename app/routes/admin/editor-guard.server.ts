import { kinds } from '#app/all-kinds.server.ts';
import { type Context, requireEditor } from '#app/context/guard.server.ts';
import type { Viewer } from '#features/accounts/sessions/viewer.server.ts';
import { requireEditorOf } from '#features/editor/actions/require-editor-of.server.ts';

/** Lets in those who may write items of a kind. */
export function editorOf(kindName: string) {
  return async (context: Context, request: Request): Promise<Viewer> => {
    const viewer = await requireEditor(context, request);
    requireEditorOf(kindName, { viewer, kinds });
    return viewer;
  };
}
