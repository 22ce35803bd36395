import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLiveChannel, whileVisible } from './live-channel.ts';

class FakeSource extends EventTarget {
  static all: FakeSource[] = [];
  isClosed = false;
  constructor() {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
  emit(type: string, data = '') {
    this.dispatchEvent(Object.assign(new Event(type), { data }));
  }
}

const latest = () => FakeSource.all.at(-1) ?? new FakeSource();

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[ADM-16] reconnects after 1 s, 2 s, 5 s, and then every 10 s', () => {
  openLiveChannel('/live', () => undefined);
  for (const seconds of [1, 2, 5, 10, 10, 10]) {
    const count = FakeSource.all.length;
    latest().emit('error');
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(FakeSource.all).toHaveLength(count);
    vi.advanceTimersByTime(1);
    expect(FakeSource.all).toHaveLength(count + 1);
  }
});

test('[ADM-16] starts again with 1 s once a connection was open', () => {
  openLiveChannel('/live', () => undefined);
  latest().emit('error');
  vi.advanceTimersByTime(1000);
  latest().emit('open');
  latest().emit('error');
  vi.advanceTimersByTime(1000);
  expect(FakeSource.all).toHaveLength(3);
});

test('[ADM-16] gives up waiting for a connection after 10 s', () => {
  openLiveChannel('/live', () => undefined);
  vi.advanceTimersByTime(10_000);
  expect(latest().isClosed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(FakeSource.all).toHaveLength(2);
});

test('[ADM-16] a heartbeat every 25 s keeps it; without any it reconnects', () => {
  openLiveChannel('/live', () => undefined);
  latest().emit('open');
  for (let beat = 0; beat < 10; beat += 1) {
    vi.advanceTimersByTime(25_000);
    latest().emit('heartbeat');
  }
  expect(FakeSource.all).toHaveLength(1);
  vi.advanceTimersByTime(63_500);
  expect(FakeSource.all).toHaveLength(2);
});

test('[ADM-16] passes on each version, and nothing after it is closed', () => {
  const versions: number[] = [];
  const close = openLiveChannel('/live', (version) => versions.push(version));
  latest().emit('change', '7');
  latest().emit('change', '8');
  close();
  latest().emit('error');
  vi.advanceTimersByTime(60_000);
  expect(versions).toEqual([7, 8]);
  expect(FakeSource.all).toHaveLength(1);
  expect(latest().isClosed).toBe(true);
});

test('[ADM-16] a hidden tab holds no connection: a browser has six for all tabs of a site', () => {
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', tab);
  const setVisibility = (state: 'visible' | 'hidden') => {
    tab.visibilityState = state;
    tab.dispatchEvent(new Event('visibilitychange'));
  };
  const stop = whileVisible(() => openLiveChannel('/live', () => undefined));
  setVisibility('hidden');
  expect(FakeSource.all.map(({ isClosed }) => isClosed)).toEqual([true]);
  vi.advanceTimersByTime(60_000);
  setVisibility('visible');
  setVisibility('visible');
  expect(FakeSource.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  stop();
  setVisibility('hidden');
  setVisibility('visible');
  expect(FakeSource.all.map(({ isClosed }) => isClosed)).toEqual([true, true]);
});

test('[OPS-8] [ADM-16] hands on what is faulty, and says when it is lost and when it is up again', () => {
  const told: unknown[] = [];
  openLiveChannel('/live', () => undefined, { onStatus: (data) => told.push(data), onConnection: (isUp) => told.push(isUp) });
  latest().emit('open');
  latest().emit('status', '{}');
  latest().emit('error');
  vi.advanceTimersByTime(1000);
  latest().emit('open');
  expect(told).toEqual([true, true, '{}', false, true]);
});
