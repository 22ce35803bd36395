import type { Viewer } from '#features/accounts/sessions/viewer.server.ts';
import type { Action } from '#features/admin/actions/action.server.ts';
import type { z } from '#platform/forms/zod.ts';
import type { Deps } from './deps.server.ts';

export interface ActionDeps extends Deps {
  viewer: Viewer;
  /** Email of the viewer. */
  by: string;
  request: Request;
  getStatus(path: string): Promise<number>;
  storeVideosIn(html: string): Promise<void>;
}

export type AnyAction = Action<z.ZodType, ActionDeps, object>;
