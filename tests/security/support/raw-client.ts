import { connect } from 'node:net';

interface Exchange {
  answer: string;
  isHanging: boolean;
}

/**
 * All that a server sends on a connection of its own until it closes it. Says itself that it is done when nothing has come for a while;
 * where the server does not close even then, `isHanging`.
 */
export function sendBytes(url: string, bytes: string | Buffer, { silenceMs = 500, withinMs = 20_000 } = {}): Promise<Exchange> {
  const { port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    const end = (isHanging: boolean) => {
      clearTimeout(timer);
      clearTimeout(silence);
      socket.destroy();
      resolve({ answer: Buffer.concat(chunks).toString('latin1'), isHanging });
    };
    const timer = setTimeout(() => end(true), withinMs);
    const silence = setTimeout(() => socket.end(), silenceMs);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      silence.refresh();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => end(false));
  });
}

/** How many requests were taken as such: a note of 100 is no answer, nor is the 400 that ends a connection left in the middle of one. */
export function countAnswers(answer: string): number {
  const statuses = [...answer.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => status).filter((status) => status !== '100');
  return statuses.length > 1 && statuses.at(-1) === '400' ? statuses.length - 1 : statuses.length;
}

/** GETs a target that is sent as it stands. */
export async function getTarget(
  url: string,
  target: string,
  cookie = '',
): Promise<{ status: number; location: string | undefined; text: string }> {
  const { host } = new URL(url);
  const request = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${cookie && `Cookie: ${cookie}\r\n`}Connection: close\r\n\r\n`;
  const send = () => sendBytes(url, Buffer.from(request, 'utf8'), { silenceMs: 15_000 });
  let { answer, isHanging } = await send();
  for (let again = 0; again < 4 && isOverloaded(answer); again++) ({ answer, isHanging } = await send()); // a busy machine may stand still for seconds
  if (isHanging) throw new Error(`no end of the answer to ${target}`);
  const [head = '', ...text] = answer.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  return { status, location: /^location: (.*)$/im.exec(head)?.[1]?.trim(), text: text.join('\r\n\r\n') };
}

function isOverloaded(answer: string): boolean {
  return answer.startsWith('HTTP/1.1 503') && /^retry-after:/im.test(answer);
}

/** Runs a few at once. */
export async function forEach<T>(items: readonly T[], atOnce: number, run: (item: T, index: number) => Promise<void>): Promise<void> {
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) await run(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
