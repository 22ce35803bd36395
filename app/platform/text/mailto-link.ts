/** Encoded, so that nothing in the texts can become a header. */
export function mailtoLink(to: string, { subject, body = '' }: { subject: string; body?: string }): string {
  const written = body && `&body=${encode(body.replace(/\n/g, '\r\n'))}`;
  return `mailto:${to.split('@').map(encode).join('@')}?subject=${encode(subject)}${written}`;
}

function encode(text: string) {
  return encodeURIComponent(text.toWellFormed());
}
