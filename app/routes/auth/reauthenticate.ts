import { requestInfoContext } from '#app/context/request.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { parseForm, reauthenticateForm } from '#features/accounts/account-forms.ts';
import { verifySecondFactor } from '#features/accounts/sign-in/second-factor.server.ts';
import { signIn } from '#features/accounts/sign-in/sign-in.server.ts';
import type { ReauthenticationResult } from '#features/accounts/sign-in/sign-in-dialog.tsx';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { withCookies } from '#platform/http/private-page.ts';
import type { Route } from './+types/reauthenticate';

/** Signs in without leading anywhere, for the dialog over a form that has to stay. */
export async function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    const parsed = await parseForm(request, reauthenticateForm);
    if (!parsed.ok) return answer(parsed, { status: 400 });
    const { form } = parsed;
    const services = context.get(servicesContext);
    const { clientAddress } = context.get(requestInfoContext);
    const result =
      form.intent === 'password'
        ? await signIn(services, { email: form.email, password: form.password, clientAddress })
        : await verifySecondFactor(services, { request, code: form.code, clientAddress });
    if (result.step === 'refused') return answer({ ok: false, message: result.message }, { status: 400 });
    if (result.step === 'second-factor') return answer({ ok: true, step: 'second-factor' }, { cookies: result.cookies });
    return answer({ ok: true, step: 'done', userId: result.userId }, { cookies: result.cookies });
  });
}

function answer(body: ReauthenticationResult, { status = 200, cookies = [] }: { status?: number; cookies?: string[] }) {
  return Response.json(body, { status, headers: withCookies(cookies) });
}
