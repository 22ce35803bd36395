import { Form, Link, redirect, useNavigation } from 'react-router';
import { inAccountForm } from '#app/context/account-form.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { PasswordField, SubmitButton } from '#features/accounts/account-fields.tsx';
import { newPasswordForm } from '#features/accounts/account-forms.ts';
import { AccountNote } from '#features/accounts/account-note.tsx';
import { messages } from '#features/accounts/messages.ts';
import { isRecoveryOpen, resetPassword } from '#features/accounts/recovery/recover-password.server.ts';
import { createDeviceCookie } from '#features/accounts/sessions/known-device.server.ts';
import { noticeCookie } from '#features/accounts/sessions/session.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { privateHeaders, privately, withCookies } from '#platform/http/private-page.ts';
import { FormError } from '#ui/field.tsx';
import type { Route } from './+types/reset';

export const headers = privateHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const isOpen = await isRecoveryOpen(context.get(depsContext), token);
    return privately({ token, isOpen }, { status: isOpen ? 200 : 404 });
  });
}

export function action(args: Route.ActionArgs) {
  return inAccountForm(args, { schema: newPasswordForm }, async ({ form, deps, clientAddress }) => {
    const result = await resetPassword(deps, { ...form, clientAddress });
    if (!result.ok) return privately(result, { status: result.isLinkClosed ? 404 : 400 });
    const device = createDeviceCookie(deps, { userId: result.userId }); // so that no one’s guesses keep its owner waiting
    return redirect('/auth', { headers: withCookies([device, noticeCookie(deps, 'password-recovery')]) });
  });
}

export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  if (!loaderData.isOpen) {
    return <AccountNote title={messages.resetLinkClosed} link={<Link to="/auth/recover">Send another link</Link>} />;
  }
  return (
    <>
      <h1 className="page-title">Choose a new password</h1>
      <p>You’ll be signed out on every device. Then sign in with the new password.</p>
      <Form className="form" method="post" noValidate>
        <FormError message={actionData?.formError} />
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField label="New password" isNew failure={actionData} />
        <SubmitButton isBusy={isBusy}>Set new password</SubmitButton>
      </Form>
    </>
  );
}
