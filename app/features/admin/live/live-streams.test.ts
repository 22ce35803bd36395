import { expect, test } from 'vitest';
import { createLiveStreams } from './live-streams.server.ts';

test('[ADM-16] a user has twenty live streams at most, and a closed one makes room', () => {
  const streams = createLiveStreams();
  const closers = Array.from({ length: 20 }, () => streams.open('ama'));
  expect(() => streams.open('ama')).toThrow(expect.objectContaining({ code: 'rate-limited' }));
  streams.open('kofi');
  closers[0]?.();
  streams.open('ama');
  expect(() => streams.open('ama')).toThrow(expect.objectContaining({ code: 'rate-limited' }));
});
