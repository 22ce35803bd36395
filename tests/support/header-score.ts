import type { IncomingHttpHeaders } from 'node:http';

interface ScoredResponse {
  headers: IncomingHttpHeaders;
  text: string;
}

const START = 100;
/** Bonuses count only where faults alone leave this much. */
const LEAST_FOR_BONUS = 90;
const SIX_MONTHS = 15_552_000;
const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * The score of a response sent over https, by the rules of MDN's HTTP Observatory 1.4.8 (algorithm 4), as far as a site of one host can
 * meet them. That package needs a hundred megabytes of others, and downloads lists when it is installed.
 */
export function scoreHeaders(response: ScoredResponse): number {
  const modifiers = Object.values(getModifiers(response));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, START);
  const withoutBonus = sum(modifiers.filter((number) => number < 0));
  return withoutBonus >= LEAST_FOR_BONUS ? sum(modifiers) : withoutBonus;
}

function getModifiers({ headers, text }: ScoredResponse): Record<string, number> {
  const policy = parsePolicy(headers['content-security-policy']);
  const isHtml = /^text\/html|^application\/xhtml\+xml/.test(headers['content-type'] ?? '');
  return {
    policy: scorePolicy(policy),
    cookies: scoreCookies(headers['set-cookie'] ?? []),
    referrer: headers['referrer-policy'] ? (PRIVATE_REFERRERS.includes(String(headers['referrer-policy'])) ? 5 : -5) : 0,
    transport: scoreTransport(headers['strict-transport-security']),
    integrity: isHtml ? scoreIntegrity(text) : 0,
    sniffing: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    framing: policy.has('frame-ancestors') ? 5 : /^(deny|sameorigin)$/i.test(String(headers['x-frame-options'])) ? 0 : -20,
    embedding: scoreEmbedding(headers['cross-origin-resource-policy']),
  };
}

function parsePolicy(header: string | string[] | undefined): Map<string, string[]> {
  const directives = String(header ?? '')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), sources]] : [])));
}

function scorePolicy(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25;
  const getSources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = getSources('script-src');
  const isHashed = scripts.some((source) => /^'(sha256|sha384|sha512|nonce)-/.test(source));
  const isInline = (source: string) => source === 'data:' || (source === "'unsafe-inline'" && !isHashed) || BROAD.includes(source);
  if (scripts.some(isInline) || getSources('object-src').some((source) => BROAD.includes(source))) return -20;
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src').flatMap(([, sources]) => sources);
  if (active.some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scripts, ...getSources('style-src')].includes("'unsafe-eval'")) return -10;
  if ([...getSources('img-src'), ...getSources('media-src')].some((source) => /^(http|ftp):/.test(source))) return -10;
  if (getSources('style-src').some((source) => source === "'unsafe-inline'" || source === 'data:' || BROAD.includes(source))) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function scoreCookies(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  return Math.min(...cookies.map(scoreCookie));
}

/** A site that sends HSTS, as scored here. */
function scoreCookie(cookie: string): number {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim().toLowerCase());
  const isSession = /login|sess/.test(pair.split('=')[0] ?? '');
  if (isSession && !attributes.includes('httponly')) return -30;
  if (!attributes.includes('secure')) return isSession ? -10 : -5;
  return attributes.some((attribute) => /^samesite=(lax|strict|none)$/.test(attribute)) ? 5 : 0;
}

function scoreTransport(header: string | string[] | undefined): number {
  const maxAge = /(?:^|;)\s*max-age="?(\d+)/i.exec(String(header ?? ''))?.[1];
  if (maxAge === undefined) return -20;
  return Number(maxAge) >= SIX_MONTHS ? 0 : -10;
}

/** Only scripts count; those of other hosts would lower it. */
function scoreIntegrity(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)]
    .map(([, attributes = '']) => attributes)
    .filter((text) => /\ssrc="/i.test(text));
  const isForeign = (text: string) => /\ssrc="(https?:)?\/\//i.test(text);
  const isHashed = (text: string) => /\sintegrity="sha(256|384|512)-/i.test(text);
  if (scripts.some((text) => isForeign(text) && !isHashed(text))) return -5;
  return scripts.some(isHashed) ? 5 : 0;
}

function scoreEmbedding(header: string | string[] | undefined): number {
  if (header === undefined || header === 'cross-origin') return 0;
  return header === 'same-origin' || header === 'same-site' ? 10 : -5;
}
