import { constants, openSync, writeSync } from 'node:fs';

export interface LineWriter {
  write(line: string): void;
  flush(): void;
  /** Call before the process ends: waits a fifth of a second for a slow reader. */
  end(): void;
}

interface LineWriterOptions {
  /** Returns how many bytes were taken; throws where none can be for now. Never waits. */
  put?: (bytes: Buffer) => number;
  onDropped?: (lines: number) => void;
}

const FLUSH_MS = 20;
const BUFFER_BYTES = 64 * 1024;
const MAX_KEPT_BYTES = 1024 * 1024;
const NEWLINE = 10;
const MAX_BYTES_PER_CHARACTER = 3;
const END_WITHIN_MS = 200;

/**
 * Buffers lines for 20 ms, so that hundreds of them cost one system call. They are bytes in one buffer, because thousands of strings a
 * second would survive the collection of young garbage. If they are not taken, as by a full disk or a pipe that nobody reads, up to a
 * megabyte is retried, and further lines are dropped and counted.
 */
export function createLineWriter({ put = putOnStdout, onDropped }: LineWriterOptions = {}): LineWriter {
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  const kept: Buffer[] = [];
  let used = 0;
  let keptBytes = 0;
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    putKept();
    const bytes = buffer.subarray(0, used);
    used = 0;
    if (bytes.length > 0) putOrKeep(bytes);
    if (kept.length > 0) timer = setTimeout(flush, FLUSH_MS).unref();
    else reportDropped();
  }

  function putKept() {
    for (let [first] = kept; first; [first] = kept) {
      const taken = tryToPut(first);
      keptBytes -= taken;
      if (taken < first.length) {
        kept[0] = first.subarray(taken);
        return;
      }
      kept.shift();
    }
  }

  function putOrKeep(bytes: Buffer) {
    const taken = kept.length > 0 ? 0 : tryToPut(bytes);
    if (taken === bytes.length) return;
    const rest = bytes.subarray(taken);
    if (keptBytes + rest.length > MAX_KEPT_BYTES && taken === 0) dropped += countLines(rest);
    else {
      kept.push(Buffer.from(rest));
      keptBytes += rest.length;
    }
  }

  function tryToPut(bytes: Buffer): number {
    try {
      return put(bytes);
    } catch {
      return 0; // whatever the reason, it may pass
    }
  }

  function reportDropped() {
    if (dropped === 0) return;
    const lines = dropped;
    dropped = 0;
    onDropped?.(lines);
  }

  return {
    write(line) {
      const maxBytes = (line.length + 1) * MAX_BYTES_PER_CHARACTER;
      if (used + maxBytes > BUFFER_BYTES) flush();
      if (maxBytes > BUFFER_BYTES) {
        putOrKeep(Buffer.from(`${line}\n`));
      } else {
        used += buffer.write(line, used);
        buffer[used] = NEWLINE;
        used += 1;
      }
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    flush,
    end() {
      flush();
      const startedAt = performance.now();
      while (kept.length > 0 && performance.now() - startedAt < END_WITHIN_MS) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FLUSH_MS / 4);
        flush();
      }
    },
  };
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}

const STDOUT = 1;
let descriptor: number | undefined;

/** Writes without waiting and returns the number of bytes taken. `process.stdout` would stay broken after its first error. */
function putOnStdout(bytes: Buffer): number {
  descriptor ??= openStdout();
  return writeSync(descriptor, bytes);
}

/** Opened again as non-blocking: a terminal that nobody reads must not stop the site. */
function openStdout(): number {
  if (!process.stdout.isTTY) return STDOUT; // reading `process.stdout` has made a pipe non-blocking
  try {
    return openSync('/dev/fd/1', constants.O_WRONLY | constants.O_NOCTTY | constants.O_NONBLOCK);
  } catch {
    return STDOUT; // a system that has no such file, or another user's terminal
  }
}
