import { defineAction, done } from '#features/admin/actions/action.server.ts';
import { z } from '#platform/forms/zod.ts';
import type { JobRunner } from '#platform/jobs/job-runner.server.ts';

export const jobActions = {
  'job.retry': defineAction(
    'admin',
    z.strictObject({ name: z.string().max(100) }),
    async ({ name }, { jobs }: { jobs: Pick<JobRunner, 'tryAgain' | 'list'> }) => {
      await jobs.tryAgain(name);
      return done({ jobs: await jobs.list() });
    },
    { isAllowedReadOnly: true },
  ),
};
