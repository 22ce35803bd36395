/** A time, in milliseconds since 1970, as HTTP writes it: to the second, in GMT. */
export function toHttpDate(time: number): string {
  return new Date(time).toUTCString();
}

/** The header that says when something was changed last, from an ISO 8601 date; none where nobody knows. */
export function lastModified(date: string | undefined | null): { 'last-modified'?: string } {
  return date ? { 'last-modified': toHttpDate(Date.parse(date)) } : {};
}

/** Reads each of the three forms of RFC 9110 (5.6.7), in milliseconds since 1970; undefined for anything else. */
export function parseHttpDate(text: string): number | undefined {
  const { groups } = FORMS.map((form) => form.exec(text)).find((found) => found !== null) ?? {};
  if (!groups) return undefined;
  const { day = '', month = '', year = '', time = '' } = groups;
  const date = `${day.replace(' ', '0')} ${month} ${year.length === 2 ? toFullYear(Number(year)) : year} ${time}`;
  const parsed = Date.parse(`${date} GMT`);
  return toHttpDate(parsed).includes(date) ? parsed : undefined; // a day that its month does not have is read as one of the next
}

const FORMS = [
  /^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^[A-Z][a-z]{5,8}, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:\d{2}) (?<year>\d{4})$/,
];

/** Two digits name no year that is more than 50 years ahead. */
function toFullYear(year: number): number {
  const now = new Date().getUTCFullYear();
  const inThisCentury = now - (now % 100) + year;
  return inThisCentury > now + 50 ? inThisCentury - 100 : inThisCentury;
}
