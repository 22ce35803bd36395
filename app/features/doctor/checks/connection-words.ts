import { type Finding, hint, well, wrong } from '../findings/checkup.ts';

const DAY_MS = 86_400_000;
/** Those that renew themselves do so a month before; whoever is later has a fault. */
const SOON_DAYS = 14;

/** Why nothing answered, in a sentence. */
export function describeFailure(code: string, { hostname }: { hostname: string }): string {
  return FAILURES[code]?.(hostname) ?? `the connection fails (${code}).`;
}

const FAILURES: Record<string, (host: string) => string> = {
  ENOTFOUND: (host) => `DNS does not know ${host}.`,
  EAI_AGAIN: () => 'DNS does not answer.',
  ECONNREFUSED: () => 'the connection is refused.',
  EHOSTUNREACH: () => 'no way leads there.',
  ENETUNREACH: () => 'no way leads there.',
  ECONNRESET: () => 'the connection is cut.',
  TIMEOUT: () => 'there is no answer within five seconds.',
  ETIMEDOUT: () => 'there is no answer.',
  EPROTO: () => 'what answers does not speak TLS.',
  ERR_SSL_WRONG_VERSION_NUMBER: () => 'what answers does not speak TLS.',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: () => 'what answers does not speak TLS.',
  HPE_INVALID_CONSTANT: () => 'what answers does not speak HTTP.',
};

/** Whether browsers accept a certificate, and for how long. */
export function describeCertificate(
  { problem, validUntil }: { problem: string | undefined; validUntil: Date },
  host: string,
  now: Date,
): Finding[] {
  if (problem) {
    const [message, advice] = PROBLEMS[problem] ?? [`is not accepted (${problem})`, 'See what your proxy is given as certificate and key.'];
    return [wrong(`The certificate of ${host} ${message}: browsers warn of the site.`, advice)];
  }
  const days = Math.floor((validUntil.getTime() - now.getTime()) / DAY_MS);
  const message = `The certificate of ${host} is valid for ${days === 1 ? 'one more day' : `${days} more days`}.`;
  return [days < SOON_DAYS ? hint(message, 'See why it has not been renewed by itself.') : well(message)];
}

const INCOMPLETE = [
  'comes without those that it was signed by',
  'Give your proxy the full chain (fullchain.pem), not the certificate alone.',
] as const;
const SELF_SIGNED = ['is signed by itself', 'Get one from an authority, such as Let’s Encrypt; Caddy does so by itself.'] as const;

const PROBLEMS: Record<string, readonly [message: string, advice: string]> = {
  CERT_HAS_EXPIRED: ['has expired', 'Renew it, and see why it was not renewed by itself.'],
  CERT_NOT_YET_VALID: ['is not valid yet', 'See that the clock of this machine is right.'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['is for another name', 'Get one for the host of SITE_URL, or set SITE_URL to the name that it is for.'],
  DEPTH_ZERO_SELF_SIGNED_CERT: SELF_SIGNED,
  SELF_SIGNED_CERT_IN_CHAIN: ['is signed by an authority that this machine does not know', SELF_SIGNED[1]],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: INCOMPLETE,
  UNABLE_TO_GET_ISSUER_CERT: INCOMPLETE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: INCOMPLETE,
};
