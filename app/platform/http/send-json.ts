/** `unreachable` where the request got no response. */
export type SendResult = { outcome: 'answered'; status: number; body: unknown } | { outcome: 'unreachable'; status?: never; body?: never };

/** Never throws: a lost connection is `unreachable`, a body that is not JSON is undefined. */
export async function getJson(path: string, { signal }: { signal?: AbortSignal } = {}): Promise<SendResult> {
  return send(path, { headers: { accept: 'application/json' }, ...(signal && { signal }) });
}

export interface SendOptions {
  method?: 'POST' | 'DELETE';
  signal?: AbortSignal;
  /** Survives leaving the page, up to the 64 KiB that browsers allow. */
  isKeptAlive?: boolean;
}

const KEEPALIVE_BYTES = 60_000;

export async function sendJson(
  path: string,
  body: unknown,
  { method = 'POST', signal, isKeptAlive = false }: SendOptions = {},
): Promise<SendResult> {
  const text = JSON.stringify(body);
  const keepalive = isKeptAlive && new TextEncoder().encode(text).length <= KEEPALIVE_BYTES;
  return send(path, { method, headers: { 'content-type': 'application/json' }, body: text, keepalive, ...(signal && { signal }) });
}

export async function sendForm(path: string, body: FormData): Promise<SendResult> {
  return send(path, { method: 'POST', body });
}

async function send(path: string, init: RequestInit): Promise<SendResult> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', ...init });
    return { outcome: 'answered', status: response.status, body: await response.json().catch(() => undefined) };
  } catch {
    return { outcome: 'unreachable' };
  }
}
