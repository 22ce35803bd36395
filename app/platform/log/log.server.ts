export type LogFields = Record<string, unknown>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  /** As `info('request', …)` at a third of its price: most of a log is readers' requests. A log may do without. */
  request?(answered: AnsweredRequest): void;
}

export interface AnsweredRequest {
  /** A token of HTTP's grammar. */
  method: string;
  path: string;
  status: number;
  ms: number;
  bytes: number;
  /** Letters and digits. */
  requestId: string;
}

type Level = 'info' | 'warn' | 'error';

/** Makes a log that writes one line per event: JSON for machines, aligned text for a terminal. */
export function createLog({
  format = process.stdout.isTTY ? 'text' : 'json',
  write = (line: string) => void process.stdout.write(`${line}\n`),
  now = () => new Date(),
}: {
  format?: 'json' | 'text' | undefined;
  write?: (line: string) => void;
  now?: () => Date;
} = {}): Log {
  const put = format === 'json' ? jsonLine : textLine;
  const at =
    (level: Level) =>
    (event: string, fields: LogFields = {}) =>
      write(put(now(), level, event, fields));
  return {
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    ...(format === 'json' && { request: (answered) => write(requestLine(now(), answered)) }),
  };
}

/** Turns whatever was thrown into fields for the log: name, message, stack and cause. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: error.message, name: error.name, stack: error.stack, ...(error.cause ? { cause: errorFields(error.cause).error } : {}) };
}

function jsonLine(now: Date, level: Level, event: string, fields: LogFields) {
  return JSON.stringify({ time: timeOf(now), level, event, ...fields });
}

const PLAIN = /^[\w/.-]*$/;

function requestLine(now: Date, { method, path, status, ms, bytes, requestId }: AnsweredRequest) {
  const quoted = PLAIN.test(path) ? `"${path}"` : JSON.stringify(path);
  return `{"time":"${timeOf(now)}","level":"info","event":"request","method":"${method}","path":${quoted},"status":${status},"ms":${ms},"bytes":${bytes},"requestId":"${requestId}"}`;
}

let lastTime = { at: Number.NaN, text: '' };

/** Remembers the last moment's text: a busy server writes many lines in a millisecond. */
function timeOf(now: Date): string {
  const at = now.getTime();
  if (at !== lastTime.at) lastTime = { at, text: now.toISOString() };
  return lastTime.text;
}

function textLine(now: Date, level: Level, event: string, { stack, ...fields }: LogFields) {
  const details = Object.entries(fields).map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return [now.toISOString().slice(11, 19), level.padEnd(5), event, ...details].join(' ') + (stack ? `\n${stack}` : '');
}
