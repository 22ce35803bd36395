/** What a process holds after everything that nobody needs has been collected, in MiB. */
export interface Memory {
  heap: number;
  external: number;
  resident: number;
}

export interface Inspector {
  measure(): Promise<Memory>;
  close(): void;
}

const MIB = 1024 * 1024;

/** Speaks to a process that runs with `--inspect`, by the address that it has printed. */
export async function openInspector(output: string): Promise<Inspector> {
  const address = /Debugger listening on (ws:\S+)/.exec(output)?.[1];
  if (!address) throw new Error('the process has no inspector');
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const answers = new Map<number, (result: { result?: { value?: string } }) => void>();
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    answers.get(id)?.(result);
    answers.delete(id);
  };
  let last = 0;
  const send = (method: string, params: object = {}) => {
    const id = ++last;
    return new Promise<{ result?: { value?: string } }>((resolve) => {
      answers.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  await send('HeapProfiler.enable');
  return {
    async measure() {
      for (let times = 0; times < 3; times += 1) await send('HeapProfiler.collectGarbage');
      const { result } = await send('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' });
      const { heapUsed, external, rss } = JSON.parse(result?.value ?? '{}');
      return { heap: heapUsed / MIB, external: external / MIB, resident: rss / MIB };
    },
    close: () => socket.close(),
  };
}
