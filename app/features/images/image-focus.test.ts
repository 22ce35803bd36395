import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getFocusClass, IMAGE_FOCUS, parseFocus, toFocusText } from './image-focus.ts';

test('[ADM-20] a focal point is one of eleven by eleven, and the middle needs no word', () => {
  expect(toFocusText({ x: 47, y: 33 })).toBe('50 30');
  expect(toFocusText({ x: -3, y: 120 })).toBe('0 100');
  expect(toFocusText({ x: 52, y: 48 })).toBe('');
  expect(parseFocus('0 100')).toEqual({ x: 0, y: 100 });
  for (const wrong of ['', null, undefined, '50', '55 30', '110 0', '50 30;']) expect(parseFocus(wrong)).toEqual({ x: 50, y: 50 });
  expect(['', '0 0', '100 50'].every((text) => IMAGE_FOCUS.test(text))).toBe(true);
  expect(['5 5', '00 10', '50 30 '].some((text) => IMAGE_FOCUS.test(text))).toBe(false);
});

test('[ADM-20] each focal point has its classes in the style sheet', () => {
  const css = readFileSync(new URL('./picture.css', import.meta.url), 'utf8');
  expect([getFocusClass(''), getFocusClass('50 50')]).toEqual([undefined, undefined]);
  for (let share = 0; share <= 100; share += 10) {
    const names = getFocusClass(`${share} ${share}`)?.split(' ') ?? [];
    for (const name of names) expect(css).toContain(`.${name} {`);
  }
});
