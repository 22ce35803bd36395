import { useEffect, useState } from 'react';
import { isRouteErrorResponse, type MetaDescriptor, Outlet, useLocation, useRevalidator } from 'react-router';
import styles from '#app/admin.css?url';
import { adminPages, listDoors } from '#app/admin-pages.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { requireEditor } from '#app/context/guard.server.ts';
import * as open from '#app/extensions.admin.ts';
import { contentKinds } from '#app/kinds.ts';
import { readTabs } from '#app/open-extensions.server.ts';
import { messages } from '#features/accounts/messages.ts';
import { getNotice } from '#features/accounts/sessions/session.server.ts';
import { wasSignedIn } from '#features/accounts/sessions/session-events.ts';
import { SessionWatch } from '#features/accounts/sessions/session-watch.tsx';
import { AdminHeader, countUnread, SignedInNotice } from '#features/admin/frame/admin-header.tsx';
import { AdminUserContext } from '#features/admin/frame/admin-user.ts';
import { useLiveChannel } from '#features/admin/live/live-channel.ts';
import { ReauthenticationProvider } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { FaultBanner } from '#features/admin/status/fault-banner.tsx';
import { getSiteStatus, SiteStatusContext } from '#features/admin/status/site-status.ts';
import { useStatusSource } from '#features/admin/status/use-status-source.ts';
import { SignOutGuard } from '#features/editor/recovery/sign-out-guard.tsx';
import { useDeleteUploadsAtSignOut } from '#features/editor/upload/kept-uploads.ts';
import { isWritten } from '#features/publishing/content-kind.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { findRefusal } from '#platform/errors/refusal.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { logErrorInBrowser } from '#platform/log/browser-log.ts';
import { SlotContext, type Slots } from '#ui/slot.tsx';
import { styleSheet } from '#ui/style-sheet.ts';
import { ToastProvider } from '#ui/toast.tsx';
import type { Route } from './+types/layout';

const slots: readonly Slots[] = Object.values(open);

export const handle = { hydrate: true };

export const links = () => [styleSheet(styles)];

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return [{ title: `Admin · ${root.loaderData.site.author.name}` }, { name: 'robots', content: 'noindex' }];
}

export const headers = () => ({ 'cache-control': CACHE_CONTROL.personal });

const SIGNED_IN = ['signed-in', 'multi-factor-verified'];

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const viewer = await requireEditor(context, request);
    const deps = context.get(depsContext);
    const { contentVersion, faults } = deps;
    const isAdmin = viewer.role === 'admin';
    const states = new Map((await readTabs(deps)).map(({ path, ...state }) => [path, state]));
    const kinds = contentKinds.filter((kind) => isAdmin || isWritten(kind));
    const pages = [
      ...kinds.map(({ adminSegment: path, label }) => ({ path, label, place: 'write' as const })),
      ...adminPages.filter(({ path, isForEditors = false }) => (isAdmin || isForEditors) && states.get(path)?.isShown !== false),
    ].map(({ path, label, place }) => ({ path: `/admin/${path}`, label, place, unread: states.get(path)?.unread ?? 0 }));
    const signedInNotice = SIGNED_IN.includes(getNotice(request) ?? '') ? messages.signedIn : null;
    return {
      viewer,
      doors: listDoors(pages),
      signedInNotice,
      version: contentVersion.current(),
      status: getSiteStatus(faults, viewer.role),
    };
  });
}

export default function AdminLayout({ loaderData: { viewer, doors, signedInNotice, version, status } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const isFormOpen = pathname.split('/').length > 3; // nothing re-renders what is being typed in; its list is fetched when it closes
  useDeleteUploadsAtSignOut();
  const { known, onStatus, onConnection } = useStatusSource(status);
  const refresh = () => void (isFormOpen || revalidate());
  const unread = doors.reduce((sum, door) => sum + countUnread(door), 0);
  const onUnread = (count: number) => void (count === unread || refresh());
  useLiveChannel('/admin/live', { version, onChange: refresh, onStatus, onConnection, onUnread });
  return (
    <ToastProvider onError={logErrorInBrowser}>
      <ReauthenticationProvider>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <SiteStatusContext value={known}>
          <SessionWatch userId={viewer.id} />
          <SignOutGuard userId={viewer.id} />
          <SignedInNotice notice={signedInNotice} />
          <AdminHeader email={viewer.email} doors={doors} />
          <main id="main" className="page admin" tabIndex={-1}>
            <SlotContext value={slots}>
              <AdminUserContext value={viewer}>
                <Outlet />
              </AdminUserContext>
            </SlotContext>
          </main>
          <FaultBanner />
        </SiteStatusContext>
      </ReauthenticationProvider>
    </ToastProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const refusal = findRefusal(error);
  if (isRouteErrorResponse(error) && error.status === 403 && !refusal) {
    return <AccessDenied path={pathname + search} isSignedOut={error.data?.code === 'unauthorized'} />;
  }
  const message = isRouteErrorResponse(error) && error.data?.message;
  const requestId = isRouteErrorResponse(error) && error.data?.requestId;
  return (
    <main id="main" className="page page-header">
      <h1 className="page-title">{message || 'Something went wrong'}</h1>
      {refusal && <p className="deck">{refusal}</p>}
      <p className="deck">We kept what we could of your writing on this device. Open the form again to restore it.</p>
      {requestId && <p className="label">Request {requestId}</p>}
      <p className="button-row">
        <a className="button" href="/admin">
          Back to the admin
        </a>
      </p>
    </main>
  );
}

function AccessDenied({ path, isSignedOut }: { path: string; isSignedOut: boolean }) {
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => setHasEnded(isSignedOut && wasSignedIn()), [isSignedOut]);
  return (
    <main id="main" className="page page-header">
      <h1 className="page-title">Access Denied</h1>
      <p className="deck">You need admin privileges to access this page.</p>
      {hasEnded && <p role="status">You’re signed out because your session has ended. Sign in to come back to this page.</p>}
      <p className="button-row">
        <a className="button" href={`/auth?to=${encodeURIComponent(path)}`}>
          Sign in
        </a>
        <a className="button button-quiet" href="/">
          Back to Website
        </a>
      </p>
    </main>
  );
}
