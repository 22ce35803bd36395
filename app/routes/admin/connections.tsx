import { Suspense } from 'react';
import { inAccountForm } from '#app/context/account-form.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { requireEditor, withChangedCookies } from '#app/context/guard.server.ts';
import type { AccountData } from '#app/context/server-extension.server.ts';
import { serverExtensions } from '#app/open-extensions.server.ts';
import { listScopes } from '#features/accounts/callers/caller.ts';
import { readProofState } from '#features/accounts/security/prove-identity.server.ts';
import { apiTokenForm } from '#features/api-tokens/api-token.ts';
import { changeApiTokens, listApiTokens, type TokenResult } from '#features/api-tokens/api-tokens.server.ts';
import { ApiTokensPage } from '#features/api-tokens/api-tokens-page.tsx';
import { inLoader } from '#platform/errors/respond.server.ts';
import { privateHeaders, privately } from '#platform/http/private-page.ts';
import { Slot } from '#ui/slot.tsx';
import type { Route } from './+types/connections';

declare module '#ui/slot.tsx' {
  interface SlotProps {
    'connections.sections': AccountData;
  }
}

export const headers = privateHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const viewer = await requireEditor(context, request);
    const deps = context.get(depsContext);
    const [tokens, proof, ofExtensions] = await Promise.all([
      listApiTokens(deps, viewer.id),
      readProofState(deps, { viewer, request: withChangedCookies(context, request) }),
      Promise.all(serverExtensions.map((extension) => extension.accountData?.(deps, viewer.id))),
    ]);
    const accountData: AccountData = Object.assign({}, ...ofExtensions);
    return privately({ tokens, scopes: listScopes(viewer.role), proof, accountData });
  });
}

export function action(args: Route.ActionArgs) {
  return inAccountForm(args, { schema: apiTokenForm, guard: requireEditor }, async ({ form, deps, ...from }) => {
    const result = await changeApiTokens(deps, from, form);
    return privately<TokenResult>(result, { status: result.ok ? 200 : 400 });
  });
}

export default function ConnectionsPage({ loaderData: { accountData, ...tokens }, actionData }: Route.ComponentProps) {
  return (
    <>
      <ApiTokensPage {...tokens} token={actionData?.ok && 'token' in actionData ? actionData.token : undefined} result={actionData} />
      <Suspense>
        <Slot name="connections.sections" props={accountData} />
      </Suspense>
    </>
  );
}
