/** Scanners of mail programs and counters of networks, with the parameter that holds the target. */
const REDIRECTORS: readonly [host: RegExp, path: RegExp, parameters: readonly string[]][] = [
  [/(?:^|\.)safelinks\.protection\.(?:outlook\.com|office365\.us)$/, /^\//, ['url']],
  [/^urldefense\.proofpoint\.com$/, /^\/v1\//, ['u']],
  [/^(?:linkprotect\.cudasvc|link\.edgepilot|protect2\.fireeye|safeweb\.norton)\.com$/, /^\//, ['a', 'u', 'url']],
  [/(?:^|\.)google\.[a-z.]{2,6}$/, /^\/url$/, ['q', 'url']],
  [/^lm?\.(?:facebook|instagram|messenger|threads)\.(?:com|net)$/, /^\//, ['u']],
  [/(?:^|\.)(?:facebook|messenger)\.com$/, /^\/(?:l|flx\/warn)(?:\.php|\/)/, ['u']],
  [/(?:^|\.)linkedin\.com$/, /^\/(?:redir\/(?:redirect|general-malware-page)|safety\/go)/, ['url']],
  [/(?:^|\.)youtube\.com$/, /^\/redirect$/, ['q']],
  [/^slack-redir\.net$/, /^\/link$/, ['url']],
  [/^out\.reddit\.com$/, /^\//, ['url']],
  [/^steamcommunity\.com$/, /^\/linkfilter\//, ['u', 'url']],
  [/^(?:www\.)?duckduckgo\.com$/, /^\/l\//, ['uddg']],
  [/(?:^|\.)vk\.com$/, /^\/away\.php$/, ['to']],
  [/^(?:www\.)?tumblr\.com$|^t\.umblr\.com$|^href\.li$/, /^\/redirect$/, ['z']],
  [/^medium\.com$/, /^\/r\/$/, ['url']],
  [/^exit\.sc$|^gate\.sc$|^via\.hypothes\.is$/, /^\//, ['url']],
];

/** They say who was sent the link, or from where. */
const COUNTERS =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|twclid|ttclid|li_fat_id|igshid?|mc_[ec]id|_hs(?:enc|mi)|__hs\w+|mkt_tok|vero_(?:id|conv)|oly_(?:enc|anon)_id|ml_subscriber\w*|ck_subscriber_id|_openstat|yclid|wickedid|srsltid|trk|trkcampaign)$/i;

const MAX_NESTED = 5;
const MAX_LENGTH = 4000;

/** Returns where a link leads in the end, without what counts or names who follows it. */
export function unwrapLink(href: string): string {
  if (href.length > MAX_LENGTH) return href;
  let target = href;
  for (let nested = 0; nested < MAX_NESTED; nested += 1) {
    const next = findTarget(target);
    if (next === undefined) break;
    target = next;
  }
  return withoutCounters(target);
}

function findTarget(href: string): string | undefined {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined;
  const { hostname, pathname, searchParams } = new URL(href);
  const found = /^(?:[\w-]+\.)?urldefense\.(?:proofpoint\.)?(?:com|us)$/.test(hostname) ? readUrlDefense(href) : undefined;
  const known = REDIRECTORS.find(([host, path]) => host.test(hostname) && path.test(pathname));
  const sent = found ?? known?.[2].map((name) => searchParams.get(name)).find(Boolean);
  if (!sent) return undefined;
  const target = /^https?:/i.test(sent) ? sent : `https://${sent}`;
  return URL.canParse(target) && new URL(target).hostname.includes('.') ? target : undefined;
}

/** Version 3 replaces letters by `*`, which are at the end in Base64; version 2 writes `-` for `%` and `_` for `/`. */
function readUrlDefense(href: string): string | undefined {
  const [, rest] = href.split('/v3/__');
  if (rest !== undefined) {
    const [target = '', letters = ''] = rest.split('__;');
    const coded = /^[\w-]*/.exec(letters)?.[0] ?? '';
    const bytes = coded.length % 4 !== 1 ? atob(coded.replaceAll('-', '+').replaceAll('_', '/')) : '';
    let at = 0;
    return target.replace(/\*/g, () => bytes[at++] ?? '*');
  }
  const encoded = new URL(href).searchParams.get('u');
  return encoded ? decode(encoded.replaceAll('-', '%').replaceAll('_', '/')) : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The rest of the address stays as it was written. */
function withoutCounters(href: string): string {
  const [before = '', ...fragments] = href.split('#');
  const at = before.indexOf('?');
  if (at < 0 || !/^https?:/i.test(href)) return href;
  const pairs = before.slice(at + 1).split('&');
  const kept = pairs.filter((pair) => !COUNTERS.test(pair.split('=')[0] ?? ''));
  return [`${before.slice(0, at)}${kept.length > 0 ? `?${kept.join('&')}` : ''}`, ...fragments].join('#');
}
