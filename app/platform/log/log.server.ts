import { hidePaths, hideQuotedPaths } from './hide-paths.server.ts';
import { getRequestScope } from './request-scope.server.ts';

export type LogFields = Record<string, unknown>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  /** As `info`, set apart from the lines around it in a terminal. Optional. */
  announce?(event: string): void;
  /** As `info('request', …)` at a third of the cost, because most lines are requests. Optional. */
  request?(entry: RequestEntry): void;
}

interface RequestEntry {
  method: string;
  path: string;
  status: number;
  ms: number;
  bytes: number;
  requestId: string;
}

type Level = 'info' | 'warn' | 'error';

export function createLog({
  format = process.stdout.isTTY ? 'text' : 'json',
  write = (line: string) => void process.stdout.write(`${line}\n`),
  now = () => new Date(),
}: {
  format?: 'json' | 'text' | undefined;
  write?: (line: string) => void;
  now?: () => Date;
} = {}): Log {
  const toLine = format === 'json' ? toJsonLine : toTextLine;
  const logAt =
    (level: Level) =>
    (event: string, fields: LogFields = {}) =>
      write(toLine(now(), level, event, withRequestId(fields)));
  return {
    info: logAt('info'),
    warn: logAt('warn'),
    error: logAt('error'),
    ...(format === 'text' && { announce: (event) => write(`\n${toTextLine(now(), 'info', event, {})}\n`) }),
    ...(format === 'json' && { request: (entry) => write(toRequestLine(now(), entry)) }),
  };
}

function withRequestId(fields: LogFields): LogFields {
  const scope = getRequestScope();
  return scope && !('requestId' in fields) ? { ...fields, requestId: scope.requestId } : fields;
}

/** Fields for the log from anything that was thrown, without the machine's paths. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: hidePaths(String(error)) };
  const hide = 'syscall' in error ? hideQuotedPaths : hidePaths;
  const { message, name, stack, cause } = error;
  return { error: hide(message), name, stack: stack && hide(stack), ...(cause ? { cause: errorFields(cause).error } : {}) };
}

function toJsonLine(now: Date, level: Level, event: string, fields: LogFields) {
  return JSON.stringify({ time: now, level, event, ...fields });
}

const NEEDS_NO_ESCAPE = /^[\w/.-]*$/;

function toRequestLine(now: Date, { method, path, status, ms, bytes, requestId }: RequestEntry) {
  const quoted = NEEDS_NO_ESCAPE.test(path) ? `"${path}"` : JSON.stringify(path);
  return `${formatStart(now)}${method}","path":${quoted},"status":${status},"ms":${ms},"bytes":${bytes},"requestId":"${requestId}"}`;
}

let lastStart = { at: Number.NaN, text: '' };

/** Caches the last text: a busy server writes many lines in a millisecond. */
function formatStart(now: Date): string {
  const at = now.getTime();
  if (at !== lastStart.at) lastStart = { at, text: `{"time":"${now.toISOString()}","level":"info","event":"request","method":"` };
  return lastStart.text;
}

function toTextLine(now: Date, level: Level, event: string, { stack, ...fields }: LogFields) {
  const details = Object.entries(fields).map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const frames = typeof stack === 'string' ? stack.split('\n').filter((line) => /^\s+at /.test(line)) : [];
  return [[now.toISOString().slice(11, 19), level.padEnd(5), event, ...details].join(' '), ...frames].map(escapeControls).join('\n');
}

function escapeControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
