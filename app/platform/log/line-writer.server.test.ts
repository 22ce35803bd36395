import { expect, test, vi } from 'vitest';
import { createLineWriter } from './line-writer.server.ts';

function openWriter() {
  const written: string[] = [];
  const put = (bytes: Buffer) => {
    written.push(bytes.toString());
    return bytes.length;
  };
  return { written, ...createLineWriter({ put }) };
}

test('lines of the same moment are one write, in order, and a flush writes them at once', async () => {
  const { written, write, flush } = openWriter();
  write('a');
  write('b — ✓');
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toEqual(['a\nb — ✓\n']), { timeout: 30_000 });
  write('c');
  flush();
  flush();
  expect(written).toEqual(['a\nb — ✓\n', 'c\n']);
});

test('no line is lost or out of order when they exceed the buffer', () => {
  const { written, write, flush } = openWriter();
  const lines = Array.from({ length: 3000 }, (_, at) => (at === 1500 ? '€'.repeat(70_000) : `line ${at} ${'x'.repeat(at % 90)}`));
  for (const line of lines) write(line);
  flush();
  expect(written.join('')).toBe(lines.map((line) => `${line}\n`).join(''));
  expect(written.length).toBeLessThan(12);
});

test('lines that are not taken are kept up to a megabyte; what comes after that is dropped, and counted once lines are taken again', async () => {
  let isFull = true;
  let written = '';
  const told: number[] = [];
  const put = (bytes: Buffer) => {
    if (isFull) throw new Error('ENOSPC');
    const taken = Math.min(bytes.length, 40_000); // as a pipe whose reader is slow
    written += bytes.toString('utf8', 0, taken);
    return taken;
  };
  const { write, flush } = createLineWriter({ put, onDropped: (lines) => told.push(lines) });
  const lines = Array.from({ length: 50_000 }, (_, at) => `line ${at} ${'x'.repeat(40)}`);
  for (const line of lines) write(line);
  flush();
  isFull = false;
  await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 30_000 });
  const kept = written.split('\n').slice(0, -1);
  expect(written.length).toBeLessThan(1.1 * 1024 * 1024);
  expect(kept.length).toBeGreaterThan(15_000);
  expect(kept).toEqual(lines.slice(0, kept.length));
  expect(told).toEqual([lines.length - kept.length]);
});
