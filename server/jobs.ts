import { formKinds, storedKinds } from '#app/all-kinds.server.ts';
import type { JobDeps, ServerExtension } from '#app/context/server-extension.server.ts';
import * as open from '#app/extensions.server.ts';
import { contentKinds } from '#app/kinds.ts';
import { createJobStore } from '#db/jobs.server.ts';
import { createExpiredAccountsHandler } from '#features/accounts/delete-expired.server.ts';
import { createTrashHandler } from '#features/admin/trash/trash.server.ts';
import { createAnnounceHandlers, GATHER_MS } from '#features/announcing/announce.server.ts';
import { createPurgeHandlers, PURGE_JOB } from '#features/announcing/purge-cdn.server.ts';
import { createOldMessagesHandler, recordRefusal } from '#features/contact/messages.server.ts';
import { createImageCleaningHandler } from '#features/images/store/clean-images.server.ts';
import { createImportHandler } from '#features/importing/import-job.server.ts';
import { CONFIRMATION_JOB, createConfirmationHandler } from '#features/newsletter/confirmation-job.server.ts';
import { createNewsletterHandler } from '#features/newsletter/sending/send-newsletters.server.ts';
import { createEmailHandler } from '#features/outbox/outbox.server.ts';
import { createRefoldHandler } from '#features/search/refold.server.ts';
import { createOldViewsHandler } from '#features/statistics/store-views.server.ts';
import { CHANGES_JOB, createWebhookHandlers } from '#features/webhooks/webhook-jobs.server.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import { createJobRunner, type JobRunner } from '#platform/jobs/job-runner.server.ts';
import type { Mail } from '#platform/mail/mail.server.ts';

interface AllJobDeps extends JobDeps {
  mail: Mail;
  backups: JobHandler;
  isStoreOurs: boolean;
  findNextDate(): Promise<number>;
}

const extensions: readonly ServerExtension[] = Object.values(open);

export function createJobs({ backups, isStoreOurs, ...deps }: AllJobDeps): JobRunner {
  const brought = extensions.flatMap(({ jobs: create }) => create?.(deps) ?? []);
  const announcers = createAnnounceHandlers({ ...deps, kinds: contentKinds });
  const handlers = [
    createEmailHandler({ ...deps, onRefused: (email) => recordRefusal(deps.db, email) }),
    backups,
    ...createPurgeHandlers(deps),
    ...announcers,
    ...createWebhookHandlers({ ...deps, kinds: contentKinds }),
    createRefoldHandler(deps),
    createTrashHandler(deps, storedKinds),
    ...(isStoreOurs ? [createImageCleaningHandler(deps)] : []),
    createExpiredAccountsHandler(deps),
    createOldViewsHandler(deps),
    createOldMessagesHandler(deps),
    createConfirmationHandler(deps),
    createNewsletterHandler(deps),
    createImportHandler({ ...deps, kinds: formKinds }),
    ...brought,
  ];
  const jobs = createJobRunner({ ...deps, store: createJobStore(deps.db), handlers });
  deps.contentVersion.onChange(() => {
    jobs.request(PURGE_JOB);
    jobs.request(CONFIRMATION_JOB); // the newsletter may have been switched on
    for (const { name, onContentChange } of brought) if (onContentChange) jobs.request(name, onContentChange.afterMs);
    for (const name of [CHANGES_JOB, ...announcers.map((announcer) => announcer.name)]) jobs.request(name, GATHER_MS);
  });
  return jobs;
}
