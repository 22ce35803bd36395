import { expect, test, vi } from 'vitest';
import { createLineWriter } from './line-writer.ts';

function gather() {
  const written: string[] = [];
  return { written, ...createLineWriter((text) => written.push(text.toString())) };
}

test('the lines of a moment are one write, in order, and a flush writes them at once', async () => {
  const { written, write, flush } = gather();
  write('a');
  write('b — ✓');
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toEqual(['a\nb — ✓\n']), { timeout: 30_000 });
  write('c');
  flush();
  flush();
  expect(written).toEqual(['a\nb — ✓\n', 'c\n']);
});

test('no line is lost or out of order when there is more than room for', () => {
  const { written, write, flush } = gather();
  const lines = Array.from({ length: 3000 }, (_, at) => (at === 1500 ? '€'.repeat(70_000) : `line ${at} ${'x'.repeat(at % 90)}`));
  for (const line of lines) write(line);
  flush();
  expect(written.join('')).toBe(lines.map((line) => `${line}\n`).join(''));
  expect(written.length).toBeLessThan(12);
});
