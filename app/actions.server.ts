import type { Viewer } from '#features/accounts/sessions/viewer.server.ts';
import type { Action } from '#features/admin/actions/action.server.ts';
import type { Kinds } from '#features/admin/actions/kinds.ts';
import { firstStepsActions } from '#features/admin/first-steps/first-steps-actions.server.ts';
import { libraryActions } from '#features/admin/library/library-actions.server.ts';
import { trashActions } from '#features/admin/trash/trash-actions.server.ts';
import { backupActions } from '#features/backup/backup-actions.server.ts';
import { checkActions } from '#features/checks/check-actions.server.ts';
import { messageActions } from '#features/contact/message-actions.server.ts';
import { draftActions } from '#features/editor/actions/draft-actions.server.ts';
import { importActions } from '#features/importing/import-actions.server.ts';
import { contentActions } from '#features/items/content-actions.server.ts';
import { jobActions } from '#features/jobs/job-actions.server.ts';
import { subscriberActions } from '#features/newsletter/admin/subscriber-actions.server.ts';
import { newsletterActions } from '#features/newsletter/sending/newsletter-actions.server.ts';
import { redirectActions } from '#features/redirects/redirect-actions.server.ts';
import { serviceActions } from '#features/services/service-actions.server.ts';
import { videoActions } from '#features/videos/admin/video-actions.server.ts';
import { webhookActions } from '#features/webhooks/webhook-actions.server.ts';
import type { z } from '#platform/forms/zod.ts';
import type { Deps } from './context/deps.server.ts';

export interface ActionDeps extends Deps {
  viewer: Viewer;
  /** Email of the viewer. */
  by: string;
  kinds: Kinds;
  request: Request;
  getStatus(path: string): Promise<number>;
  storeVideosIn(html: string): Promise<void>;
}

/** All changes that the admin makes, each under the name that stands in its path. */
export const actions = {
  ...contentActions,
  ...draftActions,
  ...trashActions,
  ...libraryActions,
  ...videoActions,
  ...serviceActions,
  ...redirectActions,
  ...messageActions,
  ...subscriberActions,
  ...newsletterActions,
  ...importActions,
  ...webhookActions,
  ...backupActions,
  ...jobActions,
  ...checkActions,
  ...firstStepsActions,
} satisfies Record<string, Action<z.ZodType, ActionDeps, object>>;

type AllActions = typeof actions;

declare module '#features/admin/actions/actions.ts' {
  interface Actions extends AllActions {}
}
