export function textResponse(text: string, type: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, ...headers } });
}

/** Readable by scripts of other sites, such as a feed reader's. */
export function publicTextResponse(text: string, type: string, headers: Record<string, string> = {}): Response {
  return textResponse(text, type, { 'access-control-allow-origin': '*', ...headers });
}

export function imageResponse(picture: string | Buffer<ArrayBuffer>, type: 'image/svg+xml' | 'image/png' | 'image/x-icon'): Response {
  return new Response(picture, { headers: { 'content-type': type } });
}

export function notFoundResponse(): Response {
  return new Response('There is nothing at this address.\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

export function goneResponse(): Response {
  return new Response('What was at this address has been removed.\n', {
    status: 410,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
