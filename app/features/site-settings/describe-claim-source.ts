import { formatMonth } from '#features/publishing/dates/format-month.ts';
import type { Claim } from './documents/claims.ts';

/** Where a figure comes from and of when it is, such as `Client survey, January 2026`; empty where neither is said. */
export function describeClaimSource({ source, date }: Pick<Claim, 'source' | 'date'>): string {
  const month = date && formatMonth(date);
  return source && month ? `${source}, ${month}` : source || (month && `As of ${month}`);
}
