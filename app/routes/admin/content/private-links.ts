import { getStoredKind } from '#app/all-kinds.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { draftPath, newLinkSchema } from '#features/editor/private-link/private-link.ts';
import { createPrivateLink, listPrivateLinks, withdrawPrivateLink } from '#features/editor/private-link/private-links.server.ts';
import { isWritten, type WrittenKind } from '#features/publishing/content-kind.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { invalidResponse, okResponse, readJson, refusedResponse } from '../json.server.ts';
import type { Route } from './+types/private-links';

export const handle = { methods: ['POST', 'DELETE'] };

export async function loader({ request, params: { kind, id }, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const { db, now } = context.get(depsContext);
    return okResponse(await listPrivateLinks(db, getWrittenKind(kind), { id, now: now() }));
  });
}

/** POST creates one and returns its URL, only this once; DELETE revokes one. Both list the remaining ones. */
export async function action({ request, params: { kind: name, id, link }, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    const viewer = await requireAdmin(context, request);
    requireWritable(context);
    const { db, now, settings } = context.get(depsContext);
    const kind = getWrittenKind(name);
    if (request.method === 'DELETE') {
      await withdrawPrivateLink(db, kind, { id, linkId: link ?? '' });
      return okResponse(await listPrivateLinks(db, kind, { id, now: now() }));
    }
    const parsed = parseForm(newLinkSchema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    const made = await createPrivateLink(db, kind, { id, days: parsed.form.days, createdBy: viewer.email, now: now() });
    if (made.outcome === 'refused') return refusedResponse(made.reason);
    const url = absoluteUrl(draftPath(made.token), settings.SITE_URL);
    return okResponse({ ...(await listPrivateLinks(db, kind, { id, now: now() })), url });
  });
}

function getWrittenKind(name: string): WrittenKind {
  const kind = getStoredKind(name);
  if (!isWritten(kind)) throw notFound(`no form for a ${name}`);
  return kind;
}
