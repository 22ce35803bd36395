interface ByteReader {
  /** The next bytes; undefined at the end. Throws where it ends before that many. */
  read(bytes: number): Promise<Buffer | undefined>;
}

/** Cuts what comes in chunks into the pieces that are asked for. */
export function createByteReader(chunks: AsyncIterable<Buffer>): ByteReader {
  const source = chunks[Symbol.asyncIterator]();
  let rest: Buffer[] = [];
  let length = 0;
  return {
    async read(bytes) {
      while (length < bytes) {
        const { value: chunk, done } = await source.next();
        if (done) {
          if (length === 0) return undefined;
          throw new Error('it ends too early');
        }
        rest.push(chunk);
        length += chunk.length;
      }
      const all = rest.length === 1 && rest[0] ? rest[0] : Buffer.concat(rest);
      rest = [all.subarray(bytes)];
      length -= bytes;
      return all.subarray(0, bytes);
    },
  };
}
