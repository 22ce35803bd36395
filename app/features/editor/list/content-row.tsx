import { Link } from 'react-router';
import { Picture } from '#features/images/picture.tsx';
import { categorySlug } from '#features/publishing/category.ts';
import type { ContentListItem, KindSummary } from '#features/publishing/content-kind.ts';
import { formatDateTime } from '#features/publishing/format-date-time.ts';
import { DeleteButton } from './delete-button.tsx';
import { VisibilityButton } from './visibility-button.tsx';

/** A row of the admin's list; `search` is the query that opening a form keeps. */
export function ContentRow({ kind, item, search }: { kind: KindSummary; item: ContentListItem; search: string }) {
  const { id, title, href, category, image, badge, facts, isHidden, publicFrom } = item;
  return (
    <li className={`admin-row${category ? ` category-${categorySlug(category)}` : ''}`}>
      {image && (
        <div className="media media-wide admin-row-picture">
          <Picture src={image} alt="" sizes="8rem" width={320} height={180} />
        </div>
      )}
      <div className="admin-row-text">
        <h2 className="admin-row-title" dir="auto">
          <a href={href} {...(!kind.hasPage && { target: '_blank', rel: 'noopener' })}>
            {title}
          </a>
        </h2>
        <p className="meta">
          {badge && <span className="badge">{badge}</span>}
          {facts.map((fact, i) => (
            <span key={fact} className={category && i === 0 ? 'category' : undefined}>
              {fact}
            </span>
          ))}
          {publicFrom && <span className="badge badge-quiet">Not public before {formatDateTime(publicFrom)}</span>}
          {isHidden && <span className="badge badge-quiet">Hidden</span>}
        </p>
      </div>
      <div className="admin-row-actions">
        {kind.hasForm ? (
          <Link className="tool" to={{ pathname: `/admin/${kind.adminSegment}/${id}`, search }}>
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
