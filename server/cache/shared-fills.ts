import { orAborted } from '#platform/concurrency/deadline.ts';
import type { LeaveGate, RenderClient, RenderGate } from '../response/render-gate.ts';

export interface Fill<T> {
  started: Promise<void>;
  result: Promise<T>;
}

interface RunningFill<T> extends Fill<T> {
  waiting: number;
  hasStarted: boolean;
  abandonment: AbortController;
}

export interface SharedFills<T> {
  /** A render that nobody waits for any more never begins. */
  join<R>(key: string, client: RenderClient, render: () => Promise<T>, use: (fill: Fill<T>) => Promise<R>): Promise<R>;
}

export function createSharedFills<T>(gate: RenderGate): SharedFills<T> {
  const fills = new Map<string, RunningFill<T>>();

  function start(key: string, client: RenderClient, render: () => Promise<T>): RunningFill<T> {
    const abandonment = new AbortController();
    const place = gate.enter({ ...client, signal: abandonment.signal });
    const fill: RunningFill<T> = {
      waiting: 0,
      hasStarted: false,
      abandonment,
      started: place.then(() => {
        fill.hasStarted = true;
      }),
      result: renderIn(place, render).finally(() => fills.get(key) === fill && fills.delete(key)),
    };
    fill.started.catch(() => undefined); // whoever waits gets the same from `result`
    fill.result.catch(() => undefined);
    fills.set(key, fill);
    return fill;
  }

  return {
    async join(key, client, render, use) {
      const fill = fills.get(key) ?? start(key, client, render);
      fill.waiting += 1;
      try {
        return await orAborted(client.signal, use(fill));
      } finally {
        fill.waiting -= 1;
        if (fill.waiting === 0 && !fill.hasStarted) abandon(key, fill);
      }
    },
  };

  function abandon(key: string, fill: RunningFill<T>) {
    if (fills.get(key) === fill) fills.delete(key);
    fill.abandonment.abort();
  }
}

async function renderIn<T>(place: Promise<LeaveGate>, render: () => Promise<T>): Promise<T> {
  const leave = await place;
  try {
    return await render();
  } finally {
    leave();
  }
}
