const MAX_LENGTH = 254;

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
/** HTML, section 4.10.5.1.5, with a domain that the Internet may know: two labels, the last of them no number. */
const ADDRESS = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@(?:${LABEL}\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])$`, 'i');
/** Names that the site may not be able to reach: of a local network, or with a local part that few mail servers take. */
const WRITTEN = new RegExp(`^[\\w\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'u'); // a domain is in small letters by then
const INTERNATIONAL_DOMAIN = /^[\p{L}\p{M}\p{N}.。-]+$/u;

/** One address that email can be sent to, without spaces around it and with its domain in lower-case ASCII; undefined if it is none. */
export function toEmailAddress(text: string): string | undefined {
  const address = withAsciiDomain(text);
  return address.length <= MAX_LENGTH && ADDRESS.test(address) ? address : undefined;
}

/** Also takes addresses that `toEmailAddress` does not. */
export function looksLikeEmailAddress(text: string): boolean {
  return WRITTEN.test(withAsciiDomain(text));
}

/** The same for each way to write an address. */
export function toEmailKey(email: string): string {
  return withAsciiDomain(email).toLowerCase();
}

function withAsciiDomain(text: string): string {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@') + 1;
  const domain = trimmed.slice(at);
  const isInternational = at > 0 && /\P{ASCII}/u.test(domain) && INTERNATIONAL_DOMAIN.test(domain) && URL.canParse(`http://${domain}`);
  return trimmed.slice(0, at) + (isInternational ? new URL(`http://${domain}`).hostname : domain.toLowerCase());
}
