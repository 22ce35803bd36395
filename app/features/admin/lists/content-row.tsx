import { type ReactNode, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Picture } from '#features/images/picture.tsx';
import { categorySlug } from '#features/publishing/category.ts';
import type { ContentListItem, KindSummary } from '#features/publishing/content-kind.ts';
import { formatDateTime, formatLongDate } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { useDismissErrors, useToast } from '#ui/toast.tsx';
import { useReauthenticatedFetch } from '../requests/reauthenticated-fetch.tsx';
import { getCause } from '../requests/refusal.ts';
import { DeleteButton } from './delete-button.tsx';
import type { ListRow } from './list-content.server.ts';

/** `search` is the query that the form keeps; `actions` are those of the kind alone. */
export function ContentRow({ kind, item, search, actions }: { kind: KindSummary; item: ListRow; search: string; actions: ReactNode }) {
  const { timeZone } = useSite();
  const { id, title, href, category, image, badge, warning, facts, status, publishedAt, views } = item;
  const form = kind.hasForm ? { pathname: `/admin/${kind.adminSegment}/${id}`, search } : undefined;
  const shownFacts = status === 'scheduled' && publishedAt ? facts.filter((fact) => fact !== formatLongDate(publishedAt, timeZone)) : facts; // its badge says when
  const isOnSite = status === null || status === 'published';
  return (
    <li className={`admin-row${category ? ` category-${categorySlug(category)}` : ''}`} tabIndex={-1} data-edit={form?.pathname}>
      {image && (
        <div className="media media-wide admin-row-picture">
          <Picture src={image} alt="" sizes="8rem" width={320} height={180} />
        </div>
      )}
      <div className="admin-row-text">
        <h2 className="admin-row-title" dir="auto">
          {form && !isOnSite ? (
            <Link to={form}>{title || 'Untitled'}</Link>
          ) : (
            <a href={href} {...(!kind.hasPage && { target: '_blank', rel: 'noopener' })}>
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
          {views !== null && isOnSite && (
            <Link className="admin-row-views" to={`/admin/statistics/${kind.name}/${id}`}>
              {views === 1 ? '1 view' : `${views.toLocaleString('en')} views`}
              <span className="visually-hidden"> of {title} in 30 days</span>
            </Link>
          )}
        </p>
      </div>
      <div className="admin-row-actions">
        {actions}
        {form ? (
          <Link className="tool" to={form}>
            Edit<span className="visually-hidden"> {title}</span>
          </Link>
        ) : (
          <VisibilityButton kind={kind} item={item} />
        )}
        <DeleteButton kind={kind} item={item} />
      </div>
    </li>
  );
}

export function RowStatus({ item: { status, publishedAt, isChanged, isHidden } }: { item: ListRow }) {
  const { timeZone } = useSite();
  if (status === null && !isHidden) return null;
  return (
    <span className="row-status">
      {status === 'draft' && <span className="badge badge-status">Draft</span>}
      {status === 'scheduled' && publishedAt && (
        <span className="badge badge-status badge-scheduled">Scheduled for {formatDateTime(publishedAt, timeZone)}</span>
      )}
      {status === 'published' && !isHidden && <span className="badge badge-status badge-published">Published</span>}
      {isChanged && <span className="badge badge-status badge-changed">Changed</span>}
      {isHidden && <span className="badge badge-quiet">Hidden</span>}
    </span>
  );
}

function VisibilityButton({ kind, item }: { kind: KindSummary; item: ContentListItem }) {
  const { id, title, isHidden } = item;
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const dismissErrors = useDismissErrors();
  const sendWithReauth = useReauthenticatedFetch();
  async function toggle() {
    const about = `visibility ${kind.name} ${id}`;
    setIsBusy(true);
    const result = await sendWithReauth(() => sendJson(`/admin/save/${kind.name}/${encodeURIComponent(id)}`, { isActive: isHidden }));
    setIsBusy(false);
    if (result.status !== 200)
      showToast('error', `Failed to ${isHidden ? 'show' : 'hide'} ${kind.name}`, { about, cause: getCause(result) });
    else dismissErrors(about);
    await revalidate();
  }
  return (
    <button type="button" className="tool" disabled={isBusy} aria-busy={isBusy} onClick={toggle}>
      {isHidden ? 'Show' : 'Hide'}
      <span className="visually-hidden"> {title}</span>
    </button>
  );
}
