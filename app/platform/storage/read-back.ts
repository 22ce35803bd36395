import { setTimeout as wait } from 'node:timers/promises';
import { unavailable } from '#platform/errors/app-error.ts';

/** Some stores show a new file a moment late. */
const ATTEMPTS = 2;
const PAUSE_MS = 300;

/** Throws `unavailable` if the stored bytes are absent or differ. Reads no further than the first difference. */
export async function readBack(
  name: string,
  bytes: Uint8Array,
  open: () => Promise<ReadableStream<Uint8Array> | undefined>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const stream = await open();
    if (stream && (await hasBytes(stream, bytes))) return;
    if (attempt === ATTEMPTS) {
      const found = stream ? 'other bytes than were sent' : 'nothing';
      throw unavailable(`${name} was stored, and read back as ${found}`, undefined, NOT_KEPT);
    }
    await wait(PAUSE_MS);
  }
}

const NOT_KEPT = 'The image store did not keep what it was sent. Please try again later.';

async function hasBytes(stream: ReadableStream<Uint8Array>, bytes: Uint8Array): Promise<boolean> {
  let at = 0;
  for await (const chunk of stream) {
    if (Buffer.compare(chunk, bytes.subarray(at, at + chunk.length)) !== 0) return false;
    at += chunk.length;
  }
  return at === bytes.length;
}
