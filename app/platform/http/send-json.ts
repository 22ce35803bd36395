/** What came of sending something to our own server, from the browser. */
export type SendResult = { kind: 'answered'; status: number; body: unknown } | { kind: 'unreachable' };

/** Reads JSON from an address of this site; never throws. */
export async function getJson(path: string): Promise<SendResult> {
  return send(path, { headers: { accept: 'application/json' } });
}

/** Sends JSON to an address of this site; never throws: a lost connection and a body that is no JSON are results as well. */
export async function sendJson(path: string, body: unknown, { method = 'POST' }: { method?: 'POST' | 'DELETE' } = {}): Promise<SendResult> {
  return send(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

/** Sends a form with files to an address of this site; never throws. */
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
