import type { Db } from '#db/client.server.ts';
import { defineAction, done, refused } from '#features/admin/actions/action.server.ts';
import { z } from '#platform/forms/zod.ts';
import type { JobRunner } from '#platform/jobs/job-runner.server.ts';
import { DELIVERY_JOB, markFailuresSeen, queueTest, sendAgain } from './deliveries.server.ts';
import { deleteWebhook, resumeWebhook } from './webhooks.server.ts';

interface WebhookActionDeps {
  db: Db;
  by: string;
  jobs: Pick<JobRunner, 'wake'>;
  now(): Date;
}

const schema = z.strictObject({ id: z.string().min(1).max(100) });

export const webhookActions = {
  'webhook.test': defineAction('admin', schema, async ({ id }, deps: WebhookActionDeps) =>
    respondQueued(deps, await queueTest(deps.db, id, deps.now()), 'Test on its way'),
  ),
  'webhook.resume': defineAction('admin', schema, async ({ id }, deps: WebhookActionDeps) => {
    await resumeWebhook(deps, id);
    return done({}, { toast: 'Webhook resumed' });
  }),
  'webhook.delete': defineAction('admin', schema, async ({ id }, deps: WebhookActionDeps) => {
    await deleteWebhook(deps, id);
    return done({}, { toast: 'Webhook deleted' });
  }),
  'delivery.send-again': defineAction('admin', schema, async ({ id }, deps: WebhookActionDeps) =>
    respondQueued(deps, await sendAgain(deps.db, id, deps.now()), 'On its way again'),
  ),
  'delivery.mark-seen': defineAction('admin', z.strictObject({ until: z.iso.datetime() }), async ({ until }, { db }: WebhookActionDeps) => {
    await markFailuresSeen(db, until);
    return done({});
  }),
};

function respondQueued({ jobs }: WebhookActionDeps, isQueued: boolean, toast: string) {
  if (!isQueued) return refused('Its webhook is paused, or it’s already on its way.');
  jobs.wake(DELIVERY_JOB);
  return done({}, { toast });
}
