import { summarizeJobs } from '#db/jobs.server.ts';
import type { CheckedSite } from './check.server.ts';
import { type Finding, hint, unknown, well } from './checkup.ts';

/** Whether background work goes through: the reasons are on the status page and in the log. */
export async function checkJobs({ openDb, now }: Pick<CheckedSite, 'openDb' | 'now'>): Promise<Finding[]> {
  const db = await openDb().catch(() => undefined);
  if (!db) return [unknown('Background work cannot be checked without the database.')];
  const failing = (await summarizeJobs(db, now())).filter(({ failures }) => failures > 0);
  if (failing.length === 0) return [well('No background work is failing.')];
  const names = failing.map(({ name, failures }) => `${name} (${failures} ${failures === 1 ? 'time' : 'times'})`).join(', ');
  return [hint(`Background work fails and will be tried again: ${names}.`, 'The status page in the admin and the log say why.')];
}
