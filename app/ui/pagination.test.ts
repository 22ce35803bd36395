import { expect, test } from 'vitest';
import { shownPages } from './pagination.tsx';

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 3, 9]],
  [5, 9, [1, 3, 4, 5, 6, 7, 9]],
  [9, 9, [1, 7, 8, 9]],
  [200, 417, [1, 198, 199, 200, 201, 202, 417]],
])('[CAT-5] on page %i of %i the links lead to %j', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown);
});
