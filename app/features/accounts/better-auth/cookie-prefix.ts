/** What every cookie of an account begins with. */
export const COOKIE_PREFIX = 'byline';
