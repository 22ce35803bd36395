import { lazy, Suspense } from 'react';
import { inAccountForm } from '#app/context/account-form.server.ts';
import { loadForAdmin, requireWritingAdmin, withChangedCookies } from '#app/context/guard.server.ts';
import { readProofState } from '#features/accounts/security/prove-identity.server.ts';
import { parsePage } from '#features/admin/list/list.ts';
import { privately } from '#platform/http/private-page.ts';
import { hasUnseenFailures, listDeliveries } from '../deliveries.server.ts';
import { addWebhook, addWebhookForm, listWebhooks } from '../webhooks.server.ts';
import type { WebhookResult } from '../webhooks-page.tsx';
import type { Route } from './+types/webhooks';

export const handle = { methods: ['POST'] };

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async (deps, { request, context }) => {
    const { viewer } = deps;
    const readAt = deps.now().toISOString();
    const [webhooks, deliveries, hasUnseen, proof] = await Promise.all([
      listWebhooks(deps.db),
      listDeliveries(deps.db, parsePage(new URL(request.url).searchParams)),
      hasUnseenFailures(deps.db),
      readProofState(deps, { viewer, request: withChangedCookies(context, request) }),
    ]);
    return { webhooks, deliveries, hasUnseen, readAt, proof };
  });
}

export function action(args: Route.ActionArgs) {
  return inAccountForm(args, { schema: addWebhookForm, guard: requireWritingAdmin }, async ({ form, deps, ...from }) => {
    const { intent, ...given } = form;
    const result = await addWebhook({ ...deps, kinds: deps.kinds.content }, from, given);
    if ('ok' in result) return privately<WebhookResult>({ ...result, intent }, { status: 400 });
    return privately<WebhookResult>({ ok: true, intent, ...result });
  });
}

export default function AdminWebhooks({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Suspense>
      <WebhooksPage {...loaderData} result={actionData} />
    </Suspense>
  );
}

/** Its imports would stand in the manifest that every page of the admin loads. */
const WebhooksPage = lazy(async () => ({ default: (await import('../webhooks-page.tsx')).WebhooksPage }));
