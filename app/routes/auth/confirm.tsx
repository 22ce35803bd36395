import { Form, Link, redirect, useNavigation } from 'react-router';
import { requestInfoContext } from '#app/context/request.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { FormError, PasswordField, SubmitButton } from '#features/accounts/account-fields.tsx';
import { confirmForm, parseForm } from '#features/accounts/account-forms.ts';
import { confirmEmail, confirmEmailWithPassword } from '#features/accounts/sign-in/confirm-email.server.ts';
import { inAction, inLoader } from '#platform/errors/respond.server.ts';
import { privateHeaders, privately, withCookies } from '#platform/http/private-page.ts';
import type { Route } from './+types/confirm';

export const headers = privateHeaders;

/** Confirms the address and leads to the site's root. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    const outcome = await confirmEmail(context.get(servicesContext), { token, request });
    if (outcome === 'confirmed') throw redirect('/', { headers: withCookies([]) });
    return privately({ token, outcome }, { status: outcome === 'expired' ? 404 : 200 });
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  return inAction(async () => {
    const parsed = await parseForm(request, confirmForm);
    if (!parsed.ok) return privately(parsed, { status: 400 });
    const { clientAddress } = context.get(requestInfoContext);
    const isConfirmed = await confirmEmailWithPassword(context.get(servicesContext), { ...parsed.form, clientAddress });
    if (!isConfirmed) return privately({ ok: false as const, message: 'That is not the password of this account.' }, { status: 400 });
    return redirect('/', { headers: withCookies([]) });
  });
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  if (loaderData.outcome === 'expired') {
    return (
      <>
        <h1 className="page-title">This link is too old.</h1>
        <p>
          <Link to="/auth">Sign in</Link>, and we send you another.
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className="page-title">Confirm that it was you</h1>
      <p>You have opened this link in another browser than the one that signed up. Enter the password you chose there.</p>
      <Form className="form" method="post" reloadDocument noValidate>
        <FormError rejection={actionData} />
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField rejection={actionData} />
        <SubmitButton isBusy={isBusy}>Confirm</SubmitButton>
      </Form>
    </>
  );
}
