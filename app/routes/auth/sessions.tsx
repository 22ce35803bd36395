import { redirect } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { requireViewer } from '#app/context/guard.server.ts';
import { parseAccountForm, sessionsForm } from '#features/accounts/account-forms.ts';
import { endOtherSessions } from '#features/accounts/sessions/open-sessions.server.ts';
import { noticeCookie } from '#features/accounts/sessions/session.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { privateHeaders, withCookies } from '#platform/http/private-page.ts';
import type { Route } from './+types/sessions';

export const headers = privateHeaders;

const LIST = '/auth/security';

export function loader() {
  throw redirect(LIST, { headers: withCookies([]) });
}

/** Ends one other session or all of them, and redirects to the list. */
export async function action({ request, context }: Route.ActionArgs) {
  return inLoader(async () => {
    const deps = context.get(depsContext);
    const { role } = await requireViewer(context, request);
    const parsed = await parseAccountForm(request, sessionsForm);
    if (!parsed.ok) throw redirect(LIST, { headers: withCookies([]) });
    const id = parsed.form.intent === 'end-one' ? parsed.form.id : undefined;
    await endOtherSessions(deps, request, id);
    const notice = id === undefined ? 'other-sessions-ended' : 'session-ended';
    return redirect(`${role ? '/admin/security' : LIST}#sessions`, { headers: withCookies([noticeCookie(deps, notice)]) });
  });
}

/** Never rendered: both ways redirect. Failures are shown on the account pages' error page. */
export default function SessionsPage() {
  return null;
}
