import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFaults } from '#platform/health/faults.ts';
import { getSiteStatus } from '../status/site-status.ts';
import { createLiveStreams, openLiveChannel } from './live-channel.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openChannel(options: Pick<Parameters<typeof openLiveChannel>[2] & object, 'mayRead' | 'status' | 'countUnread'> = {}) {
  let closings = 0;
  const listeners = new Set<(version: number) => void>();
  const disconnect = new AbortController();
  const response = openLiveChannel(
    {
      current: () => 1,
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    disconnect.signal,
    { ...options, onClose: () => void closings++ },
  );
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    response,
    listeners,
    closed: () => closings,
    disconnect,
    change: (version: number) => {
      for (const listener of listeners) listener(version);
    },
    read: async () => (await reader?.read())?.value,
    readRest: async () => {
      const rest: string[] = [];
      for (;;) {
        const { done = true, value = '' } = (await reader?.read()) ?? {};
        if (done) return rest;
        rest.push(value);
      }
    },
  };
}

test('[ADM-16] sends the version at once and after each change, and a heartbeat every 25 s', async () => {
  const { response, change, read } = openChannel();
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(await read()).toBe('event: change\ndata: 1\n\n');
  change(2);
  expect(await read()).toBe('event: change\ndata: 2\n\n');
  vi.advanceTimersByTime(24_999);
  change(3);
  vi.advanceTimersByTime(1);
  expect(await read()).toBe('event: change\ndata: 3\n\n');
  expect(await read()).toBe('event: heartbeat\ndata:\n\n');
});

test('[CONF-1] a heartbeat brings how many messages are unread, or nothing while they cannot be counted', async () => {
  const counts = [Promise.resolve(3), Promise.reject(new Error('away'))];
  const { read } = openChannel({ countUnread: () => counts.shift() ?? Promise.resolve(0) });
  await read();
  vi.advanceTimersByTime(25_000);
  expect(await read()).toBe('event: heartbeat\ndata: 3\n\n');
  vi.advanceTimersByTime(25_000);
  expect(await read()).toBe('event: heartbeat\ndata:\n\n');
});

test('[ADM-16] asks a proxy in front not to collect the events', () => {
  expect(openChannel().response.headers.get('x-accel-buffering')).toBe('no');
});

test('[ADM-16] buffers at most 100 messages for a client that does not read them, then closes', async () => {
  const { change, listeners, readRest } = openChannel();
  for (let version = 2; version <= 500; version += 1) change(version);
  expect(listeners.size).toBe(0);
  expect((await readRest()).length).toBeLessThanOrEqual(101); // one is being read
  expect(vi.getTimerCount()).toBe(0);
});

test('[ADM-16] nothing is left of a channel whose client has disconnected', () => {
  const { disconnect, listeners } = openChannel();
  disconnect.abort();
  expect(listeners.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('[ADM-16] closes at the next change or heartbeat once its reader is signed out, and sends them nothing more', async () => {
  for (const event of ['change', 'heartbeat'] as const) {
    let mayRead = true;
    const { change, listeners, readRest, closed } = openChannel({ mayRead: async () => mayRead });
    change(2);
    await vi.advanceTimersByTimeAsync(0);
    mayRead = false;
    if (event === 'change') change(3);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(listeners.size).toBe(0);
    expect(await readRest()).toEqual(['event: change\ndata: 1\n\n', 'event: change\ndata: 2\n\n']);
    expect(closed()).toBe(1);
  }
  expect(vi.getTimerCount()).toBe(0);
});

test('[ADM-16] stays open while it cannot be told whether its reader is signed in', async () => {
  const { change, read } = openChannel({ mayRead: () => Promise.reject(new Error('no database')) });
  change(2);
  expect(await read()).toBe('event: change\ndata: 1\n\n');
  expect(await read()).toBe('event: change\ndata: 2\n\n');
});

test('[OPS-8] [ADM-16] tells what is faulty at once and after each change, and stops with its reader', async () => {
  const log = { info: () => undefined, warn: () => undefined };
  const faults = createFaults({ log, now: () => new Date('2027-03-03T14:00:00.000Z') });
  const { read, disconnect } = openChannel({ status: { read: () => getSiteStatus(faults, 'admin'), onChange: faults.onChange } });
  await read();
  expect(await read()).toBe('event: status\ndata: {"faults":[],"isReadOnly":false}\n\n');
  faults.set('disk', { message: 'The disk is full.', isReadOnly: true });
  const told = { part: 'disk', message: 'The disk is full.', isReadOnly: true, since: '2027-03-03T14:00:00.000Z' };
  expect(await read()).toBe(`event: status\ndata: ${JSON.stringify({ faults: [told], isReadOnly: true })}\n\n`);
  faults.clear('disk');
  expect(await read()).toContain('"faults":[]');
  disconnect.abort();
  faults.set('mail', { message: 'Emails wait.' });
  expect(await read()).toBeUndefined();
});

test('[ADM-16] a user has twenty live streams at most, and a closed one makes room', () => {
  const streams = createLiveStreams();
  const closers = Array.from({ length: 20 }, () => streams.open('ama'));
  expect(() => streams.open('ama')).toThrow(expect.objectContaining({ code: 'rate-limited' }));
  streams.open('kofi');
  closers[0]?.();
  streams.open('ama');
  expect(() => streams.open('ama')).toThrow(expect.objectContaining({ code: 'rate-limited' }));
});
