export function toHttpDate(time: number): string {
  return new Date(time).toUTCString();
}

/** The latest of the ISO 8601 dates; no header if one of them is unknown. */
export function lastModified(...dates: (string | undefined | null)[]): { 'last-modified'?: string } {
  const times = dates.map((date) => Date.parse(date ?? ''));
  return times.some(Number.isNaN) ? {} : { 'last-modified': toHttpDate(Math.max(...times)) };
}

/** Reads all three forms of RFC 9110 (5.6.7), in milliseconds since 1970. */
export function parseHttpDate(text: string): number | undefined {
  const form = FORMS.find(({ pattern }) => pattern.test(text));
  if (!form) return undefined;
  const found = form.pattern.exec(text) ?? [];
  const [day = '', month = '', year = '', time = ''] = form.order.map((at) => found[at]);
  const date = `${day.replace(' ', '0')} ${month} ${year.length === 2 ? toFullYear(Number(year)) : year} ${time}`;
  const parsed = Date.parse(`${date} GMT`);
  return toHttpDate(parsed).includes(date) ? parsed : undefined; // a day that its month does not have is read as one of the next
}

const FORMS = [
  { pattern: /^[A-Z][a-z]{2}, (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}:\d{2}:\d{2}) GMT$/, order: [1, 2, 3, 4] },
  { pattern: /^[A-Z][a-z]{5,8}, (\d{2})-([A-Z][a-z]{2})-(\d{2}) (\d{2}:\d{2}:\d{2}) GMT$/, order: [1, 2, 3, 4] },
  { pattern: /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) ([ \d]\d) (\d{2}:\d{2}:\d{2}) (\d{4})$/, order: [2, 1, 4, 3] },
];

function toFullYear(year: number): number {
  const now = new Date().getUTCFullYear();
  const inThisCentury = now - (now % 100) + year;
  return inThisCentury > now + 50 ? inThisCentury - 100 : inThisCentury;
}
