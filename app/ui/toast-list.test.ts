import { expect, test } from 'vitest';
import { addToast, dismissAbout, getToastText, type NewToast, selectShown, type Toast } from './toast-list.ts';

let lastId = 0;
const nextId = () => (lastId += 1);
const error = (text: string, about?: string): NewToast => ({ id: nextId(), kind: 'error', text, about });
const show = (...added: NewToast[]) => added.reduce<Toast[]>(addToast, []);
const read = (toasts: Toast[]) => toasts.map(({ text, abouts }) => `${text} ${abouts.length}`);

test('[ADM-12] equal errors are one, with a count of what they speak of; the same thing again counts once', () => {
  expect(read(show(error('No', 'a'), error('No', 'b'), error('Else'), error('No', 'a')))).toEqual(['Else 1', 'No 2']);
});

test('[ADM-12] equal successes are one, counted in words, unless each can be undone', () => {
  const uploaded = (about: string, cause?: string): NewToast => ({
    id: nextId(),
    kind: 'success',
    text: 'Uploaded',
    countedText: (count) => `${count} uploaded`,
    about,
    cause,
  });
  expect(show(uploaded('a')).map(getToastText)).toEqual(['Uploaded']);
  expect(show(uploaded('a'), uploaded('b'), uploaded('c', 'It no longer moves.')).map(getToastText)).toEqual(['2 uploaded', 'Uploaded']);
  const deleted = (about: string): NewToast => ({
    id: nextId(),
    kind: 'success',
    text: 'Deleted',
    about,
    action: { label: 'Undo', act() {} },
  });
  expect(show(deleted('a'), deleted('b'))).toHaveLength(2);
});

test('[ADM-12] three toasts are shown at once, the newest; an older one is shown when they have gone', () => {
  const toasts = show(...['a', 'b', 'c', 'd'].map((text) => error(text)));
  expect(read(selectShown(toasts))).toEqual(['b 1', 'c 1', 'd 1']);
  expect(read(selectShown(toasts.slice(0, -1)))).toEqual(['a 1', 'b 1', 'c 1']);
});

test('[ADM-12] what succeeds takes itself out of an error, and the last one takes it away', () => {
  const toasts = show(error('No', 'a'), error('No', 'b'));
  expect(read(dismissAbout(toasts, 'a'))).toEqual(['No 1']);
  expect(dismissAbout(dismissAbout(toasts, 'a'), 'b')).toEqual([]);
});
