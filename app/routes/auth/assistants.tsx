import { redirect } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { requireViewer } from '#app/context/guard.server.ts';
import { assistantForm, parseAccountForm } from '#features/accounts/account-forms.ts';
import { disconnectAssistant } from '#features/assistants/oauth/grants.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { privateHeaders, withCookies } from '#platform/http/private-page.ts';
import type { Route } from './+types/assistants';

export const headers = privateHeaders;

const LIST = '/auth/security#assistants';

export function loader() {
  throw redirect(LIST, { headers: withCookies([]) });
}

/** Disconnects one, and redirects to the list. */
export async function action({ request, context }: Route.ActionArgs) {
  return inLoader(async () => {
    const viewer = await requireViewer(context, request);
    const parsed = await parseAccountForm(request, assistantForm);
    if (parsed.ok) await disconnectAssistant(context.get(depsContext), viewer, parsed.form.id);
    return redirect(LIST, { headers: withCookies([]) });
  });
}

/** Never rendered: both ways redirect. */
export default function AssistantsPage() {
  return null;
}
