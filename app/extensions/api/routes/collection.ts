import { readSite } from '#app/context/deps.server.ts';
import { hasScope, requireScope } from '#features/accounts/callers/caller.ts';
import type { Kinds } from '#features/admin/actions/kinds.ts';
import { type Cursor, findItem, listHidden, listItems, type View } from '#features/items/read-items.server.ts';
import { findCategoryBySlug, parseCategory } from '#features/publishing/category.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import type { Site } from '#features/settings/site.ts';
import { storeVideosIn } from '#features/videos/embed/embedded-videos.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { readJson } from '#platform/http/read-json.server.ts';
import { API_PATH, isWritable, parseSent } from '../operations.server.ts';
import { problemResponse } from '../problem.server.ts';
import { type ApiCall, jsonResponse, requireCaller, respondToApi } from '../respond.server.ts';
import { type SentOutcome, writeSentItem } from '../write-item.server.ts';
import type { Route } from './+types/collection';

export const handle = { methods: ['POST', 'PATCH', 'OPTIONS'] };

/** A list of a kind, or one item of it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  return respondToApi({ request, context }, async (call) => {
    const { site } = await readSite(context);
    const kind = getKind(call.deps.kinds, params.collection);
    return call.id ? respondWithItem(call, kind, site) : respondWithList(call, kind, site);
  });
}

/** Creates a draft, or changes an item. */
export async function action({ request, context, params }: Route.ActionArgs) {
  return respondToApi({ request, context }, async (call) => {
    const { deps, operation, id } = call;
    const kind = getKind(deps.kinds, params.collection);
    const { body } = operation;
    if (!isWritable(deps.kinds, kind) || body === null || body === 'image') throw notFound(`${kind.name} is not written by programs`);
    const parsed = parseSent(body.schema, await readJson(request));
    if ('errors' in parsed) return problemResponse(400, { detail: 'The body is wrong.', ...parsed });
    const caller = requireCaller(call.caller);
    const written = await writeSentItem(deps, kind, {
      caller,
      ...(id && { id }),
      body: parsed.sent,
      idempotencyKey: request.headers.get('idempotency-key'),
      ifMatch: request.headers.get('if-match'),
    });
    if (written.outcome !== 'saved') return refuse(written);
    const { id: writtenId, fields: stored } = written.item;
    void storeVideosIn(deps, stored.content ?? ''); // a save does not wait for YouTube
    const { site } = await readSite(context);
    const fields = hasScope(caller, 'drafts:read') ? undefined : BRIEF;
    const asCreated = operation.method === 'POST'; // a repeated request is given its first answer
    const item = await findItem(deps.db, kind, { ...toReading(call, site), view: 'author', fields, id: writtenId, asCreated });
    if (!item) throw notFound(`${kind.name} ${writtenId} is gone already`);
    const location = call.toUrl(`${API_PATH}/${kind.adminSegment}/${encodeURIComponent(writtenId)}`);
    return jsonResponse(item, {
      status: operation.response.status,
      headers: { etag: `"${item.version}"`, ...(operation.method === 'POST' && { location }) },
    });
  });
}

/** What a program that may not read drafts learns of what it wrote. */
const BRIEF = ['state', 'version', 'isChanged'];

function getKind({ stored }: Kinds, collection: string): ContentKind {
  const kind = stored.find(({ adminSegment }) => adminSegment === collection);
  if (!kind) throw notFound(`no collection is called ${collection}`);
  return kind;
}

function toReading({ deps: { settings, now } }: ApiCall, site: Site) {
  return { site, siteUrl: settings.SITE_URL, now: now() };
}

async function respondWithList(call: ApiCall, kind: ContentKind, site: Site): Promise<Response> {
  const { deps, request, caller, query, toUrl } = call;
  const { fields, cursor, category: wanted, tag, state = 'public' } = query as ListQuery; // of the operation
  if (state !== 'public') requireScope(requireCaller(caller), 'drafts:read');
  const view: View = state === 'public' ? 'public' : 'author';
  const category = wanted === undefined ? undefined : (findCategoryBySlug(wanted) ?? parseCategory(wanted));
  if (wanted !== undefined && !category)
    return problemResponse(400, { detail: 'The query is wrong.', errors: { category: 'There is no such category' } });
  const refusal = refuseHidden(kind, view, fields);
  if (refusal) return refusal;
  const listing = {
    ...toReading(call, site),
    ...{ view, fields, cursor, category, tag },
    isDraftsOnly: state === 'draft',
    limit: Number(query.limit),
  };
  const { items, next } = await listItems(deps.db, kind, listing);
  const { pathname, searchParams } = new URL(request.url);
  if (next) searchParams.set('cursor', next);
  return jsonResponse({ items, next: next && toUrl(`${pathname}?${searchParams}`) });
}

interface ListQuery {
  fields?: string[];
  cursor?: Cursor;
  category?: string;
  tag?: string;
  state?: 'public' | 'draft' | 'all';
}

async function respondWithItem(call: ApiCall, kind: ContentKind, site: Site): Promise<Response> {
  const { deps, id, query, caller } = call;
  const { fields } = query as Pick<ListQuery, 'fields'>; // of the operation
  const view = isWritable(deps.kinds, kind) && hasScope(caller, 'drafts:read') ? 'author' : 'public';
  const refusal = refuseHidden(kind, view, fields);
  if (refusal) return refusal;
  const item = await findItem(deps.db, kind, { ...toReading(call, site), view, fields, id });
  if (!item) throw notFound(`no ${kind.name} ${id} for this caller`);
  return jsonResponse(item, { headers: item.version === undefined ? {} : { etag: `"${item.version}"` } });
}

function refuseHidden(kind: ContentKind, view: View, fields: readonly string[] | undefined): Response | undefined {
  const hidden = listHidden(kind, view, fields);
  if (hidden.length === 0) return undefined;
  const errors = { fields: `${hidden.join(', ')}: this requires the scope drafts:read` };
  return problemResponse(400, { detail: 'The query is wrong.', errors });
}

function refuse(written: Exclude<SentOutcome, { outcome: 'saved' }>): Response {
  switch (written.outcome) {
    case 'invalid':
      return problemResponse(400, { detail: 'Some fields are wrong.', errors: written.fieldErrors });
    case 'no-version':
      return problemResponse(428, { detail: 'Send the version that you started from, in version or If-Match.' });
    case 'conflict':
      return problemResponse(409, {
        detail: 'It has changed since. Read it again, and send your change with its version.',
        more: { version: written.version, changed: written.changed },
      });
  }
}
