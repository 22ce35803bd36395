/** Email programs post to it for their readers (RFC 8058). */
export const LEAVE_PATH = '/newsletter/leave';

/** An unconfirmed address is deleted after this time. */
export const CONFIRM_DAYS = 7;

export const FORM_SOURCES = ['home', 'footer', 'follow'] as const;

export type FormSource = (typeof FORM_SOURCES)[number];

/** A field that people do not see: only programs fill it in. */
export const DECOY = 'website';
