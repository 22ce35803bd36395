export const TRASH_DAYS = 30;

export const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000;
