import { expect, onTestFinished, test } from 'vitest';
import { createFaults } from '#platform/health/faults.ts';
import { JobFailure, type JobHandler } from '#platform/jobs/job.ts';
import { createJobRunner } from '#platform/jobs/job-runner.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { type Db, getDialect } from './client.server.ts';
import { createJobStore, enqueueJob } from './jobs.server.ts';

const PATIENTLY = { timeout: 20_000 };
const HOUR_MS = 3_600_000;
const LEASE_MS = 3000;
const QUICK = { wakeMs: 0, lookMs: 30, lostMs: 30, stopMs: 2000 };

type Run = JobHandler['run'];

/** One process that runs jobs of the name `work`, on a clock that a test moves. */
function startProcess(db: Db, run: Run, { timing = {}, ...rest }: Partial<JobHandler> & { timing?: object } = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ format: 'json', write: (line) => void lines.push(JSON.parse(line)) });
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const faults = createFaults({ log, now });
  const fault = {
    part: 'backups' as const,
    describe: ({ failures }: { failures: number }) => (failures > 1 ? `${failures} times` : undefined),
  };
  const handler = { name: 'work', label: 'Work', pausesMs: [20, 40], timeLimitMs: HOUR_MS, fault, run, ...rest };
  const store = createJobStore(db);
  const runner = createJobRunner({ store, handlers: [handler], log, faults, now, timing: { ...QUICK, ...timing } });
  runner.start();
  onTestFinished(runner.stop);
  return { runner, store, faults, lines, now, passTime: (ms: number) => (offset += ms) };
}

const add = (db: Db, key: string, payload = '') => enqueueJob(db, { name: 'work', key, payload, createdAt: new Date() });
const readJobs = (db: Db) => db.selectFrom('jobs').selectAll().orderBy('key').execute();
const isDone = (db: Db) => expect.poll(() => readJobs(db), PATIENTLY).toEqual([]);

describeOnEachDatabase('a job', (open) => {
  test('runs once however many processes there are, and never in two at once', async () => {
    const db = await open();
    const begun: string[] = [];
    let running = 0;
    let most = 0;
    const run: Run = async ({ key }) => {
      begun.push(key);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return undefined;
    };
    const keys = Array.from({ length: 30 }, (_, at) => `${at}`.padStart(2, '0'));
    for (const key of keys) await add(db, key);
    const processes = getDialect(db) === 'postgres' ? 3 : 1;
    for (let at = 0; at < processes; at += 1) startProcess(db, run, { timing: { lookMs: 5 } });
    await isDone(db);
    expect(begun.toSorted()).toEqual(keys);
    expect(most).toBeLessThanOrEqual(processes);
  });

  test('is claimed by one of many at the same moment', async () => {
    const db = await open();
    const { claim } = createJobStore(db);
    const handler = { name: 'work' };
    for (let round = 0; round < 20; round += 1) {
      await add(db, `${round}`);
      const claims = await Promise.all(Array.from({ length: 8 }, () => claim(handler, new Date(), HOUR_MS)));
      expect(claims.filter(Boolean)).toHaveLength(1);
    }
  });

  test('runs next to others of its name as its handler says, but never next to itself', async () => {
    const db = await open();
    const { promise: opened, resolve } = Promise.withResolvers<void>();
    const begun: string[] = [];
    const run: Run = async ({ key }) => {
      begun.push(key);
      if (key === 'slow') await opened;
      return undefined;
    };
    await add(db, 'slow');
    startProcess(db, run, { mostAtOnce: 2, timing: { busyMs: 10 } });
    await expect.poll(() => begun, PATIENTLY).toEqual(['slow']);
    await add(db, 'slow');
    for (const key of ['a', 'b', 'c']) await add(db, key);
    await expect.poll(() => begun, PATIENTLY).toEqual(['slow', 'a', 'b', 'c']);
    resolve();
    await isDone(db);
    expect(begun).toEqual(['slow', 'a', 'b', 'c', 'slow']);
  });

  test('that was asked for several times under one key runs once, with the newest payload, and again when that was while it ran', async () => {
    const db = await open();
    await add(db, 'one', 'a');
    await add(db, 'one', 'b');
    const ran: string[] = [];
    const finish = Promise.withResolvers<void>();
    const { runner } = startProcess(db, async ({ payload }) => {
      ran.push(payload);
      if (payload === 'b') await finish.promise;
      return undefined;
    });
    await expect.poll(() => ran, PATIENTLY).toEqual(['b']);
    await add(db, 'one', 'c');
    runner.wake('work');
    finish.resolve();
    await isDone(db);
    expect(ran).toEqual(['b', 'c']);
  });

  test('that fails is run again after pauses that grow, with its last error in the row and a fault, until it succeeds', async () => {
    const db = await open();
    const at: number[] = [];
    let isFailing = true;
    const { faults, lines } = startProcess(
      db,
      async () => {
        at.push(performance.now());
        if (isFailing) throw new JobFailure('nobody answers', { fields: { code: 7 } });
        return undefined;
      },
      { pausesMs: [20, 60, 100] },
    );
    await add(db, 'one');
    await expect.poll(() => faults.list(), PATIENTLY).toMatchObject([{ part: 'backups', isReadOnly: false }]);
    expect(await readJobs(db)).toMatchObject([{ lastError: 'nobody answers' }]);
    isFailing = false;
    await isDone(db);
    await expect.poll(() => faults.list(), PATIENTLY).toEqual([]);
    const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    expect(pauses[0]).toBeGreaterThanOrEqual(19);
    expect(pauses[1]).toBeGreaterThanOrEqual(59);
    expect(lines.find(({ event }) => event === 'job failed')).toMatchObject({ job: 'work', key: 'one', why: 'nobody answers', code: 7 });
  });

  test('says nothing of what an unexpected error holds in its row, and all of it in the log', async () => {
    const db = await open();
    const { lines } = startProcess(db, () => Promise.reject(new Error('secret at /home/ama')), { pausesMs: [HOUR_MS] });
    await add(db, 'one');
    await expect.poll(() => lines.map(({ event }) => event), PATIENTLY).toContain('job failed');
    await expect.poll(async () => (await readJobs(db))[0]?.lastError, PATIENTLY).toBe('an unexpected error, which is in the log');
    expect(JSON.stringify(lines)).toContain('secret at /home/ama');
  });

  test('of a process that died is taken over when its lease ends, and at once where there is one process', async () => {
    const db = await open();
    const began = startProcess(db, () => new Promise(() => undefined), { graceMs: 300 });
    await add(db, 'one');
    await expect.poll(async () => (await readJobs(db))[0]?.lease, PATIENTLY).toBeTruthy();
    const [left] = await readJobs(db);
    await began.runner.stop();
    await db.updateTable('jobs').set({ lease: left?.lease, leasedUntil: left?.leasedUntil }).execute(); // as a killed process leaves it
    const ran: number[] = [];
    const next = startProcess(db, async ({ attempts }) => {
      ran.push(attempts);
      return undefined;
    });
    if (getDialect(db) === 'postgres') {
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(ran).toEqual([]);
      next.passTime(121_000);
    }
    await isDone(db);
    expect(ran).toEqual([2]);
  });

  test('keeps its lease while it runs, however long that is, and ends when another process has taken over its lease', async () => {
    const db = await open();
    let reason: unknown;
    let runs = 0;
    const run: Run = (_, { signal }) => {
      runs += 1;
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reason = signal.reason;
          reject(signal.reason);
        });
      });
    };
    startProcess(db, run, { timing: { leaseMs: LEASE_MS }, pausesMs: [HOUR_MS] });
    await add(db, 'one');
    await expect.poll(() => runs, PATIENTLY).toBe(1);
    const readEnd = async () => Date.parse((await readJobs(db))[0]?.leasedUntil ?? '');
    const end = await readEnd();
    await expect.poll(readEnd, PATIENTLY).toBeGreaterThan(end);
    expect(await createJobStore(db).claim({ name: 'work' }, new Date(end + 1), LEASE_MS)).toBeUndefined();
    await db.updateTable('jobs').set({ lease: 'another' }).execute();
    await expect.poll(() => reason, PATIENTLY).toMatchObject({ message: 'another process has taken over its lease' });
    expect(await readJobs(db)).toMatchObject([{ lease: 'another' }]);
  });

  test('under way is waited for when the process stops, for as long as its handler says, and then stays for the next one', async () => {
    const db = await open();
    const finish = Promise.withResolvers<undefined>();
    const first = startProcess(db, () => finish.promise, { graceMs: 5000 });
    await add(db, 'one');
    await expect.poll(async () => (await readJobs(db))[0]?.lease, PATIENTLY).toBeTruthy();
    const stopping = first.runner.stop();
    finish.resolve(undefined);
    await stopping;
    expect(await readJobs(db)).toEqual([]);
    const second = startProcess(db, () => new Promise(() => undefined));
    await add(db, 'two');
    second.runner.wake('work');
    await expect.poll(async () => (await readJobs(db))[0]?.lease, PATIENTLY).toBeTruthy();
    await second.runner.stop();
    expect(await readJobs(db)).toMatchObject([{ key: 'two', lease: null }]);
  });

  test('that took too long counts as failed', async () => {
    const db = await open();
    startProcess(db, () => new Promise(() => undefined), { timeLimitMs: 50, pausesMs: [HOUR_MS] });
    await add(db, 'one');
    await expect.poll(() => readJobs(db), PATIENTLY).toMatchObject([{ lease: null, lastError: 'it took too long' }]);
  });

  test('is deleted once it has expired, and is not lost to a clock that was ahead', async () => {
    const db = await open();
    const ran: string[] = [];
    const { passTime, lines, runner } = startProcess(
      db,
      async ({ key, attempts }) => {
        ran.push(key);
        if (attempts === 1) throw new JobFailure('later');
        return undefined;
      },
      { pausesMs: [HOUR_MS], maxAheadMs: 2 * HOUR_MS },
    );
    await enqueueJob(db, { name: 'work', key: 'old', payload: '', createdAt: new Date(), expiresAt: new Date(Date.now() + HOUR_MS) });
    runner.wake('work');
    await expect.poll(() => ran, PATIENTLY).toEqual(['old']);
    passTime(HOUR_MS + 1);
    await expect.poll(() => lines.map(({ event }) => event), PATIENTLY).toContain('job expired');
    passTime(365 * 24 * HOUR_MS);
    await add(db, 'ahead');
    await expect.poll(() => ran, PATIENTLY).toEqual(['old', 'ahead']);
    passTime(-365 * 24 * HOUR_MS);
    await isDone(db);
    expect(ran).toEqual(['old', 'ahead', 'ahead']);
  });

  test('that stands is always there, due at each start, after its time, when it says so, and when it is asked for', async () => {
    const db = await open();
    let runs = 0;
    const first = startProcess(
      db,
      async ({ payload }) => {
        runs += 1;
        return { at: null, payload: `${payload}x` };
      },
      { everyMs: null },
    );
    await expect.poll(() => readJobs(db), PATIENTLY).toMatchObject([{ key: '', payload: 'x', dueAt: null, attempts: 0 }]);
    first.runner.request('work');
    await expect.poll(() => readJobs(db), PATIENTLY).toMatchObject([{ payload: 'xx', dueAt: null }]);
    expect(runs).toBe(2);
    await first.runner.stop();
    const countRun: Run = async () => {
      runs += 1;
      return undefined;
    };
    const again = startProcess(db, countRun, { everyMs: HOUR_MS });
    await expect.poll(() => runs, PATIENTLY).toBe(3);
    await expect.poll(async () => (await readJobs(db))[0]?.lease, PATIENTLY).toBeNull();
    again.passTime(HOUR_MS - 1000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(runs).toBe(3);
    again.passTime(1000);
    await expect.poll(() => runs, PATIENTLY).toBe(4);
  });

  test('that stands and was asked for while it failed keeps its pause', async () => {
    const db = await open();
    const { store, now, lines } = startProcess(db, () => Promise.reject(new JobFailure('no')), { everyMs: HOUR_MS, pausesMs: [HOUR_MS] });
    await expect.poll(() => lines.length, PATIENTLY).toBe(1);
    await expect.poll(async () => (await readJobs(db))[0]?.lease, PATIENTLY).toBeNull();
    const [before] = await readJobs(db);
    await store.request('work', now());
    expect(await readJobs(db)).toMatchObject([{ dueAt: before?.dueAt }]);
  });

  test('[OPS-10] of a name that this version does not know waits for one that does, and is no fault of this one', async () => {
    const db = await open();
    const dueAt = '2026-01-01T00:00:00.000Z';
    const theirs = { name: 'newer', payload: 'p', dueAt, attempts: 9, revision: 1, lastError: 'no', createdAt: dueAt };
    for (const key of ['', 'a'])
      await db
        .insertInto('jobs')
        .values({ ...theirs, key })
        .execute();
    const before = await readJobs(db);
    await add(db, 'ours');
    const older = startProcess(db, async () => undefined);
    await expect.poll(() => readJobs(db), PATIENTLY).toEqual(before);
    expect(older.faults.list()).toEqual([]);
    expect((await older.runner.list()).flatMap(({ failed }) => failed)).toEqual([]);
    await older.runner.stop();
    const ran: string[] = [];
    startProcess(
      db,
      async ({ key }) => {
        ran.push(key);
        return undefined;
      },
      { name: 'newer' },
    );
    await isDone(db);
    expect(ran.toSorted()).toEqual(['', 'a']);
  });
});
