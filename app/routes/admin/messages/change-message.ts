import { requireAdmin } from '#app/context/guard.server.ts';
import { changeMessage, deleteMessage, replyToMessage } from '#features/contact/messages.server.ts';
import { FOLDERS, MAX_REPLY } from '#features/contact/messages.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { requiredText, z } from '#platform/forms/zod.ts';
import { okResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/change-message';

export const handle = { methods: ['POST'] };

const schema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['read', 'unread', ...FOLDERS]) }),
  z.strictObject({ action: z.literal('delete') }),
  z.strictObject({ action: z.literal('reply'), replyId: z.uuid(), text: requiredText(MAX_REPLY, 'Write a reply') }),
]);

/** POST changes, answers or deletes a message. */
export function action(args: Route.ActionArgs) {
  const { id } = args.params;
  return inEndpoint(async () => {
    const { email } = await requireAdmin(args.context, args.request);
    return respondToChange(args, schema, async (change, deps) => {
      if (change.action === 'reply') await replyToMessage(deps, id, { ...change, sentBy: email });
      else if (change.action === 'delete') await deleteMessage(deps.db, id);
      else await changeMessage(deps, id, change.action);
      return okResponse();
    });
  });
}
