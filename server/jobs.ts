import type { JobDeps } from '#app/context/server-extension.server.ts';
import { serverExtensions } from '#app/open-extensions.server.ts';
import { createJobStore } from '#db/jobs.server.ts';
import { createExpiredAccountsHandler } from '#features/accounts/delete-expired.server.ts';
import { createTrashHandler } from '#features/admin/trash/trash.server.ts';
import { createAnnounceHandlers } from '#features/announcing/announce.server.ts';
import { createPurgeHandlers } from '#features/announcing/purge-cdn.server.ts';
import { createImageCleaningHandler } from '#features/images/store/clean-images.server.ts';
import { createEmailHandler } from '#features/outbox/outbox.server.ts';
import { createRefoldHandler } from '#features/search/refold.server.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import { createJobRunner, type JobRunner } from '#platform/jobs/job-runner.server.ts';

interface AllJobDeps extends JobDeps {
  backups: JobHandler;
  isStoreOurs: boolean;
  findNextDate(): Promise<number>;
}

export function createJobs({ backups, isStoreOurs, ...deps }: AllJobDeps): JobRunner {
  const refolds = serverExtensions.flatMap(({ refold }) => refold ?? []);
  const handlers = [
    createEmailHandler({
      ...deps,
      async onRefused(email) {
        for (const { onEmailRefused } of serverExtensions) await onEmailRefused?.(deps.db, email);
      },
    }),
    backups,
    ...createPurgeHandlers(deps),
    ...createAnnounceHandlers({ ...deps, kinds: deps.kinds.content }),
    createRefoldHandler(deps.db, refolds),
    createTrashHandler(deps, deps.kinds.trashed),
    ...(isStoreOurs ? [createImageCleaningHandler(deps)] : []),
    createExpiredAccountsHandler(deps),
    ...serverExtensions.flatMap(({ jobs: create }) => create?.(deps) ?? []),
  ];
  const jobs = createJobRunner({ ...deps, store: createJobStore(deps.db), handlers });
  deps.contentVersion.onChange(() => {
    for (const { name, onContentChange } of handlers) if (onContentChange) jobs.request(name, onContentChange.afterMs);
  });
  return jobs;
}
