import { Link, Outlet, useLocation } from 'react-router';
import { getKindBySegment } from '#app/content-kinds.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { findFirstSteps } from '#features/editor/first-steps/first-steps.server.ts';
import { FirstStepsPanel } from '#features/editor/first-steps/first-steps-panel.tsx';
import { ContentRow } from '#features/editor/list/content-row.tsx';
import { listContent } from '#features/editor/list/list-content.server.ts';
import { ListFilters } from '#features/editor/list/list-filters.tsx';
import { getPagePath, isFiltered, parseListQuery } from '#features/editor/list/list-query.ts';
import { summarizeKind } from '#features/publishing/content-kind.ts';
import { Pagination } from '#features/site/pagination.tsx';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/list';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const viewer = await requireAdmin(context, request);
    const { db, now } = context.get(servicesContext);
    const query = parseListQuery(new URL(request.url).searchParams);
    const kind = getKindBySegment(params.kind);
    const firstSteps = kind === articleKind ? await findFirstSteps(db, viewer) : null;
    return { kind: summarizeKind(kind), query, firstSteps, ...(await listContent(db, kind, { query, now: now() })) };
  });
}

export default function AdminList({ loaderData: { kind, query, firstSteps, items, count, page, pages } }: Route.ComponentProps) {
  const { search } = useLocation();
  const path = `/admin/${kind.adminSegment}`;
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">{kind.label}</h1>
        <Link className="button" to={{ pathname: `${path}/new`, search }}>
          {kind.addLabel}
        </Link>
      </header>
      {firstSteps && <FirstStepsPanel steps={firstSteps} />}
      {count === 0 && !isFiltered(query) ? (
        <p className="empty empty-title">{kind.emptyText}</p>
      ) : (
        <>
          <ListFilters kind={kind} query={query} path={path} />
          {count === 0 ? (
            <p className="empty empty-title">
              Nothing matches. <Link to={path}>Show all</Link>
            </p>
          ) : (
            <ul className="admin-list">
              {items.map((item) => (
                <ContentRow key={item.id} kind={kind} item={item} search={search} />
              ))}
            </ul>
          )}
          <Pagination
            page={page}
            pages={pages}
            getPath={(number) => getPagePath(path, query, number)}
            previous="← Previous"
            next="Next →"
          />
        </>
      )}
      <Outlet />
    </>
  );
}
