import { Link, Outlet } from 'react-router';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { settingsKinds } from '#app/settings-kinds.ts';
import { type ListedSettings, listSettings } from '#features/editor/settings/list-settings.server.ts';
import { formatLongDate } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { Route } from './+types/settings-list';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db }) => {
    return { settings: await listSettings(db, settingsKinds) };
  });
}

export default function SettingsPage({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Site</h1>
        <p className="settings-lead">Changes show on the site as soon as you save. You can always go back to a field’s default.</p>
      </header>
      <SettingsList title="Settings" settings={settings.filter(({ isText }) => !isText)} />
      <SettingsList title="Page texts" settings={settings.filter(({ isText }) => isText)} />
      <Outlet />
    </>
  );
}

function SettingsList({ title, settings }: { title: string; settings: readonly ListedSettings[] }) {
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
  return `${changed === 0 ? 'Back to the default' : `${changed} changed`} · ${date}`;
}
