import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { takePhotograph } from '#tests/factories/photograph.ts';
import { encodeImage } from './encode-image.server.ts';

function findWorkers(): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const lines = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  return lines
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('encode-worker'))
    .map(([pid]) => Number(pid));
}

test.skipIf(process.platform === 'win32')(
  'an image whose process is ended from outside can be tried again, and the next is encoded',
  async () => {
    const refused = expect(encodeImage({ bytes: await takePhotograph(), format: 'jpeg' })).rejects.toMatchObject({ code: 'unavailable' });
    await expect.poll(findWorkers, { timeout: 30_000 }).toHaveLength(1);
    for (const pid of findWorkers()) process.kill(pid, 'SIGKILL');
    await refused;
    const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    expect((await encodeImage({ bytes: small, format: 'png' })).outcome).toBe('encoded');
  },
);
