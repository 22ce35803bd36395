import { parentPort, workerData } from 'node:worker_threads';
import { DiskError } from '#platform/errors/disk-error.server.ts';
import { checkDatabase } from './quick-check.server.ts';

parentPort?.postMessage(describeDamage(String(workerData)));

/** Empty where there is none; what else keeps it from being read is found by those who read it. */
function describeDamage(dataDir: string): string {
  try {
    checkDatabase(dataDir);
    return '';
  } catch (error) {
    return error instanceof DiskError && error.trouble === 'damaged' ? error.message : '';
  }
}
