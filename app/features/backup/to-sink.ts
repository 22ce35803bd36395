import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ByteSink } from './archive/archive-writer.server.ts';

/** Writes to a stream at its pace, and ends it; destroys it where the writing fails. Rejects with the stream's error. */
export async function toSink<T>(stream: Writable, write: (sink: ByteSink) => Promise<T>): Promise<T> {
  const ended = finished(stream, { readable: false });
  ended.catch(() => undefined); // told below
  try {
    const result = await write(async (bytes) => {
      if (stream.write(bytes)) return;
      await Promise.race([once(stream, 'drain'), ended]);
    });
    stream.end();
    await ended;
    return result;
  } catch (error) {
    stream.destroy();
    throw error;
  }
}
