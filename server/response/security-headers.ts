import { createHash, randomBytes } from 'node:crypto';

export interface DocumentPolicy {
  /** What script-src allows beside 'self': hashes or one nonce, with their quotes. */
  scripts: string[];
}

export interface SecurityHeaders {
  /** For HTML: a flat list of names and values. */
  forDocument(policy: DocumentPolicy): string[];
  /** For everything else; pictures may be shown by other sites, such as readers of the feeds. */
  forResource(contentType: string): string[];
}

const OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The headers that every response carries; with HSTS and upgrades only where the public address is https. */
export function createSecurityHeaders({ isHttps }: { isHttps: boolean }): SecurityHeaders {
  const everywhere = [
    ['X-Content-Type-Options', 'nosniff'],
    ...(isHttps ? [['Strict-Transport-Security', 'max-age=31536000']] : []),
  ].flat();
  const documents = [
    ...everywhere,
    ...['Cross-Origin-Resource-Policy', 'same-origin'],
    ...['Cross-Origin-Opener-Policy', 'same-origin'],
    ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...['Permissions-Policy', OFF.map((feature) => `${feature}=()`).join(', ')],
    ...['Origin-Agent-Cluster', '?1'],
  ];
  return {
    forDocument: (policy) => [...documents, 'Content-Security-Policy', contentPolicy(policy, isHttps)],
    forResource: (contentType) => [
      ...everywhere,
      ...['Cross-Origin-Resource-Policy', contentType.startsWith('image/') ? 'cross-origin' : 'same-origin'],
      ...['Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
    ],
  };
}

export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** CSP sources for each inline script that carries the nonce. What found its way into a text without it is not to run. */
export function inlineScriptHashes(html: string, nonce: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)) {
    const isOurs = attributes.includes(` nonce="${nonce}"`);
    const isExternal = /(^|\s)src\s*=/i.test(attributes);
    if (body && isOurs && !isExternal) hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}

function contentPolicy({ scripts }: DocumentPolicy, isHttps: boolean): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
