import type { ServerExtension } from '#app/context/server-extension.server.ts';
import { webhookActions } from './webhook-actions.server.ts';
import { createWebhookHandlers } from './webhook-jobs.server.ts';
import { listLeftBehind, pauseAllWebhooks } from './webhooks.server.ts';
import { checkWebhooks } from './webhooks-check.server.ts';

export const webhooks = {
  actions: webhookActions,
  jobs: ({ kinds, ...deps }) => createWebhookHandlers({ ...deps, kinds: kinds.content }),
  checks: [{ part: 'webhooks', name: 'Webhooks', needs: ['DATABASE_URL', 'DATA_DIR'], look: checkWebhooks }],
  storedColumns: [
    { table: 'webhooks', id: 'id', column: 'events', type: 'list' },
    { table: 'webhookDeliveries', id: 'id', column: 'payload', type: 'json' },
  ],
  onRestore: pauseAllWebhooks,
  leftBehind: listLeftBehind,
} satisfies ServerExtension;

type WebhookActions = typeof webhookActions;

declare module '#features/admin/actions/actions.ts' {
  interface Actions extends WebhookActions {}
}
