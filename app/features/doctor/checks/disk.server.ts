import { existsSync } from 'node:fs';
import path from 'node:path';
import { getFreeBytes } from '#platform/health/disk-reserve.server.ts';
import type { CheckedSite } from '../findings/checked-site.server.ts';
import { type Finding, hint, unknown, well, wrong } from '../findings/checkup.ts';

const MEGABYTE = 1_000_000;
const FULL_BYTES = 20 * MEGABYTE;
const LOW_BYTES = 500 * MEGABYTE;

/** How much room there is where the data folder is, or would be made. */
export async function checkDisk({ settings }: Pick<CheckedSite, 'settings'>): Promise<Finding[]> {
  let folder = settings.DATA_DIR;
  while (!existsSync(folder) && folder !== path.dirname(folder)) folder = path.dirname(folder);
  return [describeFreeBytes(await getFreeBytes(folder))];
}

export function describeFreeBytes(free: number): Finding {
  if (!Number.isFinite(free)) return unknown('The file system does not say how much room there is.');
  const message = `${formatBytes(free)} are free on the disk of the data folder.`;
  if (free < FULL_BYTES) return wrong(message, 'Make room: soon nothing can be saved.');
  return free < LOW_BYTES ? hint(message, 'Make room, or give the site a larger disk.') : well(message);
}

function formatBytes(bytes: number): string {
  const [amount, unit] = bytes < 1000 * MEGABYTE ? [bytes / MEGABYTE, 'MB'] : [bytes / (1000 * MEGABYTE), 'GB'];
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${unit}`;
}
