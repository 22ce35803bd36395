import { data, type MetaDescriptor, redirect } from 'react-router';
import { storedKinds } from '#app/all-kinds.server.ts';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { type Context, requireWritable } from '#app/context/guard.server.ts';
import { renderPageContext } from '#app/context/preview.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import { getSavedRow } from '#features/editor/preview/changed-row.server.ts';
import type { CommentOutcome, WrittenComment } from '#features/editor/private-link/draft-comment.ts';
import { addComment, listQuotes, readPostedComment } from '#features/editor/private-link/draft-comments.server.ts';
import { draftPath } from '#features/editor/private-link/private-link.ts';
import { findPublishedPath, findSharedContent } from '#features/editor/private-link/private-links.server.ts';
import { hasPages, isWritten } from '#features/publishing/content-kind.ts';
import { getAuthorName } from '#features/publishing/public-item.ts';
import { MissingPage } from '#features/site/suggestions/missing-page.tsx';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { errorFields } from '#platform/log/log.server.ts';
import type { Route } from './+types/draft';

const PRIVATE_HEADERS = {
  'cache-control': CACHE_CONTROL.personal,
  'referrer-policy': 'same-origin', // with `no-referrer` browsers hide where the comment form stands
  'x-robots-tag': 'noindex, nofollow',
};

export const handle = { methods: ['POST'] };

const sharedKinds = storedKinds.filter(isWritten).filter(hasPages);

/** Shows the item of a private link as it will be once it is public. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, params, context }, next) => {
    const { db, now: getNow } = context.get(depsContext);
    const now = getNow();
    const shared = await findSharedContent(db, sharedKinds, { token: params.token ?? '', now });
    if (!shared) return next();
    const { site } = await readSite(context);
    const row = await getSavedRow(shared.kind, { stored: shared.stored, now });
    const { title, author } = row.columns;
    const draftBy = getAuthorName({ author: author ? String(author) : null }, site);
    const token = params.token ?? '';
    const said =
      request.method === 'POST'
        ? await comment({
            request,
            context,
            token,
            item: { title: String(title ?? ''), path: `/admin/${shared.kind.adminSegment}/${encodeURIComponent(row.id)}` },
          })
        : undefined;
    if (said?.outcome === 'stored') {
      return new Response(null, { status: 303, headers: { ...PRIVATE_HEADERS, location: `${draftPath(token)}?said=1#comment` } });
    }
    const outcome = said?.outcome ?? (new URL(request.url).searchParams.has('said') ? ('stored' as const) : undefined);
    const quotes = await listQuotes(String(row.columns.content ?? ''));
    const comments = { path: draftPath(token), quotes, outcome, written: said?.written };
    const rendered = await context.get(renderPageContext)(shared.kind.page.path({ id: row.id, address: null }), {
      rows: [row],
      title: `Draft: ${title} – ${site.author.name}`,
      draftBy,
      comments,
    });
    const response = said ? new Response(rendered.body, { status: said.status, headers: rendered.headers }) : rendered;
    for (const [name, value] of Object.entries(PRIVATE_HEADERS)) response.headers.set(name, value);
    return response;
  },
];

interface Said {
  outcome: CommentOutcome;
  status: number;
  written: WrittenComment;
}

interface Commenting {
  request: Request;
  context: Context;
  token: string;
  item: { title: string; path: string };
}

async function comment({ request, context, token, item }: Commenting): Promise<Said> {
  const deps = context.get(depsContext);
  const { clientAddress } = context.get(requestInfoContext);
  const posted = readPostedComment(await request.formData().catch(() => undefined));
  try {
    requireWritable(context);
    const outcome = await addComment(deps, { token, posted, clientAddress, item });
    return { outcome, status: outcome === 'empty' ? 400 : 429, written: posted };
  } catch (error) {
    deps.log.error('comment not stored', errorFields(error));
    return { outcome: 'full', status: 503, written: posted };
  }
}

export const headers = () => PRIVATE_HEADERS;

/** Leads to the page of what is public by now. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(depsContext);
  const path = await findPublishedPath(db, sharedKinds, { token: params.token ?? '', now: now() });
  if (path) throw redirect(path, { headers: PRIVATE_HEADERS });
  return data(null, { status: 404 });
}

const MISSING = 'This link does not work';

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return [
    { title: `${MISSING} – ${root.loaderData.site.author.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function MissingDraft() {
  return (
    <MissingPage title={MISSING} home="Return home" nearest={[]} newest={[]}>
      <p className="deck">It has ended or has been withdrawn.</p>
    </MissingPage>
  );
}
