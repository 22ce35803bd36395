import { redirect } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { requireViewer } from '#app/context/guard.server.ts';
import { itemId, parseAccountForm } from '#features/accounts/account-forms.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { z } from '#platform/forms/zod.ts';
import { privateHeaders, withCookies } from '#platform/http/private-page.ts';
import { disconnectAssistant } from '../oauth/grants.server.ts';
import type { Route } from './+types/assistants';

export const headers = privateHeaders;

const LIST = '/admin/connections#assistants';
const form = z.strictObject({ id: itemId });

export function loader() {
  throw redirect(LIST, { headers: withCookies([]) });
}

/** Disconnects one, and redirects to the list. */
export async function action({ request, context }: Route.ActionArgs) {
  return inLoader(async () => {
    const viewer = await requireViewer(context, request);
    const parsed = await parseAccountForm(request, form);
    if (parsed.ok) await disconnectAssistant(context.get(depsContext), viewer, parsed.form.id);
    return redirect(LIST, { headers: withCookies([]) });
  });
}

/** Never rendered: both ways redirect. */
export default function AssistantsPage() {
  return null;
}
