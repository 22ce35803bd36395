import { Form, Link, redirect, useNavigation } from 'react-router';
import { inAccountForm } from '#app/context/account-form.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { CodeField, SubmitButton } from '#features/accounts/account-fields.tsx';
import { codeForm } from '#features/accounts/account-forms.ts';
import { safePath } from '#features/accounts/safe-path.ts';
import { noticeCookie } from '#features/accounts/sessions/session.server.ts';
import { findPendingUser, verifySecondFactor } from '#features/accounts/two-factor/verify-second-factor.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { privateHeaders, privately, withCookies } from '#platform/http/private-page.ts';
import { FormError } from '#ui/field.tsx';
import type { Route } from './+types/two-factor';

export const headers = privateHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    if (!(await findPendingUser(context.get(depsContext), request))) throw redirect('/auth', { headers: withCookies([]) });
    return privately({ to: safePath(new URL(request.url).searchParams.get('to'), '') });
  });
}

export function action(args: Route.ActionArgs) {
  return inAccountForm(args, { schema: codeForm }, async ({ form: { code, to }, request, deps, clientAddress }) => {
    const result = await verifySecondFactor(deps, { request, code, clientAddress });
    if (!result.ok) return privately(result, { status: 400 });
    const next = safePath(to, '');
    return redirect(next ? `/auth?to=${encodeURIComponent(next)}` : '/auth', {
      headers: withCookies([...result.cookies, noticeCookie(deps, 'multi-factor-verified')]),
    });
  });
}

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const failure = actionData && !actionData.ok ? actionData : undefined;
  return (
    <>
      <h1 className="page-title">Two-factor sign-in</h1>
      <p>Enter the six-digit code from your authenticator app, or one of your recovery codes.</p>
      <Form className="form" method="post" noValidate>
        <FormError message={failure?.formError} />
        <input type="hidden" name="to" value={loaderData.to} />
        <CodeField label="Code" failure={failure} />
        <SubmitButton isBusy={isBusy}>Sign in</SubmitButton>
      </Form>
      <p className="plain-links">
        <Link to="/auth">Start over</Link>
      </p>
    </>
  );
}
