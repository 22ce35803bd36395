import { isRouteErrorResponse, Link, NavLink, Outlet, useLocation, useRevalidator } from 'react-router';
import { AccessDenied } from '#features/accounts/access-denied.tsx';
import { requireAdmin } from '#features/accounts/guard.server.ts';
import { SessionWatch } from '#features/accounts/session-watch.tsx';
import { useLiveChannel } from '#features/content/desk/live-channel.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { site } from '#site';
import { ToastProvider } from '#ui/toast.tsx';
import type { Route } from './+types/layout';

export const handle = { app: true };

export const meta = () => [{ title: `The desk · ${site.author.name}` }, { name: 'robots', content: 'noindex' }];

export const headers = () => ({ 'cache-control': 'private, no-store' });

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => ({ viewer: await requireAdmin(context, request) }));
}

const TABS = [
  { to: '/admin/articles', name: 'Blog Posts' },
  { to: '/admin/solutions', name: '360 Growth Solutions' },
  { to: '/admin/videos', name: 'YouTube Videos' },
];

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const isFormOpen = pathname.split('/').length > 3; // nothing re-renders what is being typed in; its list is fetched when it closes
  useLiveChannel('/admin/live', () => isFormOpen || void revalidate());
  return (
    <ToastProvider>
      <a className="skip-link" href="#main">
        Skip to the list
      </a>
      <SessionWatch userId={loaderData.viewer.id} />
      <header className="desk-header">
        <div className="page desk-header-row">
          <Link className="site-name" to="/admin/articles">
            The desk
          </Link>
          <p className="desk-viewer">{loaderData.viewer.email}</p>
          <a className="button button-quiet" href="/">
            Back to Website
          </a>
          <form method="post" action="/auth/sign-out">
            <button className="button button-quiet" type="submit">
              Sign Out
            </button>
          </form>
        </div>
        <nav className="page tabs" aria-label="The desk">
          {TABS.map(({ to, name }) => (
            <NavLink key={to} className="tab" to={to}>
              {name}
            </NavLink>
          ))}
        </nav>
      </header>
      <main id="main" className="page desk">
        <Outlet />
      </main>
    </ToastProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 403) return <AccessDenied />;
  const message = isRouteErrorResponse(error) && error.data?.message;
  return (
    <main id="main" className="page desk">
      <h1 className="page-title">{message || 'Something went wrong'}</h1>
      <p>What you were writing is kept on this device.</p>
      <a className="button" href="/admin">
        Back to the desk
      </a>
    </main>
  );
}
