import { Form, Link, redirect, useNavigation } from 'react-router';
import { inAccountForm } from '#app/context/account-form.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { PasswordField, SubmitButton } from '#features/accounts/account-fields.tsx';
import { newPasswordForm } from '#features/accounts/account-forms.ts';
import { confirmEmail, confirmWithNewPassword } from '#features/accounts/sign-in/confirm-email.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { privateHeaders, privately, withCookies } from '#platform/http/private-page.ts';
import { FormError } from '#ui/field.tsx';
import type { Route } from './+types/confirm';

export const headers = privateHeaders;

const CONFIRMED = '/?confirmed=1';

/** Confirms the address in the browser that signed up, and redirects to the home page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const outcome = await confirmEmail(context.get(depsContext), { token, request });
    if (outcome === 'confirmed') throw redirect(CONFIRMED, { headers: withCookies([]) });
    return privately({ token, outcome }, { status: outcome === 'expired' ? 404 : 200 });
  });
}

export function action(args: Route.ActionArgs) {
  return inAccountForm(args, { schema: newPasswordForm }, async ({ form, deps, clientAddress }) => {
    const result = await confirmWithNewPassword(deps, { ...form, clientAddress });
    if (!result.ok) return privately(result, { status: result.isLinkClosed ? 404 : 400 });
    return redirect(CONFIRMED, { headers: withCookies([]) });
  });
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  if (loaderData.outcome === 'expired') {
    return (
      <>
        <h1 className="page-title">This link has expired or has already been used</h1>
        <p>
          <Link to="/auth">Sign in</Link>. If your address hasn’t been confirmed yet, you’ll get the link by email again.
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className="page-title">Choose your password</h1>
      <p>Choose the password you will sign in with. This confirms your email address, and replaces any password chosen before.</p>
      <Form className="form" method="post" reloadDocument noValidate>
        <FormError message={actionData?.formError} />
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField label="Password" isNew failure={actionData} />
        <SubmitButton isBusy={isBusy}>Confirm</SubmitButton>
      </Form>
    </>
  );
}
