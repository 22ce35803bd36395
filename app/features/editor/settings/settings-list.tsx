import { Link } from 'react-router';
import { formatLongDate } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { ListedSettings } from './list-settings.server.ts';

export function SettingsList({ title, settings }: { title: string; settings: readonly ListedSettings[] }) {
  const { timeZone } = useSite();
  if (settings.length === 0) return null;
  return (
    <section className="site-group">
      <h2 className="site-group-title">{title}</h2>
      <ul className="admin-list">
        {settings.map((each) => (
          <li key={each.name} className="admin-row">
            <div className="admin-row-text">
              <h3 className="admin-row-title">
                <Link to={`/admin/site/${each.name}`} preventScrollReset>
                  {each.label}
                </Link>
              </h3>
              <p>{each.description}</p>
              {each.updatedAt && <p className="field-hint">{describeChanges(each.changed, formatLongDate(each.updatedAt, timeZone))}</p>}
            </div>
            {each.isWaiting && <span className="badge badge-quiet">Changes not public yet</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeChanges(changed: number, date: string): string {
  const fields = changed === 0 ? 'Back to the default' : `${changed} ${changed === 1 ? 'field' : 'fields'} of your own`;
  return `${fields} · changed on ${date}`;
}
