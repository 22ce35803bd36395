import { inAccountForm } from '#app/context/account-form.server.ts';
import { loadForAdmin, requireWritingAdmin, withChangedCookies } from '#app/context/guard.server.ts';
import { serverExtensions } from '#app/open-extensions.server.ts';
import { peopleForm } from '#features/accounts/account-forms.ts';
import { changePeople } from '#features/accounts/people/change-people.server.ts';
import { listInvitations } from '#features/accounts/people/invitations.server.ts';
import { listPeople } from '#features/accounts/people/people.server.ts';
import { PeoplePage } from '#features/accounts/people/people-page.tsx';
import { readProofState } from '#features/accounts/security/prove-identity.server.ts';
import type { SecurityResult } from '#features/accounts/security/security-form.tsx';
import { privately } from '#platform/http/private-page.ts';
import type { Route } from './+types/people';

export const handle = { methods: ['POST'] };

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async (deps, { context, request }) => {
    const { viewer } = deps;
    const [people, left, invitations, proof, { canSend }] = await Promise.all([
      listPeople(deps),
      Promise.all(serverExtensions.map((extension) => extension.leftBehind?.(deps.db) ?? [])),
      listInvitations(deps),
      readProofState(deps, { viewer, request: withChangedCookies(context, request) }),
      deps.site.read(),
    ]);
    return {
      viewerId: viewer.id,
      people,
      leftBehind: left.flat(),
      invitations,
      proof,
      canSend,
    };
  });
}

export function action(args: Route.ActionArgs) {
  return inAccountForm(args, { schema: peopleForm, guard: requireWritingAdmin }, async ({ form, deps, ...from }) => {
    const result = await changePeople(deps, from, form);
    return privately<SecurityResult>(result, { status: result.ok ? 200 : 400 });
  });
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  return <PeoplePage {...loaderData} result={actionData} />;
}
