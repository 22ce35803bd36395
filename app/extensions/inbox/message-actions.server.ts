import { defineAction, done } from '#features/admin/actions/action.server.ts';
import { requiredText, z } from '#platform/forms/zod.ts';
import { changeMessage, deleteMessage, deleteSpam, type MessagesDeps, replyToMessage } from './messages.server.ts';
import { FOLDER_LABELS, FOLDERS, MAX_REPLY } from './messages.ts';

const id = z.string().max(100);
export const replyFields = { replyId: z.uuid(), text: requiredText(MAX_REPLY, 'Write a reply') };

export const messageActions = {
  'message.mark': defineAction('admin', z.strictObject({ id, isRead: z.boolean() }), async ({ id, isRead }, deps: MessagesDeps) => {
    await changeMessage(deps, id, isRead ? 'read' : 'unread');
    return done({}, isRead ? {} : { toast: 'Marked as unread' });
  }),
  'message.move': defineAction('admin', z.strictObject({ id, folder: z.enum(FOLDERS) }), async ({ id, folder }, deps: MessagesDeps) => {
    await changeMessage(deps, id, folder);
    return done({}, { toast: `Moved to ${FOLDER_LABELS[folder]}` });
  }),
  'message.delete': defineAction('admin', z.strictObject({ id }), async ({ id }, { db }: MessagesDeps) => {
    await deleteMessage(db, id);
    return done({}, { toast: 'Message deleted' });
  }),
  'message.reply': defineAction(
    'admin',
    z.strictObject({ id, ...replyFields }),
    async ({ id, ...reply }, deps: MessagesDeps & { by: string }) => {
      await replyToMessage(deps, id, { ...reply, sentBy: deps.by });
      return done({}, { toast: 'Reply stored and being sent' });
    },
  ),
  'spam.delete': defineAction('admin', z.strictObject({ until: z.iso.datetime() }), async ({ until }, { db }: MessagesDeps) => {
    await deleteSpam(db, until);
    return done({}, { toast: 'Spam deleted' });
  }),
};
