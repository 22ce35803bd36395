import { depsContext } from '#app/context/deps.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import { parseAccountForm, reauthenticateForm } from '#features/accounts/account-forms.ts';
import { signIn } from '#features/accounts/sign-in/sign-in.server.ts';
import type { ReauthenticationResult } from '#features/accounts/sign-in/sign-in-dialog.tsx';
import { signInWithPasskey } from '#features/accounts/sign-in/sign-in-with-passkey.server.ts';
import { verifySecondFactor } from '#features/accounts/two-factor/verify-second-factor.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { withCookies } from '#platform/http/private-page.ts';
import type { Route } from './+types/reauthenticate';

/** Signs in without a redirect, for the dialog over a form that has to stay. */
export async function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    const parsed = await parseAccountForm(request, reauthenticateForm);
    if (!parsed.ok) return toResponse(parsed);
    const { form } = parsed;
    const deps = context.get(depsContext);
    const { clientAddress } = context.get(requestInfoContext);
    const result = await submitStep();
    if (!result.ok) return toResponse(result);
    const { cookies, ...body } = result;
    return toResponse(body, cookies);

    function submitStep() {
      switch (form.intent) {
        case 'password':
          return signIn(deps, { email: form.email, password: form.password, clientAddress, request });
        case 'code':
          return verifySecondFactor(deps, { request, code: form.code, clientAddress });
        case 'passkey':
          return signInWithPasskey(deps, { credential: form.credential, request, clientAddress });
      }
    }
  });
}

function toResponse(body: ReauthenticationResult, cookies: readonly string[] = []) {
  return Response.json(body, { status: body.ok ? 200 : 400, headers: withCookies(cookies) });
}
