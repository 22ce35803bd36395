import { expect, test } from 'vitest';
import { splitPlainText } from './plain-text.ts';

test('[ADM-31] lines that a PDF or an email wrapped are one paragraph again', () => {
  const wrapped =
    'Most of the people who ask me for a website\nneed customers and not a website, and those\nthey have already.\n\nSo I ask first.';
  const whole = 'Most of the people who ask me for a website need customers and not a website, and those they have already.';
  expect(splitPlainText(wrapped)).toEqual([[whole], ['So I ask first.']]);
  expect(splitPlainText(wrapped.replaceAll('\n', '\r\n'))).toEqual([[whole], ['So I ask first.']]);
});

test.each([
  [
    'a poem',
    'The market wakes before the day is bright,\nThe women come with baskets on their heads,\nThe road is long and red in morning light',
  ],
  ['an address', 'Ama Owusu\n12 Ring Road East\nAccra'],
  [
    'prices',
    'A day in your office costs six hundred and ninety\n1,200 for two of them if they follow each other\n2,000 for a week of work together with your staff',
  ],
])('[ADM-31] the lines of %s stay lines', (_, text) => {
  expect(splitPlainText(`${text}\n\nAfter it.`)).toEqual([text.split('\n'), ['After it.']]);
});

test('[ADM-31] where no line is empty, or lines are long, each is a paragraph', () => {
  const long = 'word '.repeat(30).trim();
  expect(splitPlainText('One.\nTwo.')).toEqual([['One.'], ['Two.']]);
  expect(splitPlainText(`${long}\n${long}\n\nThree.`)).toEqual([[long], [long], ['Three.']]);
});
