export interface LineWriter {
  write(line: string): void;
  /** Writes the buffered lines at once, such as before the process ends. */
  flush(): void;
}

const FLUSH_MS = 20;
const BUFFER_BYTES = 64 * 1024;
const NEWLINE = 10;
const MAX_BYTES_PER_CHARACTER = 3;

/**
 * Buffers lines for 20 ms, so that hundreds of them cost one system call. They are bytes in one buffer, because thousands of strings
 * a second would survive the collection of young garbage.
 */
export function createLineWriter(put: (text: string | Buffer) => void = (text) => void process.stdout.write(text)): LineWriter {
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let used = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (used > 0) put(Buffer.from(buffer.subarray(0, used)));
    used = 0;
  }

  return {
    write(line) {
      const maxBytes = (line.length + 1) * MAX_BYTES_PER_CHARACTER;
      if (used + maxBytes > BUFFER_BYTES) flush();
      if (maxBytes > BUFFER_BYTES) {
        put(`${line}\n`);
        return;
      }
      used += buffer.write(line, used);
      buffer[used] = NEWLINE;
      used += 1;
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    flush,
  };
}
