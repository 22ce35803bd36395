import { expect, test } from 'vitest';
import { formatDateTime, formatLongDate } from './dates.ts';

const LATE = '2025-01-15T23:30:00.000Z';

test('[SITE-5] a date is a day of the zone that is asked for, whichever was asked for before', () => {
  expect(formatLongDate(LATE, 'Africa/Accra')).toBe('January 15, 2025');
  expect(formatLongDate(LATE, 'Africa/Nairobi')).toBe('January 16, 2025');
  expect(formatLongDate(LATE, 'America/Los_Angeles')).toBe('January 15, 2025');
  expect(formatLongDate(LATE, 'Africa/Accra')).toBe('January 15, 2025');
});

test('[SITE-5] a time of day is one of the same zone as its date', () => {
  expect(formatDateTime(LATE, 'Africa/Nairobi')).toBe('January 16, 2025, 02:30');
  expect(formatDateTime('2025-01-15T00:00:00.000Z', 'UTC')).toBe('January 15, 2025, 00:00');
});
