import { deleteSpam } from '#features/contact/messages.server.ts';
import { z } from '#platform/forms/zod.ts';
import { okResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/spam';

export const handle = { methods: ['POST'] };

const schema = z.strictObject({ action: z.literal('delete'), until: z.iso.datetime() });

/** POST deletes the messages in Spam that had come by a moment. */
export function action(args: Route.ActionArgs) {
  return respondToChange(args, schema, async ({ until }, { db }) => {
    await deleteSpam(db, until);
    return okResponse();
  });
}
