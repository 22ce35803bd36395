import { Form, Link, useNavigation } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import { EmailField, SubmitButton } from '#features/accounts/account-fields.tsx';
import { parseAccountForm, recoverForm } from '#features/accounts/account-forms.ts';
import { requestRecovery } from '#features/accounts/recovery/recover-password.server.ts';
import { inAction } from '#platform/errors/respond.server.ts';
import { privateHeaders, privately } from '#platform/http/private-page.ts';
import { FormError } from '#ui/field.tsx';
import type { Route } from './+types/recover';

export const headers = privateHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  return inAction(async () => {
    const parsed = await parseAccountForm(request, recoverForm);
    if (!parsed.ok) return privately(parsed, { status: 400 });
    const { clientAddress } = context.get(requestInfoContext);
    await requestRecovery(context.get(depsContext), { email: parsed.form.email, clientAddress });
    return privately({ ok: true as const });
  });
}

export default function RecoverPage({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const failure = actionData && !actionData.ok ? actionData : undefined;
  if (actionData?.ok) {
    return (
      <>
        <h1 className="page-title">Check your email</h1>
        <p className="notice" role="status">
          If this address has an account, we’ve sent it a link to choose a new password. The link works once, within an hour.
        </p>
        <p className="plain-links">
          <Link to="/auth">Back to sign in</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className="page-title">Forgot your password?</h1>
      <p>Enter your email address, and we’ll send you a link to choose a new one.</p>
      <Form className="form" method="post" noValidate>
        <FormError message={failure?.formError} />
        <EmailField failure={failure} />
        <SubmitButton isBusy={isBusy}>Send the link</SubmitButton>
      </Form>
      <p className="plain-links">
        <Link to="/auth">Back to sign in</Link>
      </p>
    </>
  );
}
