import { Form, Link, useNavigation } from 'react-router';
import { inAccountForm } from '#app/context/account-form.server.ts';
import { EmailField, SubmitButton } from '#features/accounts/account-fields.tsx';
import { recoverForm } from '#features/accounts/account-forms.ts';
import { AccountNote } from '#features/accounts/account-note.tsx';
import { requestRecovery } from '#features/accounts/recovery/recover-password.server.ts';
import { privateHeaders, privately } from '#platform/http/private-page.ts';
import { FormError } from '#ui/field.tsx';
import type { Route } from './+types/recover';

export const headers = privateHeaders;

export function action(args: Route.ActionArgs) {
  return inAccountForm(args, { schema: recoverForm }, async ({ form: { email }, deps, clientAddress }) => {
    await requestRecovery(deps, { email, clientAddress });
    return privately({ ok: true as const });
  });
}

export default function RecoverPage({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const failure = actionData && !actionData.ok ? actionData : undefined;
  if (actionData?.ok) {
    const status = 'If this address has an account, we’ve sent it a link to choose a new password. The link works once, within an hour.';
    return <AccountNote title="Check your email" status={status} link={<Link to="/auth">Back to sign in</Link>} />;
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
