import { randomBytes } from 'node:crypto';
import type { Settings } from '#platform/env/settings.server.ts';
import { type VisitResponse, visit } from '#platform/http/visit.server.ts';
import { DOCTOR_HEADER, readAnswer, type SeenRequest, signQuestion } from './address-proof.server.ts';
import type { CheckedSite } from './check.server.ts';
import { type Finding, hint, unknown, well, wrong } from './checkup.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const REDIRECTS = [301, 302, 303, 307, 308];

type Answer = VisitResponse & { seen: SeenRequest | undefined };

/** Opens the site at its public address as a reader would. The site answers with how the request reached it. */
export async function checkAddress({ settings }: Pick<CheckedSite, 'settings'>, signal: AbortSignal): Promise<Finding[]> {
  const { SITE_URL, PORT, SESSION_SECRET } = settings;
  const here = getLocalUrl(settings);
  const site = new URL(SITE_URL);
  const ask = (url: URL) => askSite(url, SESSION_SECRET, signal);
  const [local, answer, plain] = await Promise.all([
    ask(here),
    ask(new URL('/healthz', site)),
    site.protocol === 'https:' && site.port === '' ? visit(new URL(`http://${site.host}/healthz`), { signal }) : undefined,
  ]);
  const isRunning = 'seen' in local && local.seen !== undefined;
  const kind = describeUrl(site);
  if ('failure' in answer) {
    if (!isRunning)
      return [...kind, unknown(`The site isn’t running here, and ${SITE_URL} doesn’t answer.`, 'Start it, then check again.')];
    return [
      ...kind,
      wrong(`The site is running, but ${SITE_URL} doesn’t answer: ${describeFailure(answer.failure, site)}`, describeCure(site, PORT)),
    ];
  }
  return [
    ...kind,
    ...(answer.certificate ? describeCertificate(answer.certificate, site.hostname, new Date()) : []),
    ...describeAnswer(answer, { site, isRunning, port: PORT }),
    ...(plain ? describePlain(plain, site) : []),
  ];
}

/** As the running site counts them. */
export async function checkRequests({ settings }: Pick<CheckedSite, 'settings'>, signal: AbortSignal): Promise<Finding[]> {
  const answer = await askSite(getLocalUrl(settings), settings.SESSION_SECRET, signal);
  if (!('seen' in answer) || !answer.seen) return [unknown('The site isn’t running here, so its requests aren’t known.')];
  const { failing } = answer.seen;
  return [failing ? wrong(failing, 'Find the request in the log of the site.') : well('No requests fail again and again.')];
}

async function askSite(url: URL, secret: string, signal: AbortSignal): Promise<Answer | { failure: string }> {
  const nonce = randomBytes(18).toString('base64url');
  const response = await visit(url, { signal, headers: secret ? { [DOCTOR_HEADER]: signQuestion(secret, nonce) } : {} });
  return 'failure' in response
    ? response
    : { ...response, seen: secret ? readAnswer(secret, nonce, response.headers[DOCTOR_HEADER]) : undefined };
}

function describeUrl({ protocol, hostname, origin }: URL): Finding[] {
  if (LOOPBACK.test(hostname)) {
    return [
      hint(
        `Readers can’t open the site yet: ${origin} only works on this machine.`,
        'Set SITE_URL to the address that readers will use, such as https://www.example.com.',
      ),
    ];
  }
  if (protocol === 'https:') return [];
  return [
    hint(
      `${origin} is not encrypted: others can read passwords on their way, and passkeys don’t work.`,
      'Put a proxy with a certificate in front, and set SITE_URL to https://….',
    ),
  ];
}

interface Installation {
  site: URL;
  isRunning: boolean;
  port: number;
}

function describeAnswer({ status, headers, seen }: Answer, { site, isRunning, port }: Installation): Finding[] {
  if (seen) return [well(`${site.origin} leads to this site.`), ...describeSeen(seen, site)];
  if (REDIRECTS.includes(status)) {
    return [
      wrong(
        `${site.origin} redirects to ${shorten(headers.location ?? 'nowhere')}.`,
        'Set SITE_URL to the address where readers end up, or remove the redirect.',
      ),
    ];
  }
  if (status >= 500 && !isRunning)
    return [unknown(`${site.origin} answers ${status}, and the site isn’t running here.`, 'Start it, then check again.')];
  if (status >= 500)
    return [
      wrong(`The proxy at ${site.origin} answers ${status}: it can’t reach the site.`, `Make it forward to port ${port} on this machine.`),
    ];
  const other =
    'Either SITE_URL or DNS leads to another site, or that site runs with another secret, or a proxy removes headers it doesn’t know.';
  return [wrong(`${site.origin} answers ${status}, but not as this site.`, other)];
}

export function describeSeen(seen: SeenRequest, site: URL): Finding[] {
  const { host, peer, client, isPeerTrusted, hasForwardedFor } = seen;
  const findings: Finding[] = [];
  if (host.toLowerCase() !== site.host) {
    const advice = 'In nginx: proxy_set_header Host $host. Caddy does it by default.';
    findings.push(wrong(`The proxy sends Host: ${shorten(host)} instead of ${site.host}, so sign-in is refused.`, advice));
  }
  if (hasForwardedFor && !isPeerTrusted) {
    const message = `The proxy at ${peer} is not trusted to say who sent a request, so all readers count as one and share its limits.`;
    findings.push(wrong(message, `Set TRUSTED_PROXIES=${peer}`));
  }
  if (!hasForwardedFor && isPeerTrusted) {
    const message = `The proxy at ${peer} is trusted but doesn’t say who sent a request, so all readers count as one and share its limits.`;
    findings.push(wrong(message, 'In nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;'));
  }
  if (hasForwardedFor && isPeerTrusted) findings.push(well(`The proxy at ${peer} is trusted; this request counts as one from ${client}.`));
  return findings;
}

function describePlain(answer: VisitResponse | { failure: string }, site: URL): Finding[] {
  const advice = `Make port 80 redirect to ${site.origin}.`;
  if ('failure' in answer) return [hint(`Nothing answers at http://${site.host}, where old links and typed addresses go.`, advice)];
  const leadsOn = REDIRECTS.includes(answer.status) && answer.headers.location?.startsWith(`${site.origin}/`);
  if (leadsOn) return [well(`http://${site.host} redirects to https.`)];
  return [wrong(`http://${site.host} answers ${answer.status} instead of redirecting to https.`, advice)];
}

function describeCure({ hostname, protocol, port }: URL, sitePort: number): string {
  const wanted = port || (protocol === 'https:' ? '443' : '80');
  return `Check that ${hostname} leads to this machine in DNS, that something there listens on port ${wanted} and forwards to port ${sitePort}, and that no firewall blocks it. Some networks don’t let a machine reach itself by its public address; if so, try from another machine.`;
}

function getLocalUrl({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): URL {
  const local = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '::1' : HOST;
  return new URL('/healthz', `http://${local.includes(':') ? `[${local}]` : local}:${PORT}`);
}

function shorten(text: string): string {
  return text.slice(0, 200);
}

export async function checkCdn({ settings: { PURGE_URL } }: Pick<CheckedSite, 'settings'>, signal: AbortSignal): Promise<Finding[]> {
  if (!PURGE_URL) return [well('No CDN is set.')];
  const url = new URL(PURGE_URL);
  const response = await visit(new URL('/', url), { signal, method: 'HEAD' });
  if (!('failure' in response)) return [well(`The site can reach the CDN at ${url.host}.`)];
  return [wrong(`The site can’t reach the CDN at ${url.host}: ${describeFailure(response.failure, url)}`, 'Check PURGE_URL.')];
}

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;

export function describeFailure(code: string, { hostname }: { hostname: string }): string {
  return FAILURES[code]?.(hostname) ?? `the connection fails (${code}).`;
}

const FAILURES: Record<string, (host: string) => string> = {
  ENOTFOUND: (host) => `DNS does not know ${host}.`,
  EAI_AGAIN: () => 'DNS does not answer.',
  ECONNREFUSED: () => 'the connection is refused.',
  EHOSTUNREACH: () => 'there is no route to it.',
  ENETUNREACH: () => 'there is no route to it.',
  ECONNRESET: () => 'the connection drops.',
  TIMEOUT: () => 'it doesn’t answer within five seconds.',
  ETIMEDOUT: () => 'there is no answer.',
  EPROTO: () => 'whatever answers doesn’t speak TLS.',
  ERR_SSL_WRONG_VERSION_NUMBER: () => 'whatever answers doesn’t speak TLS.',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: () => 'whatever answers doesn’t speak TLS.',
  HPE_INVALID_CONSTANT: () => 'whatever answers doesn’t speak HTTP.',
};

export function describeCertificate(
  { problem, validUntil }: { problem: string | undefined; validUntil: Date },
  host: string,
  now: Date,
): Finding[] {
  if (problem) {
    const [message, advice] = PROBLEMS[problem] ?? [`is not accepted (${problem})`, 'Check the certificate and key of your proxy.'];
    return [wrong(`The certificate of ${host} ${message}: browsers warn readers.`, advice)];
  }
  const days = Math.floor((validUntil.getTime() - now.getTime()) / DAY_MS);
  const message = `The certificate of ${host} is valid for ${days === 1 ? 'one more day' : `${days} more days`}.`;
  return [days < SOON_DAYS ? hint(message, 'Find out why it was not renewed automatically.') : well(message)];
}

const INCOMPLETE = [
  'comes without its intermediate certificates',
  'Give your proxy the full chain (fullchain.pem), not the certificate alone.',
] as const;
const SELF_SIGNED = ['is self-signed', 'Get one from an authority such as Let’s Encrypt; Caddy does it by default.'] as const;

const PROBLEMS: Record<string, readonly [message: string, advice: string]> = {
  CERT_HAS_EXPIRED: ['has expired', 'Renew it, and find out why it was not renewed automatically.'],
  CERT_NOT_YET_VALID: ['is not valid yet', 'Check the clock of this machine.'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['is for another name', 'Get one for the host of SITE_URL, or set SITE_URL to the name it is for.'],
  DEPTH_ZERO_SELF_SIGNED_CERT: SELF_SIGNED,
  SELF_SIGNED_CERT_IN_CHAIN: ['is signed by an authority that this machine does not know', SELF_SIGNED[1]],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: INCOMPLETE,
  UNABLE_TO_GET_ISSUER_CERT: INCOMPLETE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: INCOMPLETE,
};
