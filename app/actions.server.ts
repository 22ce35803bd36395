import { firstStepsActions } from '#features/admin/first-steps/first-steps-actions.server.ts';
import { libraryActions } from '#features/admin/library/library-actions.server.ts';
import { trashActions } from '#features/admin/trash/trash-actions.server.ts';
import { backupActions } from '#features/backup/backup-actions.server.ts';
import { checkActions } from '#features/checks/check-actions.server.ts';
import { draftActions } from '#features/editor/actions/draft-actions.server.ts';
import { contentActions } from '#features/items/content-actions.server.ts';
import { jobActions } from '#features/jobs/job-actions.server.ts';
import { redirectActions } from '#features/redirects/redirect-actions.server.ts';
import { serviceActions } from '#features/services/service-actions.server.ts';
import { videoActions } from '#features/videos/admin/video-actions.server.ts';
import type { AnyAction } from './context/action-deps.server.ts';
import { serverExtensions } from './open-extensions.server.ts';

const coreActions = {
  ...contentActions,
  ...draftActions,
  ...trashActions,
  ...libraryActions,
  ...videoActions,
  ...serviceActions,
  ...redirectActions,
  ...backupActions,
  ...jobActions,
  ...checkActions,
  ...firstStepsActions,
} satisfies Record<string, AnyAction>;

type CoreActions = typeof coreActions;

declare module '#features/admin/actions/actions.ts' {
  interface Actions extends CoreActions {}
}

/** All changes that the admin makes, each under the name that stands in its path. No extension takes a name of the core's. */
export const actions: Readonly<Record<string, AnyAction>> = Object.assign(
  {},
  ...serverExtensions.map((extension) => extension.actions),
  coreActions,
);
