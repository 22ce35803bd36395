import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createRenderGate, type LeaveGate, Overloaded, type RenderClient } from './render-gate.ts';

const client = (kind: RenderClient['kind'] = 'reader', address = '192.0.2.1', signal = new AbortController().signal): RenderClient => ({
  kind,
  address,
  signal,
});

/** Lets waiting renders begin. */
async function passTurns() {
  for (let turn = 0; turn < 500; turn += 1) await nextTurn();
}

/** Enters many times; gives those that have a place by now, in order, and the reasons of those that were refused. */
function enterAll(gate: ReturnType<typeof createRenderGate>, clients: RenderClient[]) {
  const places: { client: RenderClient; leave: LeaveGate }[] = [];
  const refused: unknown[] = [];
  for (const each of clients)
    gate.enter(each).then(
      (leave) => places.push({ client: each, leave }),
      (error) => refused.push(error),
    );
  return { places, refused };
}

test('readers take five places at most, so that sessions and accounts have theirs at once', async () => {
  const gate = createRenderGate();
  const readers = enterAll(gate, Array(10).fill(client()));
  await passTurns();
  expect(readers.places).toHaveLength(5);
  const others = enterAll(gate, [client('account'), client('signed-in'), client('signed-in'), client('signed-in')]);
  await passTurns();
  expect(others.places.map((place) => place.client.kind).toSorted()).toEqual(['account', 'signed-in', 'signed-in']);
  for (const { leave } of readers.places) leave();
  await passTurns();
  expect(others.places).toHaveLength(4);
  expect(readers.places.length).toBeGreaterThan(5);
});

test('a place that is given back twice is one place', async () => {
  const gate = createRenderGate();
  const { places } = enterAll(gate, Array(8).fill(client()));
  await passTurns();
  places[0]?.leave();
  places[0]?.leave();
  await passTurns();
  expect(places).toHaveLength(6);
});

test('renders begin many turns of the event loop apart, so that connections are accepted in between', async () => {
  const gate = createRenderGate();
  const { places } = enterAll(gate, Array(5).fill(client()));
  const turns: number[] = [];
  for (let turn = 0; places.length < 5; turn += 1) {
    const before = places.length;
    await nextTurn();
    if (places.length > before) turns.push(turn);
  }
  const gaps = turns.slice(1).map((turn, at) => turn - (turns[at] ?? 0));
  expect(turns).toHaveLength(5);
  expect(Math.min(...gaps)).toBeGreaterThan(16);
});

test('however slow renders are, no more than sixteen run beside those that have a place', async () => {
  const gate = createRenderGate({ maxHoldMs: 5, maxWaitMs: 60_000 });
  const { places } = enterAll(gate, Array(60).fill(client()));
  await expect.poll(() => places.length).toBe(5 + 16);
  await wait(50);
  expect(places).toHaveLength(5 + 16);
  for (const { leave } of places.slice(0, 10)) leave();
  await expect.poll(() => places.length).toBe(5 + 16 + 10);
});

test('addresses take turns, and where the queue is full who has most in it gives way', async () => {
  const gate = createRenderGate();
  const running = enterAll(gate, Array(5).fill(client()));
  await passTurns();
  const loud = enterAll(gate, Array(130).fill(client('reader', '192.0.2.2')));
  await passTurns();
  expect(loud.refused).toHaveLength(2);
  const quiet = enterAll(gate, Array(2).fill(client('reader', '192.0.2.3')));
  await passTurns();
  expect([loud.refused.length, quiet.refused.length]).toEqual([4, 0]);
  expect(loud.refused.every((error) => error instanceof Overloaded)).toBe(true);
  for (const { leave } of running.places) leave();
  await passTurns();
  expect([loud.places.length, quiet.places.length]).toEqual([3, 2]);
});

test('who waits too long is refused, and who has disconnected is forgotten', async () => {
  const gate = createRenderGate({ maxWaitMs: 30 });
  const running = enterAll(gate, Array(5).fill(client()));
  await passTurns();
  const gone = new AbortController();
  const waiting = enterAll(gate, [client(), client('reader', '192.0.2.1', gone.signal)]);
  gone.abort(new Error('gone'));
  await expect.poll(() => waiting.refused).toMatchObject([{ message: 'gone' }, { message: 'waited too long' }]);
  for (const { leave } of running.places) leave();
  await passTurns();
  expect(waiting.places).toHaveLength(0);
  await expect(gate.enter(client('reader', '192.0.2.1', gone.signal))).rejects.toThrow('gone');
});

test('a render that runs for long counts no longer', async () => {
  const gate = createRenderGate({ maxHoldMs: 20 });
  const { places } = enterAll(gate, Array(6).fill(client()));
  await vi.waitFor(() => expect(places).toHaveLength(6), { timeout: 10_000 });
});
