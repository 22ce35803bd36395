import type { ServerExtension } from '#app/context/server-extension.server.ts';
import { newsletterActions } from './sending/newsletter-actions.server.ts';
import { newsletterKind } from './sending/newsletter-kind.ts';
import { checkNewsletters, holdNewsletters } from './sending/newsletters.server.ts';
import { notes } from './sending/notes-migration.ts';
import { createNewsletterHandler } from './sending/send-newsletters.server.ts';
import { createConfirmationHandler } from './subscribers/confirmation-job.server.ts';
import { createAddressList } from './subscribers/import-subscribers.server.ts';
import { findTab } from './subscribers/list-subscribers.server.ts';
import { subscriberActions } from './subscribers/subscriber-actions.server.ts';

const actions = { ...subscriberActions, ...newsletterActions };

export const newsletter = {
  migrations: [notes],
  actions,
  jobs: (deps) => [createConfirmationHandler(deps), createNewsletterHandler(deps)],
  checks: [{ part: 'newsletter', name: 'Newsletter', needs: ['DATABASE_URL', 'DATA_DIR'], look: checkNewsletters }],
  tabs: { subscribers: findTab },
  addressList: createAddressList,
  privateKinds: [newsletterKind],
  onRestore: holdNewsletters,
} satisfies ServerExtension;

type NewsletterActions = typeof actions;

declare module '#features/admin/actions/actions.ts' {
  interface Actions extends NewsletterActions {}
}
