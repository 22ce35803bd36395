import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { isGate } from '#tests/support/tier.ts';
import { encodeImage } from './encode-image.server.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const large = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#246', noise } })
  .jpeg()
  .toBuffer();
const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
  .png()
  .toBuffer();
const encodeLarge = () => encodeImage({ bytes: large, format: 'jpeg' });
const encodeSmall = () => encodeImage({ bytes: small, format: 'png' });
const encodeDamaged = () => encodeImage({ bytes: small.subarray(0, 60), format: 'png' });

function findWorkers(): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const lines = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  return lines
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('encode-worker'))
    .map(([pid]) => Number(pid));
}

async function killWorker(signal: NodeJS.Signals) {
  await expect.poll(findWorkers, { timeout: 30_000 }).toHaveLength(1);
  for (const pid of findWorkers()) process.kill(pid, signal);
}

describe.skipIf(process.platform === 'win32')('[ADM-11] the process that encodes', () => {
  beforeEach(async () => {
    await encodeDamaged(); // ends the process that rests
    await expect.poll(findWorkers, { timeout: 30_000 }).toEqual([]);
  });

  test('[ADM-11] may be ended from outside: its image can be tried again, and the next is encoded', async () => {
    const refused = expect(encodeLarge()).rejects.toMatchObject({ code: 'unavailable' });
    await killWorker('SIGKILL');
    await refused;
    expect((await encodeSmall()).outcome).toBe('encoded');
  });

  test.skipIf(isGate)('[ADM-11] takes image after image, up to 20', async () => {
    await encodeSmall();
    const [first] = findWorkers();
    await Promise.all(Array.from({ length: 18 }, encodeSmall));
    expect(findWorkers()).toEqual([first]);
    await Promise.all([encodeSmall(), encodeSmall()]);
    await expect.poll(findWorkers, { timeout: 30_000 }).not.toContain(first);
  });

  test.skipIf(isGate)('[ADM-11] gets no image after one that was refused, was too slow or was given up on', async () => {
    const workers: (number | undefined)[] = [];
    for (const fail of [
      encodeDamaged,
      () => encodeImage({ bytes: large, format: 'jpeg', cpuLimitMs: 1 }),
      () => encodeImage({ bytes: large, format: 'jpeg' }, AbortSignal.timeout(20)).catch(() => undefined),
    ]) {
      await encodeSmall();
      workers.push(...findWorkers());
      expect(await fail()).not.toMatchObject({ outcome: 'encoded' });
      expect((await encodeSmall()).outcome).toBe('encoded');
      await expect.poll(findWorkers, { timeout: 30_000 }).not.toContain(workers.at(-1));
    }
    expect(new Set(workers).size).toBe(3);
  });

  test.skipIf(isGate)('[ADM-11] that ends with a later image is not held against it', async () => {
    const before = encodeSmall();
    const later = before.then(() => Promise.all([encodeLarge(), encodeSmall()]));
    await before;
    await killWorker('SIGSEGV');
    expect((await later).map(({ outcome }) => outcome)).toEqual(['encoded', 'encoded']);
  });

  test('[ADM-11] that an image crashes refuses that one alone', async () => {
    const images = Promise.all([encodeLarge(), encodeSmall()]);
    await killWorker('SIGSEGV');
    expect((await images).map(({ outcome }) => outcome)).toEqual(['refused', 'encoded']);
  });

  test('[ADM-11] does not stay without work', async () => {
    await Promise.all([encodeSmall(), encodeSmall()]);
    await expect.poll(findWorkers, { timeout: 30_000 }).toEqual([]);
  });
});
