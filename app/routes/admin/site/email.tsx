import { depsContext } from '#app/context/deps.server.ts';
import { loadForAdmin, requireAdmin, requireWritable, toSecurityRequest, withChangedCookies } from '#app/context/guard.server.ts';
import { parseAccountForm } from '#features/accounts/account-forms.ts';
import { readProofState } from '#features/accounts/security/prove-identity.server.ts';
import { changeMailServer, mailServerForm } from '#features/mail-server/change-mail-server.server.ts';
import { EmailPage, type EmailResult } from '#features/mail-server/email-page.tsx';
import { readEmailState } from '#features/settings/mail-server.server.ts';
import { inAction, inForm } from '#platform/errors/respond.server.ts';
import { privately } from '#platform/http/private-page.ts';
import type { Route } from './+types/email';

export const handle = { methods: ['POST'] };

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async (deps, { context, request }) => ({
    state: await readEmailState(deps.db, deps.settings),
    proof: await readProofState(deps, { viewer: deps.viewer, request: withChangedCookies(context, request) }),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  return inAction(async () => {
    const viewer = await requireAdmin(context, request);
    requireWritable(context);
    const parsed = await parseAccountForm(request, mailServerForm, ['host', 'port', 'user', 'from']);
    if (!parsed.ok) return privately<EmailResult>(parsed, { status: 400 });
    const { form, typed } = parsed;
    return inForm({ ...form, typed }, async () => {
      const deps = context.get(depsContext);
      const result = await changeMailServer(deps, toSecurityRequest(context, request, viewer), form);
      if ('ok' in result) return privately<EmailResult>({ ...result, intent: form.intent, typed }, { status: 400 });
      return privately<EmailResult>({ ok: true, intent: form.intent, ...result, savedAt: deps.now().toISOString() });
    });
  });
}

export default function AdminEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailPage {...loaderData} result={actionData} />;
}
