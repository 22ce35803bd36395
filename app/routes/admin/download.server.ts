import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';

export function csvResponse(lines: AsyncGenerator<string>, filename: string): Response {
  return downloadResponse(lines, { filename, type: 'text/csv; charset=utf-8' });
}

/** Streams a download as fast as it is taken. */
export function downloadResponse(
  chunks: AsyncGenerator<string | Uint8Array>,
  { filename, type }: { filename: string; type: string },
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    cancel: () => void chunks.return(undefined),
  });
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': CACHE_CONTROL.personal,
    },
  });
}
