import { createHash, randomBytes } from 'node:crypto';

interface DocumentPolicy {
  scripts: string[];
  styles?: string[];
  referrerPolicy?: string | null;
  own?: string | null;
}

export interface SecurityHeaders {
  forDocument(policy: DocumentPolicy): string[];
  /** For everything else: opened by itself it may do nothing. Other sites, such as feed readers, may embed images. */
  forResource(contentType: string): string[];
}

const DISABLED_FEATURES = [
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

const REFERRER_POLICY = 'strict-origin-when-cross-origin';

interface SecurityOptions {
  isHttps: boolean;
  imagesOrigin?: string | undefined;
}

/** The headers of every response; HSTS and upgrades only if the public URL is https. */
export function createSecurityHeaders(options: SecurityOptions): SecurityHeaders {
  const { isHttps } = options;
  const everywhere = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', REFERRER_POLICY],
    ...(isHttps ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] : []),
  ].flat();
  const documents = [
    ...everywhere,
    ...['Cross-Origin-Resource-Policy', 'same-origin'],
    ...['Cross-Origin-Opener-Policy', 'same-origin'],
    ...['Permissions-Policy', DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
    ...['Origin-Agent-Cluster', '?1'],
  ];
  return {
    forDocument: (policy) => [
      ...(policy.referrerPolicy ? documents.with(documents.indexOf(REFERRER_POLICY), policy.referrerPolicy) : documents),
      ...['Content-Security-Policy', getContentPolicy(policy, options)],
    ],
    forResource: (contentType) => [
      ...everywhere,
      ...['Cross-Origin-Resource-Policy', contentType.startsWith('image/') ? 'cross-origin' : 'same-origin'],
      ...['Content-Security-Policy', getResourcePolicy(contentType)],
    ],
  };
}

export function createNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** CSP sources for each inline script and style that has the nonce. One without it, injected into a text, must do nothing. */
export function hashInlineParts(html: string, nonce: string): Required<Pick<DocumentPolicy, 'scripts' | 'styles'>> {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name = '', attributes = '', body = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi)) {
    const hasNonce = attributes.includes(` nonce="${nonce}"`);
    const isExternal = /(^|\s)src\s*=/i.test(attributes);
    const allowed = name.toLowerCase() === 'style' ? hashes.style : hashes.script;
    if (body && hasNonce && !isExternal) allowed.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return { scripts: [...hashes.script], styles: [...hashes.style] };
}

/** A sitemap and a feed have a stylesheet; in a sandbox they would be of another origin than it. */
function getResourcePolicy(contentType: string): string {
  const isXml = /^application\/(rss\+)?xml\b/.test(contentType);
  const none = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return isXml ? `${none}; style-src 'self'` : `${none}; sandbox`;
}

/** The only directive that a page may add to the policy: hosts of players that it shows in frames. */
const OWN_DIRECTIVE = /^frame-src(?: https:\/\/[a-z.-]+){1,3}$/;

function getContentPolicy({ scripts, styles = [], own }: DocumentPolicy, { isHttps, imagesOrigin }: SecurityOptions): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    ['img-src', "'self'", ...(imagesOrigin ? [imagesOrigin] : [])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    ...(own && OWN_DIRECTIVE.test(own) ? [own] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
