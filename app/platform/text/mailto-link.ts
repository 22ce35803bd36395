/** Encoded, so that nothing in the texts can become a header. */
export function mailtoLink(to: string, { subject = '', body = '' }: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries({ subject, body: body.replace(/\n/g, '\r\n') }).filter(([, text]) => text !== '');
  const written = fields.map(([name, text]) => `${name}=${encode(text)}`).join('&');
  return `mailto:${to.split('@').map(encode).join('@')}${written && `?${written}`}`;
}

function encode(text: string) {
  return encodeURIComponent(text.toWellFormed());
}
