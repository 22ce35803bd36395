import { Form, Link, redirect, useNavigation } from 'react-router';
import { inAccountForm } from '#app/context/account-form.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { findViewer } from '#app/context/guard.server.ts';
import { PasswordField, SubmitButton } from '#features/accounts/account-fields.tsx';
import { invitationForm } from '#features/accounts/account-forms.ts';
import { AccountNote } from '#features/accounts/account-note.tsx';
import { messages } from '#features/accounts/messages.ts';
import { acceptInvitation, findInvitation } from '#features/accounts/people/invitations.server.ts';
import { noticeCookie } from '#features/accounts/sessions/session.server.ts';
import { refuseWeakPassword } from '#features/accounts/sign-in/new-user.server.ts';
import { signIn } from '#features/accounts/sign-in/sign-in.server.ts';
import { useSite } from '#features/settings/use-site.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { refuseForm } from '#platform/forms/parse-form.ts';
import { privateHeaders, privately, withCookies } from '#platform/http/private-page.ts';
import { FormError } from '#ui/field.tsx';
import type { Route } from './+types/invitation';

export const headers = privateHeaders;

/** Opening the link accepts nothing: scanners of emails do it too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const viewer = await findViewer(context, request);
    const invitation = (await findInvitation(context.get(depsContext), token)) ?? null;
    return privately({ token, invitation, signedInAs: viewer?.email ?? null }, { status: invitation ? 200 : 404 });
  });
}

export function action(args: Route.ActionArgs) {
  return inAccountForm(args, { schema: invitationForm, guard: findViewer }, async ({ form, viewer, request, deps, clientAddress }) => {
    const { token, password } = form;
    const closed = privately(refuseForm({ formError: messages.invitationClosed }), { status: 404 });
    const invitation = await findInvitation(deps, token);
    if (!invitation) return closed;
    const { email } = invitation;
    const refused = password === undefined ? undefined : await refuseWeakPassword(deps, { email, password });
    if (refused) return privately(refused, { status: 400 });
    const outcome = await acceptInvitation(deps, { token, viewer, clientAddress, ...(password !== undefined && { password }) });
    if (outcome === 'closed') return closed;
    if (outcome === 'sign-in') return privately(refuseForm({ formError: messages.invitationSignIn }), { status: 400 });
    if (viewer?.email === email || password === undefined) return redirect('/admin', { headers: withCookies([]) });
    const result = await signIn(deps, { email, password, clientAddress, request });
    if (!result.ok || result.step !== 'signed-in') return redirect('/auth', { headers: withCookies([]) });
    return redirect('/auth/passkey', { headers: withCookies([...result.cookies, noticeCookie(deps, 'signed-in')]) });
  });
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, invitation, signedInAs } = loaderData;
  const { author } = useSite();
  const isBusy = useNavigation().state !== 'idle';
  if (!invitation) {
    return (
      <AccountNote title="This invitation is no longer open" link={<Link to="/auth">Sign in</Link>}>
        <p>{messages.invitationClosed}</p>
      </AccountNote>
    );
  }
  const { email, role, invitedBy, hasAccount } = invitation;
  const isOther = signedInAs !== null && signedInAs !== email;
  return (
    <>
      <h1 className="page-title">Join {author.name}’s website</h1>
      <p>
        {invitedBy} invites {email} as {role === 'admin' ? 'an admin' : 'an editor'}.{' '}
        {role === 'admin'
          ? 'An admin may do everything on the site.'
          : 'An editor writes drafts and proposes changes, which an admin publishes.'}
      </p>
      {isOther ? (
        <>
          <p>You are signed in as {signedInAs}. Sign out, then open the link in the email again.</p>
          <Form method="post" action="/auth/sign-out">
            <SubmitButton isBusy={isBusy}>Sign out</SubmitButton>
          </Form>
        </>
      ) : hasAccount && signedInAs === null ? (
        <p>
          <Link className="button" to={`/auth?to=${encodeURIComponent(`/auth/invitation?token=${token}`)}`}>
            Sign in to accept
          </Link>
        </p>
      ) : (
        <Form className="form" method="post" noValidate>
          <FormError message={actionData?.formError} />
          <input type="hidden" name="token" value={token} />
          {!hasAccount && <PasswordField label="Choose a password" isNew failure={actionData} />}
          <SubmitButton isBusy={isBusy}>Accept</SubmitButton>
        </Form>
      )}
    </>
  );
}
