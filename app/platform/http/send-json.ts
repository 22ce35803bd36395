export type SendResult = { kind: 'answered'; status: number; body: unknown } | { kind: 'unreachable' };

/** Never throws: a lost connection is `unreachable`, a body that is not JSON is undefined. */
export async function getJson(path: string, { signal }: { signal?: AbortSignal } = {}): Promise<SendResult> {
  return send(path, { headers: { accept: 'application/json' }, ...(signal && { signal }) });
}

/** As `getJson`, sending JSON. */
export async function sendJson(
  path: string,
  body: unknown,
  { method = 'POST', signal }: { method?: 'POST' | 'DELETE'; signal?: AbortSignal } = {},
): Promise<SendResult> {
  return send(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), ...(signal && { signal }) });
}

/** As `sendJson`, for a form with files. */
export async function sendForm(path: string, body: FormData): Promise<SendResult> {
  return send(path, { method: 'POST', body });
}

async function send(path: string, init: RequestInit): Promise<SendResult> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', ...init });
    return { kind: 'answered', status: response.status, body: await response.json().catch(() => undefined) };
  } catch {
    return { kind: 'unreachable' };
  }
}
