import { Form, redirect, useNavigation } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { SubmitButton } from '#features/accounts/account-fields.tsx';
import { noticeCookie, signOut } from '#features/accounts/sessions/session.server.ts';
import { inAction } from '#platform/errors/respond.server.ts';
import { privateHeaders, withCookies } from '#platform/http/private-page.ts';
import { FormError } from '#ui/field.tsx';
import type { Route } from './+types/sign-out';

export const headers = privateHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  return inAction(async () => {
    const deps = context.get(depsContext);
    const cookies = await signOut(deps, request);
    return redirect('/auth', { headers: withCookies([...cookies, noticeCookie(deps, 'signed-out')]) });
  });
}

export default function SignOutPage({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <h1 className="page-title">Sign out</h1>
      <Form className="form" method="post">
        <FormError message={actionData?.formError} />
        <SubmitButton isBusy={isBusy}>Sign Out</SubmitButton>
      </Form>
    </>
  );
}
