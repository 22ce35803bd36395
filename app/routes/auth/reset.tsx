import { Form, Link, redirect, useNavigation } from 'react-router';
import { requestInfoContext } from '#app/context/request.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { FormError, PasswordField, SubmitButton } from '#features/accounts/account-fields.tsx';
import { newPasswordForm, parseForm } from '#features/accounts/account-forms.ts';
import { isRecoveryOpen, resetPassword } from '#features/accounts/password/recover-password.server.ts';
import { noticeCookie } from '#features/accounts/session/session.server.ts';
import { inAction, inLoader } from '#platform/errors/respond.server.ts';
import { privateHeaders, privately, withCookies } from '#platform/http/private-page.ts';
import type { Route } from './+types/reset';

export const headers = privateHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const isOpen = await isRecoveryOpen(context.get(servicesContext), token);
    return privately({ token, isOpen }, { status: isOpen ? 200 : 404 });
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  return inAction(async () => {
    const parsed = await parseForm(request, newPasswordForm);
    if (!parsed.ok) return privately(parsed, { status: 400 });
    const services = context.get(servicesContext);
    const { clientAddress } = context.get(requestInfoContext);
    const result = await resetPassword(services, { ...parsed.form, clientAddress });
    if (result.step === 'expired') return privately({ ok: false as const, message: EXPIRED }, { status: 404 });
    if (result.step === 'refused') {
      return privately(
        { ok: false as const, message: 'Please check the fields below.', fieldErrors: { password: result.message } },
        { status: 400 },
      );
    }
    return redirect('/auth', { headers: withCookies([noticeCookie(services, 'password-recovery')]) });
  });
}

const EXPIRED = 'This link has been used or is too old.';

export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  if (!loaderData.isOpen) {
    return (
      <>
        <h1 className="page-title">{EXPIRED}</h1>
        <p className="plain-links">
          <Link to="/auth/recover">Send me another</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className="page-title">Choose a new password</h1>
      <p>Every session of your account ends, on every device; then you sign in with the new password.</p>
      <Form className="form" method="post" noValidate>
        <FormError rejection={actionData} />
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField label="New password" isNew rejection={actionData} />
        <SubmitButton isBusy={isBusy}>Set the new password</SubmitButton>
      </Form>
    </>
  );
}
