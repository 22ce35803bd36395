import type { FieldValues } from '#features/publishing/content-kind.ts';

interface Made {
  /** The version that it made, and the one that its author had seen. */
  version: number;
  baseVersion: number;
  by: string;
  now: string;
}

interface SaveMade extends Made {
  action: 'publish' | 'draft';
  fields: FieldValues;
  publishAt: string;
  saveId: string;
}

/** A change that an item took. */
export type Change = SaveMade | (Made & { action: 'unpublish' | 'discard-changes' });

/** What should be stored once changes have been made one after the other. */
export interface Expected {
  row: FieldValues;
  waiting: FieldValues | undefined;
  isDraft: boolean;
  publishedAt: string;
  firstPublishedAt: string;
}

const NEVER = '9999-12-31T23:59:59.999Z';

/** Makes the changes in the order of their versions, in words of its own; `faults` gets what no order of them explains. */
export function replay(changes: readonly Change[], faults: string[]): Expected {
  const [first, ...others] = changes.toSorted((a, b) => a.version - b.version);
  if (!first || !('fields' in first)) throw new Error('an item begins with a save');
  const isDraft = first.action === 'draft';
  const publishedAt = (!isDraft && first.publishAt) || first.now;
  let state: Expected = {
    row: first.fields,
    waiting: undefined,
    isDraft,
    publishedAt,
    firstPublishedAt: isDraft ? NEVER : publishedAt,
  };
  let version = first.version;
  for (const change of others) {
    if (change.version !== version + 1) faults.push(`version ${change.version} follows ${version}`);
    version = change.version;
    const isSameText = 'fields' in change && isSame(change.fields, state.waiting ?? state.row);
    if (change.baseVersion !== version - 1 && !isSameText)
      faults.push(`${change.by} saved version ${version} over one that they had not seen, from ${change.baseVersion}`);
    state = apply(state, change);
  }
  return state;
}

function apply(state: Expected, change: Change): Expected {
  const { now } = change;
  const hasBeenPublic = state.firstPublishedAt <= now;
  if (change.action === 'discard-changes') return { ...state, waiting: undefined };
  if (!('fields' in change)) return { ...state, isDraft: true, firstPublishedAt: hasBeenPublic ? state.firstPublishedAt : NEVER };
  const { fields, publishAt } = change;
  if (change.action === 'publish') {
    const publishedAt = publishAt || (state.isDraft ? now : state.publishedAt);
    return {
      row: fields,
      waiting: undefined,
      isDraft: false,
      publishedAt,
      firstPublishedAt: hasBeenPublic ? state.firstPublishedAt : publishedAt,
    };
  }
  if (state.isDraft) return { ...state, row: fields, waiting: undefined };
  return { ...state, waiting: isSame(fields, state.row) ? undefined : fields };
}

export function isSame(one: FieldValues, other: FieldValues): boolean {
  return Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
}
