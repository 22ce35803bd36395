export interface LineWriter {
  write(line: string): void;
  /** Hands over what is gathered now, such as before the process ends. */
  flush(): void;
}

const FLUSH_MS = 20;
const ROOM = 64 * 1024;
const NEWLINE = 10;
const MOST_BYTES_OF_A_CHARACTER = 3;

/**
 * Gathers lines for a moment, so that hundreds of them cost one call to the system. They lie in one buffer: as texts they would
 * outlive the collection of young garbage, thousands a second.
 */
export function createLineWriter(put: (text: string | Buffer) => void = (text) => void process.stdout.write(text)): LineWriter {
  const room = Buffer.allocUnsafe(ROOM);
  let used = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (used > 0) put(Buffer.from(room.subarray(0, used)));
    used = 0;
  }

  return {
    write(line) {
      const most = (line.length + 1) * MOST_BYTES_OF_A_CHARACTER;
      if (used + most > ROOM) flush();
      if (most > ROOM) {
        put(`${line}\n`);
        return;
      }
      used += room.write(line, used);
      room[used] = NEWLINE;
      used += 1;
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    flush,
  };
}
