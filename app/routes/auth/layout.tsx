import { isRouteErrorResponse, type MetaDescriptor, Outlet } from 'react-router';
import styles from '#app/account.css?url';
import { findViewer } from '#app/context/guard.server.ts';
import { SessionWatch } from '#features/accounts/sessions/session-watch.tsx';
import { SignOutGuard } from '#features/editor/recovery/sign-out-guard.tsx';
import { useSite } from '#features/settings/use-site.ts';
import { findRefusal } from '#platform/errors/refusal.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { privateHeaders, privately } from '#platform/http/private-page.ts';
import { styleSheet } from '#ui/style-sheet.ts';
import type { Route } from './+types/layout';

export const handle = { hydrate: true };

export const headers = privateHeaders;

export const links = () => [styleSheet(styles)];

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return [{ title: `Account · ${root.loaderData.site.author.name}` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => privately({ userId: (await findViewer(context, request))?.id ?? null }));
}

export default function AuthLayout({ loaderData }: Route.ComponentProps) {
  const { author } = useSite();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the form
      </a>
      <header className="account-header">
        <div className="page">
          <a className="site-name" href="/">
            {author.name}
          </a>
        </div>
      </header>
      <main id="main" className="page account-page">
        <SessionWatch userId={loaderData.userId} />
        <SignOutGuard userId={loaderData.userId} />
        <Outlet />
      </main>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refusal = findRefusal(error);
  const message = isRouteErrorResponse(error) && error.data?.message;
  const requestId = isRouteErrorResponse(error) && error.data?.requestId;
  return (
    <main id="main" className="page account-page">
      <h1 className="page-title">{message || 'Something went wrong.'}</h1>
      {refusal && <p className="deck">{refusal}</p>}
      {requestId && <p className="label">Request {requestId}</p>}
      <a className="button" href="/auth">
        Try again
      </a>
    </main>
  );
}
