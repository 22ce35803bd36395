import { inAccountForm } from '#app/context/account-form.server.ts';
import { loadForAdmin, requireWritingAdmin, withChangedCookies } from '#app/context/guard.server.ts';
import { readProofState } from '#features/accounts/security/prove-identity.server.ts';
import { changeMailServer, mailServerForm } from '#features/mail-server/change-mail-server.server.ts';
import { EmailPage, type EmailResult } from '#features/mail-server/email-page.tsx';
import { readEmailState } from '#features/settings/mail-server.server.ts';
import { privately } from '#platform/http/private-page.ts';
import type { Route } from './+types/email';

export const handle = { methods: ['POST'] };

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async (deps, { context, request }) => ({
    state: await readEmailState(deps.db, deps.settings),
    proof: await readProofState(deps, { viewer: deps.viewer, request: withChangedCookies(context, request) }),
  }));
}

export function action(args: Route.ActionArgs) {
  const rules = { schema: mailServerForm, guard: requireWritingAdmin, kept: ['host', 'port', 'user', 'from'] };
  return inAccountForm(args, rules, async ({ form, typed, deps, ...from }) => {
    const { intent } = form;
    const result = await changeMailServer(deps, from, form);
    if ('ok' in result) return privately<EmailResult>({ ...result, intent, typed }, { status: 400 });
    return privately<EmailResult>({ ok: true, intent, ...result, savedAt: deps.now().toISOString() });
  });
}

export default function AdminEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailPage {...loaderData} result={actionData} />;
}
