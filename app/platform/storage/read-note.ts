import { MAX_NOTE_BYTES } from './storage.ts';

export async function readNoteText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_NOTE_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8', 0, MAX_NOTE_BYTES);
}
