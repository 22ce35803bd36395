import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { Picture } from '#features/images/picture.tsx';
import { categorySlug } from '#features/publishing/category.ts';
import type { ContentListItem, KindSummary } from '#features/publishing/content-kind.ts';
import { formatDateTime, formatLongDate } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { useDismissErrors, useToast } from '#ui/toast.tsx';
import { useIsAdmin } from '../frame/admin-user.ts';
import { useReauthenticatedFetch } from '../requests/reauthenticated-fetch.tsx';
import { getCause } from '../requests/refusal.ts';
import { type Selection, SelectRow } from '../selection/selection.tsx';
import { DeleteButton } from './delete-button.tsx';
import type { ListRow } from './list-content.server.ts';

interface ContentRowProps {
  kind: KindSummary;
  item: ListRow;
  /** The query that the form keeps. */
  search: string;
  /** Those of the kind alone. */
  actions: ReactNode;
  /** Null for an editor, who deletes nothing. */
  selection: Pick<Selection, 'has' | 'choose'> | null;
}

export function ContentRow({ kind, item, search, actions, selection }: ContentRowProps) {
  const { timeZone } = useSite();
  const isAdmin = useIsAdmin();
  const { id, title, href, category, image, badge, warning, facts, status, publishedAt, views, comments, proposal } = item;
  const form = kind.hasForm ? { pathname: `/admin/${kind.adminSegment}/${id}`, search } : undefined;
  const shownFacts = status === 'scheduled' && publishedAt ? facts.filter((fact) => fact !== formatLongDate(publishedAt, timeZone)) : facts; // its badge says when
  const isOnSite = status === null || status === 'published';
  return (
    <li className={`admin-row${category ? ` category-${categorySlug(category)}` : ''}`} tabIndex={-1} data-edit={form?.pathname}>
      {selection && <SelectRow item={item} selection={selection} />}
      {image && (
        <div className="media media-wide admin-row-picture">
          <Picture src={image} alt="" sizes="8rem" width={320} height={180} />
        </div>
      )}
      <div className="admin-row-text">
        <h2 className="admin-row-title" dir="auto">
          {form ? (
            <Link to={form}>{title || 'Untitled'}</Link>
          ) : (
            <a href={href} target="_blank" rel="noopener">
              {title}
            </a>
          )}
        </h2>
        <p className="meta">
          <RowStatus item={item} />
          {badge && <span className="badge">{badge}</span>}
          {warning && <span className="badge">{warning}</span>}
          {shownFacts.map((fact, i) => (
            <span key={fact} className={category && i === 0 ? 'category' : undefined}>
              {fact}
            </span>
          ))}
          {proposal && <span className="badge">{proposal}</span>}
          {isAdmin && comments > 0 && <span>{comments === 1 ? '1 open comment' : `${comments} open comments`}</span>}
          {isAdmin && views !== null && isOnSite && (
            <Link className="admin-row-views" to={`/admin/statistics/${kind.name}/${id}`}>
              {views === 1 ? '1 view' : `${views.toLocaleString('en')} views`}
              <span className="visually-hidden"> of {title} in 30 days</span>
            </Link>
          )}
        </p>
      </div>
      <div className="admin-row-actions">
        {form && kind.hasPage && isOnSite && (
          <a className="tool" href={href}>
            View<span className="visually-hidden"> {title}</span>
          </a>
        )}
        {actions}
        {form ? (
          <Link className="tool" to={form}>
            Edit<span className="visually-hidden"> {title}</span>
          </Link>
        ) : (
          isAdmin && <VisibilityButton kind={kind} item={item} />
        )}
        {form && <DuplicateButton kind={kind} item={item} />}
        {selection && <DeleteButton kind={kind} item={item} />}
      </div>
    </li>
  );
}

const STATUS = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' };

export function RowStatus({ item: { status, publishedAt, isChanged, isHidden } }: { item: ListRow }) {
  const { timeZone } = useSite();
  if (status === null && !isHidden) return null;
  const changed = isChanged ? ', changed' : '';
  const date = status === 'scheduled' && publishedAt ? ` for ${formatDateTime(publishedAt, timeZone)}` : '';
  const isNamed = status !== null && !(status === 'published' && isHidden);
  return (
    <span className="row-status">
      {isNamed && <span className={`badge badge-status badge-${isChanged ? 'changed' : status}`}>{STATUS[status] + date + changed}</span>}
      {isHidden && <span className="badge badge-quiet">Hidden{isNamed ? '' : changed}</span>}
    </span>
  );
}

function DuplicateButton({ kind: { name, adminSegment }, item: { id, title } }: { kind: KindSummary; item: ContentListItem }) {
  const navigate = useNavigate();
  const { send, ...button } = useSend(`duplicate ${name}`, id);
  async function duplicate() {
    const body = await send(`/admin/duplicate/${name}/${encodeURIComponent(id)}`, {});
    const copy = Object(Object(body).item).id;
    if (copy) await navigate(`/admin/${adminSegment}/${encodeURIComponent(copy)}`);
  }
  return (
    <button {...button} onClick={duplicate}>
      Duplicate<span className="visually-hidden"> {title}</span>
    </button>
  );
}

function VisibilityButton({ kind: { name }, item: { id, title, isHidden } }: { kind: KindSummary; item: ContentListItem }) {
  const { revalidate } = useRevalidator();
  const { send, ...button } = useSend(`${isHidden ? 'show' : 'hide'} ${name}`, id);
  async function toggle() {
    await send(`/admin/save/${name}/${encodeURIComponent(id)}`, { isActive: isHidden });
    await revalidate();
  }
  return (
    <button {...button} onClick={toggle}>
      {isHidden ? 'Show' : 'Hide'}
      <span className="visually-hidden"> {title}</span>
    </button>
  );
}

/** For a button of a row: `deed` is what failed, if it did. */
function useSend(deed: string, id: string) {
  const [isBusy, setIsBusy] = useState(false);
  const showToast = useToast();
  const dismissErrors = useDismissErrors();
  const sendWithReauth = useReauthenticatedFetch();
  return {
    type: 'button' as const,
    className: 'tool',
    disabled: isBusy,
    'aria-busy': isBusy,
    /** The response's body, where it was done. */
    async send(path: string, sent: object): Promise<unknown> {
      const about = `${deed} ${id}`;
      setIsBusy(true);
      const result = await sendWithReauth(() => sendJson(path, sent));
      setIsBusy(false);
      if (result.status === 200) dismissErrors(about);
      else showToast('error', `Failed to ${deed}`, { about, cause: getCause(result) });
      return result.status === 200 ? result.body : undefined;
    },
  };
}
