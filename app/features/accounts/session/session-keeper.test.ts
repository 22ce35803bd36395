import { expect, test } from 'vitest';
import type { SessionState } from '../viewer.ts';
import { isRenewalDue, RENEWAL_MS, TICK_MS, ticksUntil } from './session-clock.ts';
import { createSessionKeeper, type SessionKeeper } from './session-keeper.ts';

/** A server and a page with one clock that the test turns. */
function createPage({ userId = 'ama' }: { userId?: string | null } = {}) {
  let now = 1_000_000;
  let renewals = 0;
  let current: SessionState | null = userId ? stateOf(userId, now + RENEWAL_MS) : null;
  let isAnswering = true;
  const events: [string, string | null][] = [];
  const answer = (state: SessionState | null) => (isAnswering ? Promise.resolve(state) : Promise.reject(new Error('offline')));
  const keeper: SessionKeeper = createSessionKeeper({
    now: () => now,
    read: () => answer(current),
    renew() {
      if (isAnswering && current) {
        renewals++;
        current = { ...current, renewAt: now + RENEWAL_MS };
      }
      return answer(current);
    },
    publish: (name, id) => void events.push([name, id]),
  });
  return {
    keeper,
    events,
    renewals: () => renewals,
    setSession: (state: SessionState | null) => {
      current = state;
    },
    setAnswering: (is: boolean) => {
      isAnswering = is;
    },
    async passTicks(count: number) {
      for (let n = 0; n < count; n++) {
        now += TICK_MS;
        await keeper.tick().catch(() => undefined);
      }
    },
    now: () => now,
  };
}

function stateOf(id: string, renewAt: number): SessionState {
  return { viewer: { id, email: `${id}@example.org`, isAdmin: false }, expiresAt: renewAt + RENEWAL_MS, renewAt };
}

test('[AUTH-7] a tick is 30 s, and a session is renewed when three ticks or fewer remain', () => {
  expect(TICK_MS).toBe(30_000);
  expect(ticksUntil(120_000, 0)).toBe(4);
  expect([121_000, 120_000, 119_999, 90_000, 0, -1].map((due) => isRenewalDue(due, 0))).toEqual([false, false, true, true, true, true]);
});

test('[AUTH-7] an open page renews its session by itself, an hour at a time, for as long as it is open', async () => {
  const page = createPage();
  await page.keeper.start();
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
  page.setSession(stateOf('ama', page.now() - 5_000_000));
  await page.keeper.start();
  expect(page.renewals()).toBe(1);
});

test('[AUTH-7] without a connection nothing is said and the next tick tries again', async () => {
  const page = createPage();
  await page.keeper.start();
  page.setAnswering(false);
  await page.passTicks(130);
  expect(page.events).toHaveLength(1);
  page.setAnswering(true);
  await page.passTicks(1);
  expect(page.events.at(-1)).toEqual(['token-refreshed', 'ama']);
});

test('[AUTH-8] a session that has ended is told as signed out, once', async () => {
  const page = createPage();
  await page.keeper.start();
  page.setSession(null);
  await page.passTicks(200);
  expect(page.events).toEqual([
    ['initial-session', 'ama'],
    ['signed-out', null],
  ]);
});

test('[AUTH-8] what another tab did is read from the server, not believed', async () => {
  const page = createPage();
  await page.keeper.start();
  await page.passTicks(100);
  page.setSession(stateOf('ama', page.now() + RENEWAL_MS));
  await page.keeper.hear({ name: 'token-refreshed', userId: 'ama', isLocal: false });
  await page.passTicks(100);
  expect(page.renewals()).toBe(0);
});
