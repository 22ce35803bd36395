import { expect, test } from 'vitest';
import { getFormMessage, retainErrors } from './form-state.ts';

test('[ADM-7] the form names what is missing first, and else the first thing that is wrong', () => {
  const fieldErrors = { tags: 'At most 1,000 characters', category: 'Choose a category' };
  expect(getFormMessage({ fieldErrors }, { tags: 'x', category: '' })).toBe('Please fill in all required fields');
  expect(getFormMessage({ fieldErrors: { tags: 'At most 1,000 characters' } }, { tags: 'x' })).toBe('At most 1,000 characters');
  expect(getFormMessage({ fieldErrors: { content: 'Write the text' } }, { content: '<p> </p>' })).toBe(
    'Please fill in all required fields',
  );
});

test('[ADM-7] a mark goes when its field is mended; nothing new is marked', () => {
  const marked = { title: 'Write a title', tags: 'At most 1,000 characters' };
  expect(retainErrors(marked, { excerpt: 'Write an excerpt' }, { title: 'T' })).toEqual({ tags: 'At most 1,000 characters' });
  expect(retainErrors(marked, { title: 'At most 200 characters' }, { title: 'Long' })).toEqual({
    ...marked,
    title: 'At most 200 characters',
  });
});
