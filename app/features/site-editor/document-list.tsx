import { Link } from 'react-router';
import { formatLongDate } from '#features/publishing/dates/format-date.ts';
import { useSite } from '#features/site-settings/use-site.ts';
import type { ListedDocument } from './list-documents.server.ts';

/** Parts of the site under a heading, each with the way to its form. */
export function DocumentList({ title, documents }: { title: string; documents: readonly ListedDocument[] }) {
  const { timeZone } = useSite();
  if (documents.length === 0) return null;
  return (
    <section className="site-group">
      <h2 className="site-group-title">{title}</h2>
      <ul className="admin-list">
        {documents.map((document) => (
          <li key={document.name} className="admin-row">
            <div className="admin-row-text">
              <h3 className="admin-row-title">
                <Link to={`/admin/site/${document.name}`} preventScrollReset>
                  {document.label}
                </Link>
              </h3>
              <p>{document.description}</p>
              <p className="field-hint">{describeChanges(document, timeZone)}</p>
            </div>
            {document.isWaiting && <span className="badge badge-quiet">Changes not public yet</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeChanges({ changed, updatedAt }: ListedDocument, timeZone: string): string {
  const facts = changed === 0 ? 'All as it came' : `${changed} ${changed === 1 ? 'field' : 'fields'} of your own`;
  return updatedAt ? `${facts} · changed on ${formatLongDate(updatedAt, timeZone)}` : facts;
}
