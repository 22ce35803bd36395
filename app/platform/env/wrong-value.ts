interface Remedy {
  /** A right value, where the setting's own example does not fit. */
  example?: string;
  /** What to do, where no value can be shown. */
  instead?: string;
}

/** What is wrong with a setting's value, as the rest of a line that begins with the setting's name. It never holds a secret. */
export class WrongValue extends Error {
  override name = 'WrongValue';
  readonly remedy: Remedy;

  constructor(reason: string, remedy: Remedy = {}) {
    super(reason);
    this.remedy = remedy;
  }
}

const MAX_QUOTED = 80;

/** What was written, in quotes; `it` where that may hold a password or a token, as a URL does behind `@`, `?` or `user:`. */
export function quoteValue(text: string): string {
  return /[@?#]|:\/\/[^/]*:\D/.test(text) ? 'it' : quote(text);
}

/** As `quoteValue`, for what should be an email address. */
export function quoteEmail(text: string): string {
  return /[:?#]/.test(text) ? 'it' : quote(text);
}

function quote(text: string): string {
  return JSON.stringify(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
}
