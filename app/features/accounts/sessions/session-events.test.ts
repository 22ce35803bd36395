import { afterEach, expect, test, vi } from 'vitest';
import type { SessionEvent } from './session-events.ts';

afterEach(() => vi.unstubAllGlobals());

/** Two tabs of one browser: what one writes to local storage reaches the other, as in browsers. */
async function openTabs() {
  const received: SessionEvent[][] = [[], []];
  const written: string[] = [];
  const listeners: ((event: Partial<StorageEvent>) => void)[] = [];
  const tabs = [];
  for (const [index, own] of received.entries()) {
    vi.resetModules();
    const events = await import('./session-events.ts');
    vi.stubGlobal('addEventListener', (_: 'storage', listener: (event: Partial<StorageEvent>) => void) =>
      listeners.splice(index, 1, listener),
    );
    events.onSessionEvent((event) => own.push(event));
    tabs.push(events);
  }
  vi.stubGlobal('localStorage', {
    setItem(key: string, newValue: string) {
      written.push(newValue);
      listeners[1]?.({ key, newValue });
    },
  });
  const [here] = tabs;
  if (!here) throw new Error('no tab');
  return { publish: here.publishSessionEvent, names: here.sessionEventNames, received, written, receiveRaw: listeners[1] };
}

test('[AUTH-8] seven events: six reach every tab, and each tab has its own initial session', async () => {
  const { publish, names, received } = await openTabs();
  expect(names).toHaveLength(7);
  for (const name of names) publish(name, 'ama');
  expect(received[0]).toEqual(names.map((name) => ({ name, userId: 'ama', isLocal: true })));
  expect(received[1]).toEqual(names.slice(1).map((name) => ({ name, userId: 'ama', isLocal: false })));
});

test('[AUTH-7] local storage holds a name, an id and a time, and nothing that a script could use', async () => {
  const { publish, written } = await openTabs();
  publish('token-refreshed', 'ama');
  expect(Object.keys(JSON.parse(written[0] ?? ''))).toEqual(['name', 'userId', 'at']);
});

test('[AUTH-8] what is no event is ignored', async () => {
  const { received, receiveRaw } = await openTabs();
  for (const newValue of ['', 'nonsense', '{}', 'null', '{"name":"signed-in"}', '{"name":"root-granted","userId":"ama"}']) {
    receiveRaw?.({ key: 'byline.session-event', newValue });
  }
  receiveRaw?.({ key: 'theme', newValue: '{"name":"signed-in","userId":"ama"}' });
  expect(received[1]).toEqual([]);
});

test('[AUTH-8] full storage breaks nothing', async () => {
  const { publish, received } = await openTabs();
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('QuotaExceededError');
    },
  });
  publish('signed-out', null);
  expect(received[0]).toHaveLength(1);
});
