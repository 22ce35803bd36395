export interface PostRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export type PostOutcome = 'done' | { reason: string; retryAfterMs?: number };

const MAX_WAIT_MS = 10 * 60_000;

/** Sends once, follows no redirect and reads no body. Never throws: errors come without the URL, whose path and query may be secret. */
export async function sendPost({ url, headers, body }: PostRequest, signal: AbortSignal): Promise<PostOutcome> {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual', credentials: 'omit' });
    await response.body?.cancel();
    if (response.ok) return 'done';
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after') ?? undefined);
    return { reason: `it answers ${response.status}`, ...(retryAfterMs && { retryAfterMs }) };
  } catch (error) {
    return { reason: getReason(error) };
  }
}

/** Reads seconds, of which ten minutes at most count; a date is ignored. */
export function parseRetryAfter(header: string | undefined): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return seconds > 0 ? Math.min(seconds * 1000, MAX_WAIT_MS) : undefined;
}

function getReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'it does not answer in time';
  const { cause } = error;
  return `it does not answer: ${cause instanceof Error && 'code' in cause ? String(cause.code) : error.name}`;
}
