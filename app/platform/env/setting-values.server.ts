import { isIP } from 'node:net';
import path from 'node:path';
import { z } from '#platform/forms/zod.ts';
import { toEmailAddress, toEmailKey } from '#platform/text/email-address.ts';
import { isDecodable, parseBucketUrl } from './bucket-url.server.ts';

/** A sentence that follows the setting's name, and what to write or do if the setting's own example does not fit. It holds no secret. */
type Fault = string | [string, { example?: string; instead?: string }] | undefined;

export function checked(findFault: (text: string) => Fault) {
  return z.string().check(({ value, issues }) => {
    const fault = findFault(value);
    if (fault === undefined) return;
    const [message, params] = typeof fault === 'string' ? [fault, {}] : fault;
    issues.push({ code: 'custom', input: value, message, params });
  });
}

export const port = checked((text) => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) return `${quote(text)} is no port: it must be a whole number from 0 to 65535`;
}).transform(Number);

export const host = checked((text) => {
  if (isIP(text)) return;
  if (text === '*') return '"*" is no address; 0.0.0.0 stands for every address of this machine';
  if (/^\[.*\]$/.test(text)) return ['the brackets belong to URLs alone', { example: text.slice(1, -1) }];
  if (text.includes('://')) return 'it is a URL; here stands the address to listen on alone, and in SITE_URL what readers see';
  if (/:\d+$/.test(text)) return [`${quote(text)} holds a port, which stands in PORT`, { example: text.replace(/:\d+$/, '') }];
  if (/^[\d.]+$/.test(text) || !/^[a-z\d_]([\w.-]*[\w.])?$/i.test(text))
    return `${quote(text)} is neither an IP address nor the name of a host`;
});

export const folder = checked(findFolderFault).transform((text) => path.resolve(text));

function findFolderFault(text: string): Fault {
  if (text === '~' || text.startsWith('~/')) return `${quote(text)} begins with ~, which a shell alone understands`;
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(text)) return 'it is a URL, and must be a folder of this machine';
}

export const bucketUrl = checked(findBucketFault);

function findBucketFault(text: string): Fault {
  try {
    parseBucketUrl(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const BUCKET = /^s3(\+http)?:/i;

export const folderOrBucket = checked((text) => (BUCKET.test(text) ? findBucketFault(text) : findFolderFault(text))).transform((text) =>
  BUCKET.test(text) ? text : path.resolve(text),
);

export const databaseUrl = checked((text) => {
  if (/^(sqlite|file):|\.(sqlite3?|db)$/i.test(text))
    return 'it names an SQLite file, and is for PostgreSQL alone; left empty, the site keeps its rows in SQLite in DATA_DIR';
  return findPasswordUrlFault(text, ['postgres', 'postgresql']);
});

export const smtpUrl = checked((text) => {
  const fault = findPasswordUrlFault(text, ['smtp', 'smtps']);
  return fault ?? (new URL(text).hostname ? undefined : 'the host of the mail server is missing');
});

function findPasswordUrlFault(text: string, protocols: string[]): Fault {
  const [, protocol = ''] = /^([a-z][a-z\d+.-]*):\/\//i.exec(text) ?? [];
  if (!protocols.includes(protocol.toLowerCase()))
    return `it must begin with ${protocols.map((each) => `${each}://`).join(' or ')}${protocol && `, and begins with ${protocol}://`}`;
  if (!URL.canParse(text)) return 'it cannot be read; in a user name or a password / must be written %2F, # %23, ? %3F, @ %40 and : %3A';
  const { username, password, hash } = new URL(text);
  if (hash) return 'it holds a #; in a user name or a password that must be written %23';
  if (!isDecodable(username + password)) return 'a percent sign in the user name or the password must be written %25';
}

export const webUrl = checked(findWebUrlFault);

function findWebUrlFault(text: string): Fault {
  const [, protocol, rest] = /^([a-z][a-z\d+.-]*):\/\/(.*)$/i.exec(text) ?? [];
  if (protocol === undefined || rest === undefined) {
    const isHost = /^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?(\/|$)/i.test(text) && quote(text) !== 'it';
    return [`${quote(text)} lacks https:// or http://`, isHost ? { example: `https://${text}` } : {}];
  }
  if (!/^https?$/i.test(protocol)) return `it begins with ${protocol}://, and must with https:// or http://`;
  if (rest.includes(',')) return `${quote(text)} holds a comma; it must be one address`;
  if (!URL.canParse(text)) return `${quote(text)} is no address that a browser can open`;
  const { username, password, hostname } = new URL(text);
  if (username || password) return 'it holds a user name or a password, which has no place in it';
  if (!/^(\[[\da-f:.]+\]|[\w.-]+)$/i.test(hostname)) return `${quote(text)} has no host that a browser can open`;
}

export const origin = checked((text) => {
  const fault = findWebUrlFault(text);
  if (fault) return fault;
  const { origin: example, pathname, search, hash } = new URL(text);
  if (pathname !== '/' || search || hash) return [`${quote(text)} has a path, and the site stands at the root of its host`, { example }];
}).transform((text) => new URL(text).origin);

export const imagesUrl = checked((text) => {
  const fault = text === 'signed' ? undefined : findWebUrlFault(text);
  return fault ?? (/[?#]/.test(text) ? 'it holds a ? or a #, behind which no image can be named' : undefined);
});

export const email = checked(findEmailFault).transform((text) => toEmailAddress(text) ?? text);

function findEmailFault(text: string): Fault {
  if (toEmailAddress(text)) return;
  if (/<[^>]*>/.test(text)) return `${quoteEmail(text)} holds a name; the address must stand alone`;
  return `${quoteEmail(text)} is no email address`;
}

export const emails = checked((text) => {
  const several = toList(text).find((each) => /[;\s]/.test(each) && !each.includes('<'));
  if (several) return `${quoteEmail(several)} is no email address; several are separated by commas`;
  return toList(text).map(findEmailFault).find(Boolean);
}).transform((text) => toList(text).map(toEmailKey));

export const proxies = checked((text) => {
  const wrong = toList(text).find((proxy) => !parseProxyRange(proxy));
  if (wrong) return `${quote(wrong)} is neither an IP address nor a range; names are not looked up`;
}).transform(toList);

function toList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

export const hours = checked((text) => {
  if (/^[1-9]\d{0,3}[hd]$/.test(text)) return;
  if (/^0[hd]?$/.test(text)) return ['"0" makes no backups; leave it empty for that', { example: '1d' }];
  return [`${quote(text)} must be a number of hours or days`, /^[1-9]\d{0,3}$/.test(text) ? { example: `${text}h` } : {}];
}).transform((text) => Number.parseInt(text, 10) * (text.endsWith('d') ? 24 : 1));

export const count = checked((text) => {
  if (!/^[1-9]\d{0,2}$/.test(text)) return `${quote(text)} must be a whole number from 1 to 999`;
}).transform(Number);

export const token = (length = 1) =>
  checked((text) => {
    const remedy = { instead: 'openssl rand -hex 24 prints one' };
    if (!/^[\x21-\x7e]+$/.test(text)) return ['it holds a space or a character that no header may have', remedy];
    if (text.length < length) return [`must have ${length} characters at least, and has ${text.length}`, remedy];
  });

export const key = checked((text) =>
  /\s/.test(text) ? ['it holds a space, and no key does', { instead: 'copy it again, alone' }] : undefined,
);

export const secret = (length: number) =>
  checked((text) => {
    const instead = 'openssl rand -base64 32 prints one; or leave it empty, and one is made and kept in DATA_DIR';
    if (text.length < length) return [`must have ${length} characters at least, and has ${text.length}`, { instead }];
  });

export function oneOf<const Word extends string>(words: readonly Word[]) {
  return checked((text) => findWordFault(text, words)).transform((text) => words.find((word) => word === text) ?? z.NEVER);
}

function findWordFault(text: string, words: readonly string[]): Fault {
  if (words.includes(text)) return;
  const example = words.find((word) => word === text.toLowerCase());
  return [`${quote(text)} must be ${words.join(' or ')}`, example === undefined ? {} : { example }];
}

export const indexNow = checked((text) => (text.includes('://') ? findWebUrlFault(text) : findWordFault(text, ['on', 'off']))).transform(
  (text) => ({ on: 'https://api.indexnow.org/indexnow', off: '' })[text] ?? text,
);

const MAX_QUOTED = 80;

/** The text in quotes; `it` if it may hold a password or a token, as a URL does behind `@`, `?` or `user:`. */
export function quote(text: string, secret = /[@?#]|:\/\/[^/]*:\D/): string {
  return secret.test(text) ? 'it' : JSON.stringify(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
}

function quoteEmail(text: string): string {
  return quote(text, /[:?#]/);
}

const BITS = { 4: 32, 6: 128 } as const;

export interface ProxyRange {
  address: string;
  bits: number;
  family: 'ipv4' | 'ipv6';
}

export function parseProxyRange(text: string): ProxyRange | undefined {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return undefined;
  const bits = prefix === undefined ? BITS[version] : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  return bits <= BITS[version] ? { address, bits, family: `ipv${version}` } : undefined;
}
