import type { Claim } from './documents/claims.ts';

const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** Where a figure comes from and of when it is, such as `Client survey, January 2026`; empty where neither is said. */
export function describeClaimSource({ source, date }: Pick<Claim, 'source' | 'date'>): string {
  const time = date && month.format(new Date(`${date}-01T00:00:00Z`));
  return [source || (time && 'As of'), time].filter(Boolean).join(source ? ', ' : ' ');
}
