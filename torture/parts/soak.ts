import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from '#tests/support/admin-client.ts';
import { launch } from '#tests/support/process-group.ts';
import { freePort } from '#tests/support/site.ts';
import { percentile } from '../../bench/statistics.ts';
import { amount, print, report, within } from '../report.ts';
import { type Inspector, type Memory, openInspector } from '../soak/inspector.ts';
import { type Load, startLoad } from '../soak/load.ts';

const MINUTE_MS = 60_000;
const MINUTES = amount(30, 2);
const SAMPLES = 12;
/** The first samples, in which caches fill, do not count. */
const WARM_UP = 3;
const REST_MS = 2000;
/** As `npm start` sets it; npm in between would have an inspector of its own. */
const GLIBC = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
const MOST = { growth: { heap: 0.05, external: 0.1, resident: 0.1 }, descriptors: 4, slowestMs: within(1000) };
const OWNER = { email: 'owner@example.org', password: 'seven green rivers' };

interface Sample extends Memory {
  descriptors: number;
}

/** Half an hour of everything at once, or as many minutes as the argument says: the process holds no more at the end than before. */
async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-soak-'));
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: path.join(folder, 'data'), ...GLIBC };
  const command = [process.execPath, '--inspect=127.0.0.1:0', '--max-semi-space-size=4', '--max-old-space-size=1024', 'server/start.js'];
  const { child, nodePid, output } = await launch(command, { settings, logFile: path.join(folder, 'log') });
  try {
    const site = { url: `http://localhost:${port}`, output };
    const inspector = await openInspector(output());
    const load = await startLoad(site, await signIn(site), OWNER);
    const samples: Sample[] = [];
    for (let at = 0; at < SAMPLES; at += 1) {
      await wait((MINUTES * MINUTE_MS) / SAMPLES - REST_MS);
      const sample = await takeSample(load, { inspector, pid: nodePid });
      samples.push(sample);
      const { heap, external, resident, descriptors } = sample;
      print(
        `${(((at + 1) * MINUTES) / SAMPLES).toFixed(1).padStart(5)} min  heap ${heap.toFixed(1)} MiB  external ${external.toFixed(1)}  ` +
          `resident ${resident.toFixed(0)}  descriptors ${descriptors}  load ${loadavg()[0]?.toFixed(1)}`,
      );
    }
    await load.pause();
    inspector.close();
    report([...listGrowth(samples), ...listSlow(load), ...countEqual(load.faults)]);
  } finally {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** While nothing is asked of the process. */
async function takeSample(load: Load, { inspector, pid }: { inspector: Inspector; pid: number }): Promise<Sample> {
  await load.pause();
  await wait(REST_MS);
  const descriptors = readdirSync(`/proc/${pid}/fd`).length;
  const memory = await inspector.measure();
  load.resume();
  return { ...memory, descriptors };
}

function listGrowth(samples: Sample[]): string[] {
  const counted = samples.slice(WARM_UP);
  const third = Math.floor(counted.length / 3);
  const mean = (some: Sample[], figure: keyof Sample) => some.reduce((sum, sample) => sum + sample[figure], 0) / some.length;
  const faults = (['heap', 'external', 'resident'] as const).flatMap((figure) => {
    const [before, after] = [mean(counted.slice(0, third), figure), mean(counted.slice(-third), figure)];
    const growth = after / before - 1;
    print(`${figure} ${before.toFixed(1)} → ${after.toFixed(1)} MiB (${(growth * 100).toFixed(1)} %)`);
    return growth > MOST.growth[figure] ? [`${figure} has grown by ${(growth * 100).toFixed(1)} %`] : [];
  });
  const descriptors = mean(counted.slice(-third), 'descriptors') - mean(counted.slice(0, third), 'descriptors');
  return descriptors > MOST.descriptors ? [...faults, `${descriptors.toFixed(0)} more descriptors`] : faults;
}

function listSlow({ times }: Load): string[] {
  return Object.entries(times).flatMap(([name, all]) => {
    const slowest = Math.max(...all);
    print(
      `${name.padEnd(26)} ${String(all.length).padStart(7)} answered, p50 ${percentile(all, 0.5).toFixed(0)} ms, ` +
        `p99 ${percentile(all, 0.99).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
    );
    return slowest > MOST.slowestMs
      ? [`${name}: ${all.filter((ms) => ms > MOST.slowestMs).length} over a second, the slowest ${slowest.toFixed(0)} ms`]
      : [];
  });
}

function countEqual(faults: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const fault of faults) counts.set(fault, (counts.get(fault) ?? 0) + 1);
  return [...counts].map(([fault, times]) => `${times} × ${fault}`);
}

await main();
