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

const id = z.string().min(1).max(100);

export const changeWebhookForm = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('test'), id }),
  z.strictObject({ action: z.literal('resume'), id }),
  z.strictObject({ action: z.literal('delete'), id }),
  z.strictObject({ action: z.literal('send-again'), id }),
  z.strictObject({ action: z.literal('seen'), until: z.iso.datetime() }),
]);

function listEvents(): WebhookEvent[] {
  return Object.keys(EVENTS) as WebhookEvent[]; // the keys are declared to be the events
}
