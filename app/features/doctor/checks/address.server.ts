import { randomBytes } from 'node:crypto';
import { type VisitResponse, visit } from '#platform/http/visit.server.ts';
import type { CheckedSite } from '../findings/checked-site.server.ts';
import { type Finding, hint, unknown, well, wrong } from '../findings/checkup.ts';
import { DOCTOR_HEADER, readAnswer, type SeenRequest, signQuestion } from '../network/proof.server.ts';
import { describeCertificate, describeFailure } from './connection-words.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const REDIRECTS = [301, 302, 303, 307, 308];

type Answer = VisitResponse & { seen: SeenRequest | undefined };

/** Opens the site by its public address as a reader would, and has it tell how the request reached it. */
export async function checkAddress({ settings }: Pick<CheckedSite, 'settings'>, signal: AbortSignal): Promise<Finding[]> {
  const { SITE_URL, HOST, PORT, SESSION_SECRET } = settings;
  const here = new URL('/healthz', `http://${getLocalHost(HOST)}:${PORT}`);
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
      return [...kind, unknown(`The site does not run here, and ${SITE_URL} does not answer.`, 'Start it, and run this again.')];
    return [
      ...kind,
      wrong(`${SITE_URL} does not answer, and the site runs: ${describeFailure(answer.failure, site)}`, describeCure(site, PORT)),
    ];
  }
  return [
    ...kind,
    ...(answer.certificate ? describeCertificate(answer.certificate, site.hostname, new Date()) : []),
    ...describeAnswer(answer, { site, isRunning, port: PORT }),
    ...(plain ? describePlain(plain, site) : []),
  ];
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
        `${origin} leads to this machine alone.`,
        'To publish the site set SITE_URL to the address that readers will use, such as https://www.example.com.',
      ),
    ];
  }
  if (protocol === 'https:') return [];
  return [
    hint(
      `${origin} is not encrypted: passwords can be read on their way, and passkeys do not work.`,
      'Put a proxy with a certificate in front, and set SITE_URL to https://….',
    ),
  ];
}

interface Circumstances {
  site: URL;
  isRunning: boolean;
  port: number;
}

function describeAnswer({ status, headers, seen }: Answer, { site, isRunning, port }: Circumstances): Finding[] {
  if (seen) return [well(`${site.origin} leads to this site.`), ...describeSeen(seen, site)];
  if (REDIRECTS.includes(status)) {
    return [
      wrong(
        `${site.origin} leads on to ${shorten(headers.location ?? 'nowhere')}.`,
        'Set SITE_URL to the address that readers end at, or stop the redirect.',
      ),
    ];
  }
  if (status >= 500 && !isRunning)
    return [unknown(`${site.origin} answers ${status}, and the site does not run here.`, 'Start it, and run this again.')];
  if (status >= 500)
    return [
      wrong(
        `The proxy at ${site.origin} answers ${status}: it does not reach the site.`,
        `Have it forward to port ${port} of this machine.`,
      ),
    ];
  const other =
    'Either SITE_URL or DNS leads to another site, or that one runs with another secret or an earlier Byline, or a proxy drops what it does not know.';
  return [wrong(`${site.origin} answers ${status}, and not as this site.`, other)];
}

/** What a proxy in front has made of the request. */
export function describeSeen(seen: SeenRequest, site: URL): Finding[] {
  const { host, peer, client, isPeerTrusted, hasForwardedFor } = seen;
  const findings: Finding[] = [];
  if (host.toLowerCase() !== site.host) {
    const advice = 'In nginx: proxy_set_header Host $host; Caddy does so by itself.';
    findings.push(wrong(`The proxy in front says Host: ${shorten(host)} instead of ${site.host}: signing in is refused.`, advice));
  }
  if (hasForwardedFor && !isPeerTrusted) {
    const message = `The proxy at ${peer} tells whose each request is, and is not believed: all readers count as one, and share its limits.`;
    findings.push(wrong(message, `Set TRUSTED_PROXIES=${peer}`));
  }
  if (!hasForwardedFor && isPeerTrusted) {
    const message = `The proxy at ${peer} is trusted, and does not tell whose a request is: all readers count as one, and share its limits.`;
    findings.push(wrong(message, 'In nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;'));
  }
  if (hasForwardedFor && isPeerTrusted) findings.push(well(`The proxy at ${peer} is believed; this request counts as from ${client}.`));
  return findings;
}

function describePlain(answer: VisitResponse | { failure: string }, site: URL): Finding[] {
  const advice = `Have port 80 answer with a redirect to ${site.origin}.`;
  if ('failure' in answer) return [hint(`Nothing answers at http://${site.host}: old links and typed addresses end there.`, advice)];
  const leadsOn = REDIRECTS.includes(answer.status) && answer.headers.location?.startsWith(`${site.origin}/`);
  if (leadsOn) return [well(`http://${site.host} leads to https.`)];
  return [wrong(`http://${site.host} answers ${answer.status} instead of leading to https.`, advice)];
}

function describeCure({ hostname, protocol, port }: URL, sitePort: number): string {
  const wanted = port || (protocol === 'https:' ? '443' : '80');
  return `See that DNS leads ${hostname} to this machine, that something listens on port ${wanted} there and forwards to port ${sitePort}, and that no firewall is in between. Some networks do not let a machine reach itself by its public address; then try from another.`;
}

function getLocalHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function shorten(text: string): string {
  return text.slice(0, 200);
}
