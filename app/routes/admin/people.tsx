import { useNavigation } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { loadForAdmin, requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import { serverExtensions } from '#app/open-extensions.server.ts';
import { parseAccountForm, peopleForm } from '#features/accounts/account-forms.ts';
import { listPasskeys } from '#features/accounts/passkeys/passkeys.server.ts';
import { changePeople } from '#features/accounts/people/change-people.server.ts';
import { listInvitations } from '#features/accounts/people/invitations.server.ts';
import { listPeople } from '#features/accounts/people/people.server.ts';
import { PeoplePage } from '#features/accounts/people/people-page.tsx';
import type { SecurityResult } from '#features/accounts/security/security-form.tsx';
import { inAction, inForm } from '#platform/errors/respond.server.ts';
import { privately } from '#platform/http/private-page.ts';
import type { Route } from './+types/people';

export const handle = { methods: ['POST'] };

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async (deps) => {
    const { id: viewerId } = deps.viewer;
    const [people, left, invitations, passkeys] = await Promise.all([
      listPeople(deps),
      Promise.all(serverExtensions.map((extension) => extension.leftBehind?.(deps.db) ?? [])),
      listInvitations(deps),
      listPasskeys(deps, viewerId),
    ]);
    return {
      viewerId,
      people,
      leftBehind: left.flat(),
      invitations,
      hasPasskeys: passkeys.length > 0,
      canSend: deps.settings.SMTP_URL !== '',
    };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  return inAction(async () => {
    const viewer = await requireAdmin(context, request);
    requireWritable(context);
    const parsed = await parseAccountForm(request, peopleForm);
    if (!parsed.ok) return privately<SecurityResult>(parsed, { status: 400 });
    const { clientAddress } = context.get(requestInfoContext);
    return inForm(parsed.form, async () => {
      const result = await changePeople(context.get(depsContext), { viewer, request, clientAddress }, parsed.form);
      return privately<SecurityResult>(result, { status: result.ok ? 200 : 400 });
    });
  });
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const busyIntent = useNavigation().formData?.get('intent');
  return <PeoplePage {...loaderData} result={actionData} busyIntent={typeof busyIntent === 'string' ? busyIntent : undefined} />;
}
