type Code = 'unauthorized' | 'forbidden' | 'not-found' | 'refused' | 'reused' | 'rate-limited' | 'unavailable' | 'read-only' | 'disk-full';

const STATUS = {
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  refused: 409,
  reused: 422,
  'rate-limited': 429,
  unavailable: 503,
  'read-only': 503,
  'disk-full': 507,
} as const satisfies Record<Code, number>;

export class AppError extends Error {
  override name = 'AppError';
  readonly code: Code;
  readonly status: number;
  readonly publicMessage: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: Code, internal: string, options: { publicMessage: string; cause?: unknown; retryAfterSeconds?: number }) {
    super(internal, { cause: options.cause });
    this.code = code;
    this.status = STATUS[code];
    this.publicMessage = options.publicMessage;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export const unauthorized = (internal: string, publicMessage = 'Please sign in.') =>
  new AppError('unauthorized', internal, { publicMessage });

export const forbidden = (internal: string, publicMessage = 'You are not allowed to do that.') =>
  new AppError('forbidden', internal, { publicMessage });

export const notFound = (internal: string, publicMessage = 'There is nothing at this address.') =>
  new AppError('not-found', internal, { publicMessage });

export const refused = (internal: string, publicMessage: string) => new AppError('refused', internal, { publicMessage });

export const keyReused = (internal: string) =>
  new AppError('reused', internal, { publicMessage: 'This Idempotency-Key was used for another request. Send a new one.' });

export const rateLimited = (internal: string, retryAfterSeconds: number) =>
  new AppError('rate-limited', internal, {
    publicMessage: `Too many attempts. Please wait ${retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`}.`,
    retryAfterSeconds,
  });

export const unavailable = (internal: string, cause?: unknown, publicMessage = 'This is not available right now. Please try again.') =>
  new AppError('unavailable', internal, { publicMessage, cause, retryAfterSeconds: 5 });

export const readOnly = (internal: string, cause?: unknown) =>
  new AppError('read-only', internal, {
    publicMessage: 'The site is read-only for the moment. Nothing was saved.',
    cause,
    retryAfterSeconds: 5,
  });

export const diskFull = (internal: string, cause?: unknown) =>
  new AppError('disk-full', internal, { publicMessage: 'The disk of the site is full. Nothing was saved.', cause, retryAfterSeconds: 5 });
