import { Form, Link, redirect, useNavigation } from 'react-router';
import { inAccountForm } from '#app/context/account-form.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { EmailField, PasswordField, SetUpCodeField, SubmitButton } from '#features/accounts/account-fields.tsx';
import { setUpForm } from '#features/accounts/account-forms.ts';
import { AccountNote } from '#features/accounts/account-note.tsx';
import { messages } from '#features/accounts/messages.ts';
import { noticeCookie } from '#features/accounts/sessions/session.server.ts';
import { refuseWeakPassword } from '#features/accounts/sign-in/new-user.server.ts';
import { isSetUpOpen, makeFirstAdmin } from '#features/accounts/sign-in/set-up.server.ts';
import { signIn } from '#features/accounts/sign-in/sign-in.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { refuseForm } from '#platform/forms/parse-form.ts';
import { privateHeaders, privately, withCookies } from '#platform/http/private-page.ts';
import { FormError } from '#ui/field.tsx';
import type { Route } from './+types/set-up';

export const headers = privateHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const isOpen = await isSetUpOpen(context.get(depsContext));
    return privately({ isOpen }, { status: isOpen ? 200 : 404 });
  });
}

export function action(args: Route.ActionArgs) {
  return inAccountForm(args, { schema: setUpForm }, async ({ form, request, deps, clientAddress }) => {
    const { email, password } = form;
    const refused = await refuseWeakPassword(deps, form);
    if (refused) return privately({ ...refused, email }, { status: 400 });
    const outcome = await makeFirstAdmin(deps, { ...form, clientAddress });
    if (outcome === 'closed')
      return privately({ ...refuseForm({ fieldErrors: { token: messages.setUpLinkClosed } }), email }, { status: 404 });
    const result = await signIn(deps, { email, password, clientAddress, request });
    if (!result.ok || result.step !== 'signed-in') return redirect('/auth', { headers: withCookies([]) });
    return redirect('/auth/passkey', { headers: withCookies([...result.cookies, noticeCookie(deps, 'signed-in')]) });
  });
}

export default function SetUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  if (!loaderData.isOpen) {
    return (
      <AccountNote title="This link no longer works" link={<Link to="/auth">Sign in</Link>}>
        <p>It has been used or has expired. If there’s no admin yet, restart the server: it prints a new link in its log.</p>
      </AccountNote>
    );
  }
  return (
    <>
      <h1 className="page-title">Set up your admin</h1>
      <p>Choose the email address and password you will sign in with. You can use this page once.</p>
      <Form className="form" method="post" noValidate>
        <FormError message={actionData?.formError} />
        <SetUpCodeField failure={actionData} />
        <EmailField failure={actionData} />
        <PasswordField isNew failure={actionData} />
        <SubmitButton isBusy={isBusy}>Create admin account</SubmitButton>
      </Form>
    </>
  );
}
