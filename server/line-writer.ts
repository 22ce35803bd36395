export interface LineWriter {
  write(line: string): void;
  /** Hands over what is gathered now, such as before the process ends. */
  flush(): void;
}

/** Gathers the lines of one turn of the event loop into one write, so that a thousand lines cost one call to the system. */
export function createLineWriter(put: (text: string) => void = (text) => void process.stdout.write(text)): LineWriter {
  let gathered = '';

  function flush() {
    const text = gathered;
    gathered = '';
    if (text) put(text);
  }

  return {
    write(line) {
      if (!gathered) queueMicrotask(flush);
      gathered += `${line}\n`;
    },
    flush,
  };
}
