import { expect, test } from 'vitest';
import { addToast, dismissAbout, type NewToast, type Toast } from './toast-list.ts';

let lastId = 0;
const nextId = () => (lastId += 1);
const error = (text: string, about?: string): NewToast => ({ id: nextId(), kind: 'error', text, about });
const show = (...added: NewToast[]) => added.reduce<Toast[]>(addToast, []);
const read = (toasts: Toast[]) => toasts.map(({ text, abouts }) => `${text} ${abouts.length}`);

test('[ADM-12] equal errors are one, with a count of what they speak of; the same thing again counts once', () => {
  expect(read(show(error('No', 'a'), error('No', 'b'), error('Else'), error('No', 'a')))).toEqual(['Else 1', 'No 2']);
});

test('[ADM-12] successes are told one by one', () => {
  expect(show({ id: nextId(), kind: 'success', text: 'Yes' }, { id: nextId(), kind: 'success', text: 'Yes' })).toHaveLength(2);
});

test('[ADM-12] what succeeds takes itself out of an error, and the last one takes it away', () => {
  const toasts = show(error('No', 'a'), error('No', 'b'));
  expect(read(dismissAbout(toasts, 'a'))).toEqual(['No 1']);
  expect(dismissAbout(dismissAbout(toasts, 'a'), 'b')).toEqual([]);
});
