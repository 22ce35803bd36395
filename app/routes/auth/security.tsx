import { type MetaDescriptor, redirect, useNavigation } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { findViewer, requireViewer, setChangedCookies, withChangedCookies } from '#app/context/guard.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import type { AccountData } from '#app/context/server-extension.server.ts';
import { serverExtensions } from '#app/open-extensions.server.ts';
import { parseAccountForm, securityForm } from '#features/accounts/account-forms.ts';
import { listScopes } from '#features/accounts/callers/caller.ts';
import { listPasskeys } from '#features/accounts/passkeys/passkeys.server.ts';
import { changeSecurity } from '#features/accounts/security/change-security.server.ts';
import type { SecurityResult } from '#features/accounts/security/security-form.tsx';
import { SecurityForms } from '#features/accounts/security/security-forms.tsx';
import { listOpenSessions } from '#features/accounts/sessions/open-sessions.server.ts';
import { OpenSessions } from '#features/accounts/sessions/open-sessions.tsx';
import { noticeCookie } from '#features/accounts/sessions/session.server.ts';
import { hasTwoFactor } from '#features/accounts/two-factor/two-factor.server.ts';
import { apiTokenForm } from '#features/api-tokens/api-token.ts';
import { ApiTokenSection } from '#features/api-tokens/api-token-section.tsx';
import { changeApiTokens, listApiTokens, type TokenResult } from '#features/api-tokens/api-tokens.server.ts';
import { inAction, inForm, inLoader } from '#platform/errors/respond.server.ts';
import { z } from '#platform/forms/zod.ts';
import { privateHeaders, privately, withCookies } from '#platform/http/private-page.ts';
import { Slot } from '#ui/slot.tsx';
import type { Route } from './+types/security';

declare module '#ui/slot.tsx' {
  interface SlotProps {
    'security.sections': AccountData;
  }
}

export const headers = privateHeaders;

const forms = z.discriminatedUnion('intent', [securityForm, apiTokenForm]);

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return [{ title: `Password and security · ${root.loaderData.site.author.name}` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const viewer = await findViewer(context, request);
    if (!viewer) throw redirect('/auth?to=/auth/security', { headers: withCookies([]) });
    const deps = context.get(depsContext);
    const [isTwoFactorOn, passkeys, openSessions, tokens, ofExtensions] = await Promise.all([
      hasTwoFactor(deps, viewer.id),
      listPasskeys(deps, viewer.id),
      listOpenSessions(deps, withChangedCookies(context, request)),
      listApiTokens(deps, viewer.id),
      Promise.all(serverExtensions.map((extension) => extension.accountData?.(deps, viewer.id))),
    ]);
    const apiTokens = { tokens, scopes: listScopes(viewer.role) };
    const accountData: AccountData = Object.assign({}, ...ofExtensions);
    const canSend = deps.settings.SMTP_URL !== '';
    return privately({ ...viewer, canSend, isTwoFactorOn, passkeys, openSessions, apiTokens, accountData });
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  return inAction(async () => {
    const deps = context.get(depsContext);
    const viewer = await requireViewer(context, request);
    const parsed = await parseAccountForm(request, forms);
    if (!parsed.ok) return privately<SecurityResult>(parsed, { status: 400 });
    const { clientAddress } = context.get(requestInfoContext);
    const from = { viewer, request, clientAddress };
    const { form } = parsed;
    return inForm(form, async () => {
      if (isTokenForm(form)) {
        const changed = await changeApiTokens(deps, from, form);
        return privately<TokenResult>(changed, { status: changed.ok ? 200 : 400 });
      }
      const { result, isUpdate, cookies } = await changeSecurity(deps, from, form);
      setChangedCookies(context, cookies);
      const notice = isUpdate ? [noticeCookie(deps, 'user-updated')] : [];
      return privately<SecurityResult>(result, { status: result.ok ? 200 : 400, cookies: [...cookies, ...notice] });
    });
  });
}

type Forms = z.output<typeof forms>;

function isTokenForm(form: Forms): form is z.output<typeof apiTokenForm> {
  return form.intent === 'create-token' || form.intent === 'end-token';
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formData } = useNavigation();
  const intent = formData?.get('intent');
  const id = formData?.get('id');
  const busyIntent = typeof intent === 'string' ? intent : undefined;
  return (
    <>
      <h1 className="page-title">Password and security</h1>
      <p className="deck">{loaderData.email}</p>
      <SecurityForms
        email={loaderData.email}
        canSend={loaderData.canSend}
        isAdmin={loaderData.role === 'admin'}
        isTwoFactorOn={loaderData.isTwoFactorOn}
        passkeys={loaderData.passkeys}
        result={actionData}
        busyIntent={busyIntent}
      />
      {loaderData.role && (
        <ApiTokenSection
          {...loaderData.apiTokens}
          token={actionData?.ok && 'token' in actionData ? actionData.token : undefined}
          hasPasskeys={loaderData.passkeys.length > 0}
          endingId={intent === 'end-token' && typeof id === 'string' ? id : undefined}
          result={actionData}
          busyIntent={busyIntent}
        />
      )}
      {loaderData.role && <Slot name="security.sections" props={loaderData.accountData} />}
      <OpenSessions {...loaderData.openSessions} />
      <p className="plain-links">
        <a href={loaderData.role ? '/admin' : '/'}>{loaderData.role ? 'Back to the admin' : 'Back to Website'}</a>
      </p>
    </>
  );
}
