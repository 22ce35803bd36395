import { type MetaDescriptor, redirect, useNavigation } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { type Context, findViewer, requireEditor, requireWritable } from '#app/context/guard.server.ts';
import { parseAccountForm } from '#features/accounts/account-forms.ts';
import { inAction, inLoader } from '#platform/errors/respond.server.ts';
import { parseForm, refuseForm } from '#platform/forms/parse-form.ts';
import { privateHeaders, privately, withCookies } from '#platform/http/private-page.ts';
import { readAuthorization, toClient } from '../oauth/authorization.server.ts';
import { Consent } from '../oauth/consent.tsx';
import { createGrant } from '../oauth/grants.server.ts';
import { authorizationSchema, consentForm, getTarget } from '../oauth/oauth-requests.ts';
import type { Route } from './+types/assistant';

export const headers = privateHeaders;

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return [{ title: `Connect an assistant · ${root.loaderData.site.author.name}` }, { name: 'robots', content: 'noindex' }];
}

/** The page that OAuth calls the authorization endpoint. It grants nothing by itself. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    const authorization = await read(context, request);
    if (authorization.outcome === 'unknown') return privately({ client: null, to: null }, { status: 400 });
    if (authorization.outcome === 'refused') return privately({ client: null, to: authorization.to }, { status: 400 }); // no redirect: anyone can register an address
    const viewer = await findViewer(context, request);
    const { pathname, search } = new URL(request.url);
    if (!viewer) throw redirect(`/auth?to=${encodeURIComponent(pathname + search)}`, { headers: withCookies([]) });
    const { client, scopes, request: asked } = authorization;
    return privately({ client: { name: client.name, target: getTarget(asked.redirect_uri) }, scopes, viewer });
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  return inAction(async () => {
    const viewer = await requireEditor(context, request);
    requireWritable(context);
    const authorization = await read(context, request);
    const parsed = await parseAccountForm(request, consentForm);
    if (!parsed.ok) return privately(parsed, { status: 400 });
    if (authorization.outcome !== 'asks') return privately(refuseForm({ formError: 'This request is no longer valid.' }), { status: 400 });
    const deps = context.get(depsContext);
    const { client, request: asked } = authorization;
    const answer = (given: { code: string } | { error: string }) => privately({ to: toClient(asked, deps.settings.SITE_URL, given) });
    const { intent, ...ticked } = parsed.form;
    if (intent === 'deny') return answer({ error: 'access_denied' });
    const scopes = authorization.scopes.filter((name) => `allow-${name}` in ticked);
    const code = await createGrant(deps, { viewer, client, request: asked, scopes });
    return code === undefined ? privately(refuseForm({ formError: TOO_MANY }), { status: 400 }) : answer({ code });
  });
}

const TOO_MANY = 'You have 20 assistants already. Disconnect one first.';

/** A parameter that stands there twice could be read in two ways. */
async function read(context: Context, request: Request) {
  const { searchParams } = new URL(request.url);
  const sent = new Map(searchParams);
  const { db, settings } = context.get(depsContext);
  const parsed = parseForm(authorizationSchema, Object.fromEntries(sent));
  const isClear = parsed.ok && sent.size === searchParams.size;
  return isClear ? readAuthorization(db, parsed.form, settings.SITE_URL) : ({ outcome: 'unknown' } as const);
}

export default function AssistantPage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  if (!loaderData.client) {
    const { to } = loaderData;
    return (
      <>
        <h1 className="page-title">This program can’t be connected</h1>
        <p className="deck">
          {to === null
            ? 'It isn’t registered here, or asks to be answered at another address. Remove it in the program, and connect it again.'
            : 'It asks for something that this site doesn’t do.'}
        </p>
        {to !== null && (
          <p className="plain-links">
            <a href={to}>Back to the program</a>
          </p>
        )}
      </>
    );
  }
  return <Consent {...loaderData} isBusy={isBusy} result={actionData} />;
}
