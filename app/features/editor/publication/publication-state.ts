import type { FormKind } from '#features/publishing/content-kind.ts';
import type { SavedContent } from '../save/save-response.ts';

/** `changed` is public and has a next state that waits. */
export type PublicationState = 'new' | 'draft' | 'scheduled' | 'published' | 'changed';

/** `publish` is the form's main button, `draft` its other one and Ctrl+S. */
export type SaveAction = 'publish' | 'draft' | 'schedule' | 'publish-now';

export interface Publication {
  intent: 'publish' | 'draft';
  publishAt: string;
}

export function getPublicationState(item: SavedContent | undefined, now: Date): PublicationState {
  if (!item) return 'new';
  if (item.isDraft) return 'draft';
  if (item.publishedAt > now.toISOString()) return 'scheduled';
  return item.isChanged ? 'changed' : 'published';
}

/** Undefined while changes wait, which may differ from the site. */
export function isSwitchedOff({ hasSwitch }: FormKind, item: SavedContent | undefined, now: Date): boolean | undefined {
  if (!hasSwitch || !item) return false;
  return getPublicationState(item, now) === 'changed' ? undefined : item.fields.isActive !== 'on';
}

export function getPublicPath(item: SavedContent | undefined, { now, isHidden }: { now: Date; isHidden: boolean | undefined }) {
  const state = getPublicationState(item, now);
  return state === 'published' || state === 'changed' ? (!isHidden && item?.path) || undefined : undefined;
}

interface PublicationOptions {
  item: SavedContent | undefined;
  now: Date;
  publishAt: string;
  mayPublish?: boolean;
}

/** A scheduled item keeps its date; a draft never makes anything public, and an editor saves nothing else. */
export function toPublication(action: SaveAction, { item, now, publishAt, mayPublish = true }: PublicationOptions): Publication {
  if (!mayPublish) return { intent: 'draft', publishAt: '' };
  if (action === 'schedule') return { intent: 'publish', publishAt };
  if (action === 'publish-now') return { intent: 'publish', publishAt: 'now' };
  if (item && getPublicationState(item, now) === 'scheduled') return { intent: 'publish', publishAt: item.publishedAt };
  return { intent: action, publishAt: '' };
}

/** `isNewest`: whether what readers see already gets today's date; undefined where that is no question. */
export function getMainButton({ hasNoDrafts }: Pick<FormKind, 'hasNoDrafts'>, state: PublicationState, isNewest?: boolean): string {
  if (hasNoDrafts) return 'Save';
  if (isNewest === undefined) return MAIN_BUTTON[state];
  return isNewest ? 'Update as newest' : 'Update, same date';
}

const MAIN_BUTTON: Record<PublicationState, string> = {
  new: 'Publish',
  draft: 'Publish',
  scheduled: 'Update',
  published: 'Update',
  changed: 'Publish changes',
};

export const SAVE_DRAFT = 'Save draft';
