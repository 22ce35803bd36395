import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';

/** Streams a download as fast as it is taken. */
export function downloadResponse(
  body: AsyncGenerator<string | Uint8Array> | ReadableStream<Uint8Array>,
  { filename, type, size }: { filename: string; type: string; size?: number },
): Response {
  return new Response(body instanceof ReadableStream ? body : toStream(body), {
    headers: {
      'content-type': type,
      ...(size !== undefined && { 'content-length': String(size) }),
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': CACHE_CONTROL.personal,
    },
  });
}

function toStream(chunks: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    cancel: () => void chunks.return(undefined),
  });
}
