import type { NewsletterState } from '../subscribers/tables.ts';
import type { NewsletterSummary } from './newsletters.server.ts';

export const STATE_WORDS: Record<NewsletterState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  stopped: 'Stopped',
  sent: 'Sent',
};

export const NOTHING_CHANGED = 'Nothing was changed';

/** `1,204 of 5,000 sent, 2 failed, 1 in doubt`; empty before it has begun. */
export function describeProgress({ deliveries, startedAt }: Pick<NewsletterSummary, 'deliveries' | 'startedAt'>): string {
  if (startedAt === null) return '';
  const { sent = 0, refused = 0, failed = 0, doubtful = 0 } = deliveries;
  const all = countAll(deliveries);
  const others = [
    refused > 0 && `${refused.toLocaleString('en')} refused`,
    failed > 0 && `${failed.toLocaleString('en')} failed`,
    doubtful > 0 && `${doubtful.toLocaleString('en')} unclear`,
  ];
  return [`${sent.toLocaleString('en')} of ${all.toLocaleString('en')} sent`, ...others].filter(Boolean).join(', ');
}

export function countAll(deliveries: NewsletterSummary['deliveries']): number {
  return Object.values(deliveries).reduce((sum, count) => sum + count, 0);
}
