import { type MetaDescriptor, redirect } from 'react-router';
import { inAccountForm } from '#app/context/account-form.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { addCookies, findViewer, requireEditor, withChangedCookies } from '#app/context/guard.server.ts';
import { securityForm } from '#features/accounts/account-forms.ts';
import { listPasskeys } from '#features/accounts/passkeys/passkeys.server.ts';
import { changeSecurity } from '#features/accounts/security/change-security.server.ts';
import { readProofState } from '#features/accounts/security/prove-identity.server.ts';
import type { SecurityResult } from '#features/accounts/security/security-form.tsx';
import { SecurityForms } from '#features/accounts/security/security-forms.tsx';
import { listOpenSessions } from '#features/accounts/sessions/open-sessions.server.ts';
import { OpenSessions } from '#features/accounts/sessions/open-sessions.tsx';
import { noticeCookie } from '#features/accounts/sessions/session.server.ts';
import { hasTwoFactor } from '#features/accounts/two-factor/two-factor.server.ts';
import { unauthorized } from '#platform/errors/app-error.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { privateHeaders, privately, withCookies } from '#platform/http/private-page.ts';
import type { Route } from './+types/security';

export const headers = privateHeaders;

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return [{ title: `Security · ${root.loaderData.site.author.name}` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, pattern, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const viewer = await findOwner({ request, pattern, context });
    if (!viewer) throw redirect('/auth?to=/auth/security', { headers: withCookies([]) });
    const deps = context.get(depsContext);
    const now = withChangedCookies(context, request);
    const [{ canSend }, isTwoFactorOn, passkeys, openSessions, proof] = await Promise.all([
      deps.site.read(),
      hasTwoFactor(deps, viewer.id),
      listPasskeys(deps, viewer.id),
      listOpenSessions(deps, now),
      readProofState(deps, { viewer, request: now }),
    ]);
    return privately({ ...viewer, canSend, isTwoFactorOn, passkeys, openSessions, proof });
  });
}

export function action(args: Route.ActionArgs) {
  return inAccountForm(args, { schema: securityForm, guard: () => requireOwner(args) }, async ({ form, deps, ...from }) => {
    const { result, isUpdate, cookies } = await changeSecurity(deps, from, form);
    addCookies(args.context, isUpdate ? [...cookies, noticeCookie(deps, 'user-updated')] : cookies);
    return privately<SecurityResult>(result, { status: result.ok ? 200 : 400 });
  });
}

async function requireOwner(args: Route.ActionArgs) {
  const viewer = await findOwner(args);
  if (!viewer) throw unauthorized('nobody is signed in');
  return viewer;
}

/** Someone with a role has the page in the admin alone; what they send elsewhere is sent there again. */
async function findOwner({ request, pattern, context }: Pick<Route.ActionArgs, 'request' | 'pattern' | 'context'>) {
  if (pattern.endsWith('admin/security')) return requireEditor(context, request);
  const viewer = await findViewer(context, request);
  if (!viewer?.role) return viewer;
  throw redirect(`/admin/security${new URL(request.url).search}`, { status: 307, headers: withCookies([]) });
}

export default function SecurityPage({ loaderData: { openSessions, role, ...account }, actionData }: Route.ComponentProps) {
  return (
    <>
      <header className={role ? 'admin-head' : undefined}>
        <h1 className={role ? 'admin-title' : 'page-title'}>Security</h1>
        {!role && <p className="deck">{account.email}</p>}
      </header>
      <SecurityForms {...account} isAdmin={role === 'admin'} result={actionData} />
      <OpenSessions {...openSessions} />
      {!role && (
        <p className="plain-links">
          <a href="/">Back to Website</a>
        </p>
      )}
    </>
  );
}
