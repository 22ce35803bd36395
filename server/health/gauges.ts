import { statfs } from 'node:fs/promises';
import type { Services } from '#app/context/services.server.ts';
import { countWaitingEmails } from '#features/outbox/outbox.server.ts';
import { type FaultyPart, faultyParts } from '#platform/health/faults.ts';
import type { Metrics } from '#platform/telemetry/metrics.server.ts';

/** The figures of the site itself, beside those of requests and statements; nothing where nobody wants them. */
export function addGauges(metrics: Metrics | undefined, services: Pick<Services, 'contentVersion' | 'db' | 'faults' | 'settings'>): void {
  const { contentVersion, db, faults, settings } = services;
  metrics?.addGauge('byline_content_version', 'Rises with each change of content.', () => contentVersion.current());
  metrics?.addGauge('byline_fault', '1 while a part is faulty.', () => readFaults(faults.list().map(({ part }) => part)), 'part');
  metrics?.addGauge('byline_emails_waiting', 'Emails in the outbox.', async () => (await countWaitingEmails(db)).waiting);
  metrics?.addGauge('byline_disk_free_bytes', 'Room for this user where DATA_DIR is.', async () => {
    const { bavail, bsize } = await statfs(settings.DATA_DIR);
    return bavail * bsize;
  });
}

function readFaults(faulty: readonly FaultyPart[]): Record<string, number> {
  return Object.fromEntries(faultyParts.map((part) => [part, faulty.includes(part) ? 1 : 0]));
}
