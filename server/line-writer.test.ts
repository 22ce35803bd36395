import { expect, test } from 'vitest';
import { createLineWriter } from './line-writer.ts';

test('the lines of one turn are one write, in order, and a flush writes them at once', async () => {
  const written: string[] = [];
  const { write, flush } = createLineWriter((text) => written.push(text));
  write('a');
  write('b');
  expect(written).toEqual([]);
  await Promise.resolve();
  expect(written).toEqual(['a\nb\n']);
  write('c');
  flush();
  expect(written).toEqual(['a\nb\n', 'c\n']);
});
