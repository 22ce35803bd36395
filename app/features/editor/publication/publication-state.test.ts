import { expect, test } from 'vitest';
import type { SavedContent } from '../save/save-response.ts';
import { getPublicationState, getPublicPath, isSwitchedOff, toPublication } from './publication-state.ts';
import { describeSave, describeState } from './publication-words.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const LATER = '2026-07-01T09:00:00.000Z';
const ITEM: SavedContent = {
  id: 'a',
  version: 1,
  lastSaveId: null,
  fields: { isActive: 'on' },
  isDraft: false,
  isChanged: false,
  publishedAt: '2026-05-01T09:00:00.000Z',
  path: '/blog/a',
};
const draft = { ...ITEM, isDraft: true };
const scheduled = { ...ITEM, publishedAt: LATER };
const changed = { ...ITEM, isChanged: true };

test('[ADM-21] what readers see follows from draft, date and waiting changes', () => {
  const states = [undefined, draft, { ...draft, publishedAt: LATER }, scheduled, ITEM, changed].map((item) =>
    getPublicationState(item, NOW),
  );
  expect(states).toEqual(['new', 'draft', 'draft', 'scheduled', 'published', 'changed']);
  expect(getPublicationState(scheduled, new Date('2026-07-01T09:00:01.000Z'))).toBe('published');
});

test('[ADM-21] a draft makes nothing public; what waits for its date keeps it, until it has come', () => {
  const send = (action: Parameters<typeof toPublication>[0], item?: SavedContent, now = NOW) =>
    toPublication(action, { item, now, publishAt: action === 'schedule' ? LATER : '' });
  for (const item of [undefined, draft, ITEM, changed]) expect(send('draft', item)).toEqual({ intent: 'draft', publishAt: '' });
  for (const item of [undefined, draft, ITEM, changed]) expect(send('publish', item)).toEqual({ intent: 'publish', publishAt: '' });
  for (const action of ['draft', 'publish'] as const) expect(send(action, scheduled)).toEqual({ intent: 'publish', publishAt: LATER });
  expect(send('draft', scheduled, new Date('2026-08-01T00:00:00.000Z'))).toEqual({ intent: 'draft', publishAt: '' });
  expect(send('schedule', draft)).toEqual({ intent: 'publish', publishAt: LATER });
  expect(send('publish-now', scheduled)).toEqual({ intent: 'publish', publishAt: 'now' });
});

test('[ADM-21] the form links to the site only where readers see it', () => {
  const paths = [draft, scheduled, ITEM, changed].map((item) => getPublicPath(item, { now: NOW, isHidden: false }));
  expect(paths).toEqual([undefined, undefined, '/blog/a', '/blog/a']);
  expect(getPublicPath(ITEM, { now: NOW, isHidden: true })).toBeUndefined();
});

test('[ADM-9] [ADM-21] of changes that wait nobody says whether the switch hides what is on the site', () => {
  const kind = { hasSwitch: true } as Parameters<typeof isSwitchedOff>[0]; // all that it looks at
  const hidden = { ...ITEM, fields: { isActive: '' } };
  expect([ITEM, hidden, { ...hidden, isChanged: true }].map((item) => isSwitchedOff(kind, item, NOW))).toEqual([false, true, undefined]);
});

test('[ADM-21] the state is told in words that are true', () => {
  const options = { now: NOW, isHidden: false };
  expect(describeState(undefined, options)).toBeUndefined();
  expect(describeState(ITEM, { ...options, isDirty: true })).toBe('Unpublished changes');
  expect(describeState(ITEM, options)).toBe('Published · May 1, 2026');
  expect(describeState(ITEM, { ...options, isHidden: true })).toBe('Published, but hidden on the site');
  expect(describeState(draft, options)).toBe('Draft');
  expect(describeState(changed, options)).toBe('Published · unpublished changes');
  expect(describeSave(ITEM, options)).toBeUndefined();
  expect(describeSave(draft, options)).toBe('Saved as a draft. Readers can’t see it.');
});
