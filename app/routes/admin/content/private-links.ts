import { getStoredKind } from '#app/all-kinds.server.ts';
import { type Deps, depsContext } from '#app/context/deps.server.ts';
import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { commentChangeSchema, type DraftComment } from '#features/editor/private-link/draft-comment.ts';
import { changeComment, listComments } from '#features/editor/private-link/draft-comments.server.ts';
import { draftPath, newLinkSchema, type PrivateLinks } from '#features/editor/private-link/private-link.ts';
import { createPrivateLink, listPrivateLinks, withdrawPrivateLink } from '#features/editor/private-link/private-links.server.ts';
import { isWritten, type WrittenKind } from '#features/publishing/content-kind.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { readJson } from '#platform/http/read-json.server.ts';
import { invalidResponse, okResponse, refusedResponse } from '../json.server.ts';
import type { Route } from './+types/private-links';

export const handle = { methods: ['POST', 'DELETE'] };

export async function loader({ request, params: { kind, id }, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    return okResponse(await list(context.get(depsContext), getWrittenKind(kind), id));
  });
}

/** POST creates one and returns its URL, only this once, or marks or removes a comment; DELETE revokes one. All list the remaining ones. */
export async function action({ request, params: { kind: name, id, link }, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    const viewer = await requireAdmin(context, request);
    requireWritable(context);
    const { db, now, settings } = context.get(depsContext);
    const kind = getWrittenKind(name);
    if (request.method === 'DELETE') {
      await withdrawPrivateLink(db, kind, { id, linkId: link ?? '' });
      return okResponse(await list({ db, now }, kind, id));
    }
    const parsed = parseForm(z.union([newLinkSchema, commentChangeSchema]), await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    if ('comment' in parsed.form) {
      await changeComment({ db, now }, { kind: name, itemId: id, ...parsed.form });
      return okResponse(await list({ db, now }, kind, id));
    }
    const made = await createPrivateLink(db, kind, { id, days: parsed.form.days, viewer, now: now() });
    if (made.outcome === 'refused') return refusedResponse(made.reason);
    const url = absoluteUrl(draftPath(made.token), settings.SITE_URL);
    return okResponse({ ...(await list({ db, now }, kind, id)), url });
  });
}

async function list(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  kind: WrittenKind,
  id: string,
): Promise<PrivateLinks & { comments: DraftComment[] }> {
  return { ...(await listPrivateLinks(db, kind, { id, now: now() })), comments: await listComments(db, kind.name, id) };
}

function getWrittenKind(name: string): WrittenKind {
  const kind = getStoredKind(name);
  if (!isWritten(kind)) throw notFound(`no form for a ${name}`);
  return kind;
}
