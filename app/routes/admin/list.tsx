import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { requireEditor } from '#app/context/guard.server.ts';
import { getKindBySegment } from '#app/kinds.ts';
import { serverExtensions } from '#app/open-extensions.server.ts';
import { getContentList } from '#features/admin/content-list/content-list.ts';
import { toContentRow } from '#features/admin/content-list/content-row.ts';
import { listContent, listTags } from '#features/admin/content-list/list-content.server.ts';
import { ListKeyboard } from '#features/admin/content-list/list-keyboard.tsx';
import { findFirstSteps } from '#features/admin/first-steps/first-steps.server.ts';
import { ListHead } from '#features/admin/list/admin-list.tsx';
import { AdminRow } from '#features/admin/list/admin-row.tsx';
import { FilterForm } from '#features/admin/list/filter-form.tsx';
import { getListPath, isFiltered, parseListQuery } from '#features/admin/list/list.ts';
import type { BulkProps } from '#features/admin/selection/bulk-bar.tsx';
import { SelectAll, SelectRow, useSelection } from '#features/admin/selection/selection.tsx';
import { articleKind } from '#features/articles/article-kind.ts';
import { type ContentListItem, summarizeKind } from '#features/publishing/content-kind.ts';
import { findIds } from '#features/search/search.server.ts';
import { useSite } from '#features/settings/use-site.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { Pagination } from '#ui/pagination.tsx';
import { usePart } from '#ui/use-part.ts';
import type { Route } from './+types/list';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const viewer = await requireEditor(context, request);
    const { db, now } = context.get(depsContext);
    const kind = getKindBySegment(params.kind);
    const summary = summarizeKind(kind);
    const metrics = kind.page ? serverExtensions.flatMap(({ itemMetric }) => itemMetric ?? []) : [];
    const sorts = metrics.map(({ sort }) => sort);
    const query = parseListQuery(getContentList(summary, {}, sorts), new URL(request.url).searchParams);
    const found = await findIds(db, query.text, kind);
    const tags = await listTags(db, kind);
    const firstSteps = kind === articleKind && viewer.role === 'admin' ? await findFirstSteps(db, viewer) : null;
    const { timeZone } = (await readSite(context)).site;
    const page = await listContent(db, kind, { query, now: now(), timeZone, found, viewer: viewer.email, metrics });
    return {
      isAdmin: viewer.role === 'admin',
      kind: summary,
      query,
      tags,
      sorts,
      firstSteps,
      ...page,
    };
  });
}

export default function AdminList({
  loaderData: { isAdmin, kind, query, tags, sorts, firstSteps, items, count, page, pages },
}: Route.ComponentProps) {
  const { search } = useLocation();
  const { timeZone } = useSite();
  const isLoading = useNavigation().state === 'loading';
  const shape = getContentList(kind, tags, sorts);
  const isNarrowed = isFiltered(shape, query);
  const isEmpty = count === 0 && !isNarrowed;
  const add = (
    <Link className="button" to={{ pathname: `${shape.path}/new`, search }}>
      {kind.addLabel}
    </Link>
  );
  const actions = isAdmin ? kindViews[kind.name] : undefined;
  const selection = useSelection(items.map(({ id }) => id));
  return (
    <>
      <ListHead title={kind.label}>
        <Suspense>{actions && count > 0 && <actions.List />}</Suspense>
        {!isEmpty && add}
      </ListHead>
      <Suspense>{firstSteps && <FirstStepsPanel steps={firstSteps} />}</Suspense>
      {isEmpty ? (
        <div className="empty">
          <p className="empty-title">{kind.emptyText}</p>
          {add}
        </div>
      ) : (
        <>
          <FilterForm key={kind.name} shape={shape} query={query} />
          <ListKeyboard
            newPath={`${shape.path}/new`}
            count={describeCount(count, kind.noun, isNarrowed)}
            selectAll={isAdmin && <SelectAll count={items.length} selection={selection} />}
          >
            {count === 0 ? (
              <p className="empty empty-title">
                Nothing matches. <Link to={shape.path}>Show all</Link>
              </p>
            ) : (
              <ul className="admin-list" aria-busy={isLoading}>
                {items.map((item) => (
                  <AdminRow
                    key={item.id}
                    row={toContentRow(kind, item, { isAdmin, timeZone, search })}
                    heading="h2"
                    select={isAdmin && <SelectRow item={item} selection={selection} />}
                  >
                    <Suspense>{actions && <actions.Row item={item} />}</Suspense>
                  </AdminRow>
                ))}
              </ul>
            )}
          </ListKeyboard>
          <SelectionActions kind={kind} selection={selection} titles={new Map(items.map(({ id, title }) => [id, title]))} />
          <Pagination page={page} pages={pages} getPath={(number) => getListPath(shape, { ...query, page: number })} />
        </>
      )}
      <Outlet />
    </>
  );
}

/** Loaded while there are some. */
const FirstStepsPanel = lazy(async () => ({
  default: (await import('#features/admin/first-steps/first-steps-panel.tsx')).FirstStepsPanel,
}));

/** Loads what can be done with chosen rows once there are some. */
function SelectionActions(props: BulkProps) {
  const [Bar, setBar] = useState<(props: BulkProps) => ReactNode>();
  const loadBar = usePart(() => import('#features/admin/selection/bulk-bar.tsx'), 'The actions');
  const isUsed = props.selection.ids.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first used
  useEffect(() => {
    if (isUsed && !Bar) void loadBar().then((part) => part && setBar(() => part.BulkBar));
  }, [isUsed]);

  return Bar && <Bar {...props} />;
}

function describeCount(count: number, noun: string, isFiltered: boolean): string {
  const name = count === 1 ? noun.toLowerCase() : `${noun.toLowerCase()}s`;
  return `${count.toLocaleString('en')} ${name}${isFiltered ? ' found' : ''}`;
}

/** Loaded by those lists only. */
interface KindViews {
  List: ComponentType;
  Row: ComponentType<{ item: ContentListItem }>;
}

export const kindViews: Record<string, KindViews> = {
  video: {
    List: lazy(async () => ({ default: (await import('#features/videos/admin/refresh-button.tsx')).RefreshVideosButton })),
    Row: lazy(async () => ({ default: (await import('#features/videos/admin/video-row-actions.tsx')).VideoRowActions })),
  },
};
