import type { FormKind } from '#features/publishing/content-kind.ts';
import type { SavedContent } from '../save/save-response.ts';

/** What readers see of an item: nothing before it is published, nor before its date; `changed` has a next state that waits. */
export type PublicationState = 'new' | 'draft' | 'scheduled' | 'published' | 'changed';

/** What the author asks for: `publish` is the form's main button, `draft` its other one and Ctrl+S. */
export type SaveAction = 'publish' | 'draft' | 'schedule' | 'publish-now';

/** What a form sends with its fields. */
export interface Publication {
  intent: 'publish' | 'draft';
  /** ISO 8601; empty for the usual date. */
  publishAt: string;
}

export function getPublicationState(item: SavedContent | undefined, now: Date): PublicationState {
  if (!item) return 'new';
  if (item.isDraft) return 'draft';
  if (item.publishedAt > now.toISOString()) return 'scheduled';
  return item.isChanged ? 'changed' : 'published';
}

/** Whether a switch of its own hides what is published; undefined where changes wait, which may say something else than the site. */
export function isSwitchedOff({ hasSwitch }: FormKind, item: SavedContent | undefined, now: Date): boolean | undefined {
  if (!hasSwitch || !item) return false;
  return getPublicationState(item, now) === 'changed' ? undefined : item.fields.isActive !== 'on';
}

/** Where readers see it; undefined where they do not. */
export function getPublicPath(item: SavedContent | undefined, { now, isHidden }: { now: Date; isHidden: boolean | undefined }) {
  const state = getPublicationState(item, now);
  return state === 'published' || state === 'changed' ? (!isHidden && item?.path) || undefined : undefined;
}

/** Saving what waits for its date keeps that date; a draft never makes anything public. */
export function toPublication(action: SaveAction, options: { item: SavedContent | undefined; now: Date; publishAt: string }): Publication {
  const { item, now, publishAt } = options;
  if (action === 'schedule') return { intent: 'publish', publishAt };
  if (action === 'publish-now') return { intent: 'publish', publishAt: 'now' };
  if (item && getPublicationState(item, now) === 'scheduled') return { intent: 'publish', publishAt: item.publishedAt };
  return { intent: action, publishAt: '' };
}

/** What the button says that makes a form's text public. */
export function getMainButton({ hasNoDrafts }: Pick<FormKind, 'hasNoDrafts'>, state: PublicationState): string {
  return hasNoDrafts ? 'Save' : MAIN_BUTTON[state];
}

const MAIN_BUTTON: Record<PublicationState, string> = {
  new: 'Publish',
  draft: 'Publish',
  scheduled: 'Update',
  published: 'Update',
  changed: 'Publish changes',
};

/** What the other one says; undefined where the main button does the same. */
export function getDraftButton({ hasNoDrafts }: Pick<FormKind, 'hasNoDrafts'>, state: PublicationState): string | undefined {
  return hasNoDrafts ? undefined : DRAFT_BUTTON[state];
}

const DRAFT_BUTTON: Record<PublicationState, string | undefined> = {
  new: 'Save draft',
  draft: 'Save draft',
  scheduled: undefined,
  published: 'Save as draft',
  changed: 'Save as draft',
};
