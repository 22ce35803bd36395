import type { WebhookEvent } from '#db/schema.ts';
import { proof } from '#features/accounts/account-forms.ts';
import { checkbox, requiredText, z } from '#platform/forms/zod.ts';
import { EVENTS } from './webhook.ts';

const MAX_URL = 500;

const ticked = { published: checkbox, changed: checkbox, removed: checkbox } satisfies Record<WebhookEvent, typeof checkbox>;

export const addWebhookForm = z
  .strictObject({
    intent: z.literal('add'),
    url: requiredText(MAX_URL, 'Enter the address of the program.'),
    ...ticked,
    ...proof,
  })
  .transform(({ published, changed, removed, ...form }) => {
    const isTicked: Record<WebhookEvent, boolean> = { published, changed, removed };
    return { ...form, events: listEvents().filter((event) => isTicked[event]) };
  });

function listEvents(): WebhookEvent[] {
  return Object.keys(EVENTS) as WebhookEvent[]; // the keys are declared to be the events
}
