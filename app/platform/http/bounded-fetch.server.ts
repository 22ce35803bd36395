import { unavailable } from '#platform/errors/app-error.ts';

export interface BoundedResponse {
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Follows no redirects and reads at most `maxBytes`. Throws `unavailable`, naming only the host. */
export async function boundedFetch(url: URL, { signal, maxBytes }: { signal: AbortSignal; maxBytes: number }): Promise<BoundedResponse> {
  try {
    const response = await fetch(url, { signal, redirect: 'error', credentials: 'omit' });
    return { status: response.status, bytes: await readAtMost(response, maxBytes) };
  } catch (error) {
    throw unavailable(`${url.host} does not answer: ${getReason(error)}`); // no cause: the vendor's error may hold the whole URL
  }
}

async function readAtMost({ body }: Response, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new RangeError(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function getReason(error: unknown) {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : cause instanceof Error ? cause.message : error.message;
  return `${error.name}, ${code}`;
}
