import type { ServerExtension } from '#app/context/server-extension.server.ts';
import { contactForm } from './contact-form.server.ts';
import { messageActions, replyFields } from './message-actions.server.ts';
import { checkMessages, countMessages, createOldMessagesHandler, recordRefusal, refoldMessages } from './messages.server.ts';
import { REPLY } from './messages.ts';

export const inbox = {
  actions: messageActions,
  jobs: (deps) => [createOldMessagesHandler(deps)],
  checks: [{ part: 'messages', name: 'Messages', startLevel: 'wrong', needs: ['DATABASE_URL', 'DATA_DIR'], look: checkMessages }],
  contactForm,
  keptTexts: { [REPLY]: replyFields },
  tabs: { messages: countMessages },
  onEmailRefused: recordRefusal,
  refold: refoldMessages,
} satisfies ServerExtension;

type MessageActions = typeof messageActions;

declare module '#features/admin/actions/actions.ts' {
  interface Actions extends MessageActions {}
}
