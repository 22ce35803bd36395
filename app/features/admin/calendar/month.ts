const DAY_MS = 86_400_000;

/** `2026-11` */
export type Month = string;

/** `2026-11-24`, in the site's time zone. */
export type Day = string;

export function parseMonth(text: string | null): Month | undefined {
  return /^(19[7-9]\d|[2-8]\d{3})-(0[1-9]|1[0-2])$/.test(text ?? '') ? (text ?? undefined) : undefined;
}

export function getDay(iso: string, timeZone: string): Day {
  const parts = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).formatToParts(
    new Date(iso),
  );
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`;
}

export function addMonths(month: Month, count: number): Month {
  const first = toUtc(`${month}-01`);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + count, 1)).toISOString().slice(0, 7);
}

/** Whole weeks from Monday on; days of other months are null. */
export function listWeeks(month: Month): (Day | null)[][] {
  const first = toUtc(`${month}-01`);
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, at) => {
    const day = at - before + 1;
    return day >= 1 && day <= count ? `${month}-${String(day).padStart(2, '0')}` : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Times between which all days of the month lie, in whatever zone. */
export function getBounds(month: Month): { from: string; to: string } {
  const from = new Date(toUtc(`${month}-01`).getTime() - DAY_MS);
  const to = new Date(toUtc(`${addMonths(month, 1)}-01`).getTime() + DAY_MS);
  return { from: from.toISOString(), to: to.toISOString() };
}

function toUtc(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`);
}
