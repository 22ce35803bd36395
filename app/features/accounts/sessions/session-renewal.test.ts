import { expect, test } from 'vitest';

import { createSessionRenewal, isRenewalDue, type OpenSession, RENEWAL_MS, TICK_MS } from './session-renewal.ts';

/** A server and a page with one clock that the test turns. */
function createPage({ userId = 'ama' }: { userId?: string | null } = {}) {
  let now = 1_000_000;
  let renewals = 0;
  let current: OpenSession | null = userId ? { userId, renewAt: now + RENEWAL_MS } : null;
  let isOnline = true;
  const events: [string, string | null][] = [];
  const respond = (state: OpenSession | null) => (isOnline ? Promise.resolve(state) : Promise.reject(new Error('offline')));
  const renewal = createSessionRenewal({
    now: () => now,
    read: () => respond(current),
    renew() {
      if (isOnline && current) {
        renewals++;
        current = { ...current, renewAt: now + RENEWAL_MS };
      }
      return respond(current);
    },
    publish: (name, id) => void events.push([name, id]),
  });
  return {
    renewal,
    events,
    renewals: () => renewals,
    setSession: (state: OpenSession | null) => {
      current = state;
    },
    setOnline: (is: boolean) => {
      isOnline = is;
    },
    async passTicks(count: number) {
      for (let n = 0; n < count; n++) {
        now += TICK_MS;
        await renewal.tick().catch(() => undefined);
      }
    },
    now: () => now,
  };
}

test('[AUTH-7] a tick is 30 s, and a session is renewed when three ticks or fewer remain', () => {
  expect(TICK_MS).toBe(30_000);
  expect([121_000, 120_000, 119_999, 90_000, 0, -1].map((due) => isRenewalDue(due, 0))).toEqual([false, false, true, true, true, true]);
});

test('[AUTH-7] an open page renews its session by itself, an hour at a time, for as long as it is open', async () => {
  const page = createPage();
  await page.renewal.start();
  expect(page.events).toEqual([['initial-session', 'ama']]);
  await page.passTicks(116);
  expect(page.renewals()).toBe(0);
  await page.passTicks(1);
  expect(page.renewals()).toBe(1);
  expect(page.events.at(-1)).toEqual(['token-refreshed', 'ama']);
  await page.passTicks(117 * 9);
  expect(page.renewals()).toBe(10);
});

test('[AUTH-7] a page that slept past the moment renews at its first tick', async () => {
  const page = createPage();
  page.setSession({ userId: 'ama', renewAt: page.now() - 5_000_000 });
  await page.renewal.start();
  expect(page.renewals()).toBe(1);
});

test('[AUTH-7] without a connection nothing is said and the next tick tries again', async () => {
  const page = createPage();
  await page.renewal.start();
  page.setOnline(false);
  await page.passTicks(130);
  expect(page.events).toHaveLength(1);
  page.setOnline(true);
  await page.passTicks(1);
  expect(page.events.at(-1)).toEqual(['token-refreshed', 'ama']);
});

test('[AUTH-8] a session that has ended is published as signed out, once', async () => {
  const page = createPage();
  await page.renewal.start();
  page.setSession(null);
  await page.passTicks(200);
  expect(page.events).toEqual([
    ['initial-session', 'ama'],
    ['signed-out', null],
  ]);
});

test('[AUTH-8] what another tab did is read from the server, not believed', async () => {
  const page = createPage();
  await page.renewal.start();
  await page.passTicks(100);
  page.setSession({ userId: 'ama', renewAt: page.now() + RENEWAL_MS });
  await page.renewal.onEvent({ name: 'token-refreshed', userId: 'ama', isLocal: false });
  await page.passTicks(100);
  expect(page.renewals()).toBe(0);
});
