import { Form, Link, redirect, useNavigation } from 'react-router';
import { inAccountForm } from '#app/context/account-form.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { findViewer, requireViewer } from '#app/context/guard.server.ts';
import { SubmitButton } from '#features/accounts/account-fields.tsx';
import { changeEmailForm } from '#features/accounts/account-forms.ts';
import { AccountNote } from '#features/accounts/account-note.tsx';
import { messages } from '#features/accounts/messages.ts';
import { changeEmail, findEmailChange } from '#features/accounts/security/change-email.server.ts';
import { noticeCookie } from '#features/accounts/sessions/session.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { refuseForm } from '#platform/forms/parse-form.ts';
import { privateHeaders, privately, withCookies } from '#platform/http/private-page.ts';
import { FormError } from '#ui/field.tsx';
import type { Route } from './+types/change-email';

export const headers = privateHeaders;

/** Opening the link changes nothing: scanners of emails do it too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const { pathname, search, searchParams } = new URL(request.url);
    const viewer = await findViewer(context, request);
    if (!viewer) throw redirect(`/auth?to=${encodeURIComponent(pathname + search)}`, { headers: withCookies([]) });
    const token = searchParams.get('token') ?? '';
    const email = (await findEmailChange(context.get(depsContext), { token, viewer })) ?? null;
    return privately({ token, email, oldEmail: viewer.email }, { status: email ? 200 : 404 });
  });
}

export function action(args: Route.ActionArgs) {
  return inAccountForm(args, { schema: changeEmailForm, guard: requireViewer }, async ({ form, deps, ...from }) => {
    const isChanged = await changeEmail(deps, { ...from, ...form });
    if (!isChanged) return privately(refuseForm({ formError: messages.emailLinkClosed }), { status: 404 });
    const isNamed = deps.settings.ADMIN_EMAILS.includes(from.viewer.email);
    return privately({ ok: true as const, isNamed }, { cookies: [noticeCookie(deps, 'user-updated')] });
  });
}

export default function ChangeEmailPage({ loaderData: { token, email, oldEmail }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const link = <Link to="/auth/security">Security</Link>;
  if (actionData?.ok) {
    return (
      <AccountNote title="Your email is changed" status={messages.emailChanged} link={link}>
        {actionData.isNamed && (
          <p>ADMIN_EMAILS still names the old address. Change it there too: anyone who reads its mail could become an admin.</p>
        )}
      </AccountNote>
    );
  }
  if (!email) {
    return (
      <AccountNote title="This link no longer works" link={link}>
        <p>{messages.emailLinkClosed}</p>
      </AccountNote>
    );
  }
  return (
    <>
      <h1 className="page-title">Change your email</h1>
      <p>
        From now on you sign in with {email} instead of {oldEmail}. Other devices are signed out, and the old address gets an email about
        it.
      </p>
      <Form className="form" method="post" noValidate>
        <FormError message={actionData?.formError} />
        <input type="hidden" name="token" value={token} />
        <SubmitButton isBusy={isBusy}>Use this address</SubmitButton>
      </Form>
    </>
  );
}
