import { getFormKind, getStoredKind, storedKinds } from '#app/all-kinds.server.ts';
import { type Deps, depsContext } from '#app/context/deps.server.ts';
import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { settingsKinds } from '#app/settings-kinds.ts';
import { setContentActive } from '#features/admin/lists/list-content.server.ts';
import { moveToTrash } from '#features/admin/trash/trash.server.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { toSavingPerson } from '#features/editor/proposals/waiting-text.server.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { isWritten } from '#features/publishing/content-kind.ts';
import { storeVideosIn } from '#features/videos/embed/embedded-videos.server.ts';
import { forbidden, notFound } from '#platform/errors/app-error.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { readJson } from '#platform/http/read-json.server.ts';
import { requireEditorOf } from '../editor-guard.server.ts';
import { invalidResponse, okResponse, savedResponse } from '../json.server.ts';
import type { Route } from './+types/save';

export const handle = { methods: ['POST', 'DELETE'] };

const visibilitySchema = z.strictObject({ isActive: z.boolean() });

async function findSettingFaults({ settings, site }: Deps, kind: string, form: object): Promise<Record<string, string>> {
  const { findFaults } = settingsKinds.find(({ name }) => name === kind) ?? {};
  if (!findFaults) return {};
  return findFaults({ ...form }, { canSend: settings.SMTP_URL !== '', email: (await site.read()).site.author.email });
}

/** POST adds or saves an item, or shows or hides it if it has no form; DELETE moves it to the trash. */
export async function action({ request, params: { kind: name, id = '' }, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    const { id: userId, email, role } = await requireEditorOf(name, context, request);
    requireWritable(context);
    const deps = context.get(depsContext);
    if (request.method === 'DELETE') await requireAdmin(context, request);
    if (request.method === 'DELETE' && id) {
      await moveToTrash({ ...deps, by: email }, getStoredKind(name), id);
      return okResponse();
    }
    const body = await readJson(request);
    const shown = storedKinds.find((kind) => kind.name === name && !isWritten(kind));
    if (!shown) {
      const kind = getFormKind(name);
      const parsed = parseContentForm(kind, body);
      if (!parsed.ok) return invalidResponse(parsed);
      if (role !== 'admin' && (parsed.form.intent !== 'draft' || parsed.form.restores))
        throw forbidden(`an editor cannot publish ${name} ${id}`);
      const faults = await findSettingFaults(deps, kind.name, parsed.form);
      if (Object.keys(faults).length > 0) return invalidResponse({ fieldErrors: faults });
      const person = toSavingPerson(deps, { id: userId, email });
      const outcome = await saveContent(deps, kind, { id, form: parsed.form, savedBy: email, person });
      void storeVideosIn(deps, parsed.form.content ?? ''); // a save does not wait for YouTube
      return savedResponse(outcome);
    }
    const parsed = parseForm(visibilitySchema, body);
    if (!parsed.ok) return invalidResponse(parsed);
    if (await setContentActive(deps, shown, { id, isActive: parsed.form.isActive })) return okResponse();
    throw notFound(`no ${name} ${id}`, `This ${name} has been deleted.`);
  });
}
