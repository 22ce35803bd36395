import { DELIVERY_JOB, markFailuresSeen, queueTest, sendAgain } from '#features/webhooks/deliveries.server.ts';
import { changeWebhookForm } from '#features/webhooks/webhook-forms.ts';
import { deleteWebhook, resumeWebhook } from '#features/webhooks/webhooks.server.ts';
import { okResponse, refusedResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/change';

export const handle = { methods: ['POST'] };

export function action(args: Route.ActionArgs) {
  return respondToChange(args, changeWebhookForm, async (change, deps) => {
    const { db, now, jobs } = deps;
    if (change.action === 'seen') {
      await markFailuresSeen(db, change.until);
      return okResponse();
    }
    const { action, id } = change;
    if (action === 'delete' || action === 'resume') {
      await (action === 'delete' ? deleteWebhook : resumeWebhook)(deps, id);
      return okResponse();
    }
    const isQueued = await (action === 'test' ? queueTest : sendAgain)(db, id, now());
    if (!isQueued) return refusedResponse('Its webhook is paused, or it’s already on its way.');
    jobs.wake(DELIVERY_JOB);
    return okResponse();
  });
}
