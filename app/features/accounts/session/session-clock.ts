const SECOND_MS = 1000;

/** How long a session lives without being renewed. */
export const SESSION_DAYS = 7;
/** How long after its last renewal a session is due for the next one, while a page of the admin is open. */
export const RENEWAL_MS = 60 * 60 * SECOND_MS;
/** How often an open page looks at the clock. */
export const TICK_MS = 30 * SECOND_MS;

const TICKS_LEFT_TO_RENEW = 3;

/** Whether `TICKS_LEFT_TO_RENEW` whole ticks or fewer remain before a moment; both in milliseconds since 1970. */
export function isRenewalDue(due: number, now: number): boolean {
  return Math.floor((due - now) / TICK_MS) <= TICKS_LEFT_TO_RENEW;
}
