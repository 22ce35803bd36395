import { useNavigation } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { requireEditor } from '#app/context/guard.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import type { AccountData } from '#app/context/server-extension.server.ts';
import { serverExtensions } from '#app/open-extensions.server.ts';
import { parseAccountForm } from '#features/accounts/account-forms.ts';
import { listScopes } from '#features/accounts/callers/caller.ts';
import { listPasskeys } from '#features/accounts/passkeys/passkeys.server.ts';
import { apiTokenForm } from '#features/api-tokens/api-token.ts';
import { changeApiTokens, listApiTokens, type TokenResult } from '#features/api-tokens/api-tokens.server.ts';
import { ApiTokensPage } from '#features/api-tokens/api-tokens-page.tsx';
import { inAction, inForm, inLoader } from '#platform/errors/respond.server.ts';
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
    const [tokens, passkeys, ofExtensions] = await Promise.all([
      listApiTokens(deps, viewer.id),
      listPasskeys(deps, viewer.id),
      Promise.all(serverExtensions.map((extension) => extension.accountData?.(deps, viewer.id))),
    ]);
    const accountData: AccountData = Object.assign({}, ...ofExtensions);
    return privately({ tokens, scopes: listScopes(viewer.role), hasPasskeys: passkeys.length > 0, accountData });
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  return inAction(async () => {
    const viewer = await requireEditor(context, request);
    const parsed = await parseAccountForm(request, apiTokenForm);
    if (!parsed.ok) return privately(parsed, { status: 400 });
    const { clientAddress } = context.get(requestInfoContext);
    return inForm(parsed.form, async () => {
      const result = await changeApiTokens(context.get(depsContext), { viewer, request, clientAddress }, parsed.form);
      return privately<TokenResult>(result, { status: result.ok ? 200 : 400 });
    });
  });
}

export default function ConnectionsPage({ loaderData: { accountData, ...tokens }, actionData }: Route.ComponentProps) {
  const busyIntent = useNavigation().formData?.get('intent');
  return (
    <>
      <ApiTokensPage
        {...tokens}
        token={actionData?.ok && 'token' in actionData ? actionData.token : undefined}
        result={actionData}
        busyIntent={typeof busyIntent === 'string' ? busyIntent : undefined}
      />
      <Slot name="connections.sections" props={accountData} />
    </>
  );
}
