/** One plain-text email. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
}

export interface Mail {
  /** Resolves when the email is handed over; throws `unavailable` when it cannot be, or when `to` is not exactly one address. */
  send(email: Email): Promise<void>;
  close(): void;
}
