import { redirect } from 'react-router';
import { inAccountForm } from '#app/context/account-form.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { findViewer, requireViewer } from '#app/context/guard.server.ts';
import { firstPasskeyForm } from '#features/accounts/account-forms.ts';
import { messages } from '#features/accounts/messages.ts';
import { CreatePasskey } from '#features/accounts/passkeys/create-passkey.tsx';
import { addPasskey, listPasskeys, offerPasskey } from '#features/accounts/passkeys/passkeys.server.ts';
import { isJustSignedIn } from '#features/accounts/security/prove-identity.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { refuseForm } from '#platform/forms/parse-form.ts';
import { privateHeaders, privately, withCookies } from '#platform/http/private-page.ts';
import type { Route } from './+types/passkey';

export const headers = privateHeaders;

/** Only right after sign-in and without a passkey; others are redirected to where passkeys are managed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const deps = context.get(depsContext);
    const viewer = await findViewer(context, request);
    const isOffered = viewer && (await isJustSignedIn(deps, request)) && (await listPasskeys(deps, viewer.id)).length === 0;
    if (!isOffered) throw redirect('/auth/security', { headers: withCookies([]) });
    const { offer, cookies } = await offerPasskey(deps, { viewer, request });
    return privately({ offer, next: viewer.role ? '/admin' : '/' }, { cookies });
  });
}

export function action(args: Route.ActionArgs) {
  return inAccountForm(args, { schema: firstPasskeyForm, guard: requireViewer }, async ({ form, viewer, request, deps }) => {
    const isAdded = await addPasskey(deps, { viewer, request, ...form });
    if (!isAdded) return privately(refuseForm({ formError: messages.passkeyNotMade }), { status: 400 });
    return redirect(viewer.role ? '/admin' : '/', { headers: withCookies([]) });
  });
}

export default function FirstPasskeyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, next } = loaderData;
  return (
    <>
      <h1 className="page-title">Sign in without a password next time</h1>
      <p>
        A passkey signs you in with your fingerprint, your face or your device’s PIN. Nobody can guess it, and no other site can ask for it.
        You can add more, or remove it, under Security.
      </p>
      <CreatePasskey offer={offer} failure={actionData} />
      <p className="plain-links">
        <a href={next}>{next === '/' ? 'Continue to the website' : 'Continue to the admin'}</a>
      </p>
    </>
  );
}
