import { isIP } from 'node:net';
import path from 'node:path';
import { z } from '#platform/forms/zod.ts';
import { parseBucketUrl } from './bucket-url.server.ts';
import { parseProxyRange } from './proxy-range.server.ts';
import { quoteEmail, quoteValue, WrongValue } from './wrong-value.ts';

// Each turns what was written into a setting's value, and throws WrongValue.

const MAX_PORT = 65_535;
const HOURS_A_DAY = 24;

export function toPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= MAX_PORT) return Number(text);
  throw new WrongValue(`${quoteValue(text)} is no port: it must be a whole number from 0 to ${MAX_PORT}`);
}

export function toHost(text: string): string {
  if (isIP(text)) return text;
  if (text === '*') throw new WrongValue('"*" is no address; 0.0.0.0 stands for every address of this machine');
  if (/^\[.*\]$/.test(text)) {
    throw new WrongValue('the brackets belong to URLs alone', { example: text.slice(1, -1) });
  }
  if (text.includes('://'))
    throw new WrongValue('it is a URL; here stands the address to listen on alone, and in SITE_URL what readers see');
  if (/:\d+$/.test(text))
    throw new WrongValue(`${quoteValue(text)} holds a port, which stands in PORT`, { example: text.replace(/:\d+$/, '') });
  if (/^[\d.]+$/.test(text) || !/^[a-z\d_]([\w.-]*[\w.])?$/i.test(text)) {
    throw new WrongValue(`${quoteValue(text)} is neither an IP address nor the name of a host`);
  }
  return text;
}

/** The whole path of a folder. */
export function toFolder(text: string): string {
  if (text === '~' || text.startsWith('~/')) {
    throw new WrongValue(`${quoteValue(text)} begins with ~, which a shell alone understands`);
  }
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(text)) throw new WrongValue('it is a URL, and must be a folder of this machine');
  return path.resolve(text);
}

/** A folder, or the URL of a bucket as it was written. */
export function toFolderOrBucket(text: string): string {
  if (!/^s3(\+http)?:/i.test(text)) return toFolder(text);
  parseBucketUrl(text);
  return text;
}

export function toBucketUrl(text: string): string {
  parseBucketUrl(text);
  return text;
}

export function toDatabaseUrl(text: string): string {
  if (/^(sqlite|file):|\.(sqlite3?|db)$/i.test(text)) {
    throw new WrongValue('it names an SQLite file, and is for PostgreSQL alone; left empty, the site keeps its rows in SQLite in DATA_DIR');
  }
  return toUrlWithPassword(text, { protocols: ['postgres', 'postgresql'] });
}

export function toSmtpUrl(text: string): string {
  const url = toUrlWithPassword(text, { protocols: ['smtp', 'smtps'] });
  if (!new URL(url).hostname) throw new WrongValue('the host of the mail server is missing');
  return url;
}

/** None of it is quoted. */
function toUrlWithPassword(text: string, { protocols }: { protocols: string[] }): string {
  const [, protocol = ''] = /^([a-z][a-z\d+.-]*):\/\//i.exec(text) ?? [];
  if (!protocols.includes(protocol.toLowerCase())) {
    throw new WrongValue(
      `it must begin with ${protocols.map((each) => `${each}://`).join(' or ')}${protocol && `, and begins with ${protocol}://`}`,
    );
  }
  if (!URL.canParse(text)) {
    throw new WrongValue('it cannot be read; in a user name or a password / must be written %2F, # %23, ? %3F, @ %40 and : %3A');
  }
  const { username, password, hash } = new URL(text);
  if (hash) throw new WrongValue('it holds a #; in a user name or a password that must be written %23');
  if (![username, password].every(isDecodable)) throw new WrongValue('a percent sign in the user name or the password must be written %25');
  return text;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** A URL as it was written; user and password in it are refused, because `fetch` takes none. */
export function toWebUrl(text: string): string {
  const [, protocol, rest] = /^([a-z][a-z\d+.-]*):\/\/(.*)$/i.exec(text) ?? [];
  if (protocol === undefined || rest === undefined) {
    const isHost = /^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?(\/|$)/i.test(text);
    throw new WrongValue(
      `${quoteValue(text)} lacks https:// or http://`,
      isHost && quoteValue(text) !== 'it' ? { example: `https://${text}` } : {},
    );
  }
  if (!/^https?$/i.test(protocol)) throw new WrongValue(`it begins with ${protocol}://, and must with https:// or http://`);
  if (rest.includes(',')) throw new WrongValue(`${quoteValue(text)} holds a comma; it must be one address`);
  if (!URL.canParse(text)) throw new WrongValue(`${quoteValue(text)} is no address that a browser can open`);
  const { username, password, hostname } = new URL(text);
  if (username || password) throw new WrongValue('it holds a user name or a password, which has no place in it');
  if (!/^(\[[\da-f:.]+\]|[\w.-]+)$/i.test(hostname)) throw new WrongValue(`${quoteValue(text)} has no host that a browser can open`);
  return text;
}

/** Without a slash at its end. */
export function toOrigin(text: string): string {
  const { origin, pathname, search, hash } = new URL(toWebUrl(text));
  if (pathname !== '/' || search || hash) {
    throw new WrongValue(`${quoteValue(text)} has a path, and the site stands at the root of its host`, { example: origin });
  }
  return origin;
}

/** Where images are, or `signed`. */
export function toImagesUrl(text: string): string {
  if (text === 'signed') return text;
  const { search, hash } = new URL(toWebUrl(text));
  if (search || hash) throw new WrongValue('it holds a ? or a #, behind which no image can be named');
  return text;
}

export function toEmail(text: string): string {
  if (z.email().safeParse(text).success) return text;
  if (/<[^>]*>/.test(text)) throw new WrongValue(`${quoteEmail(text)} holds a name; the address must stand alone`);
  throw new WrongValue(`${quoteEmail(text)} is no email address`);
}

/** In lower case. */
export function toEmails(text: string): string[] {
  const emails = toList(text);
  const several = emails.find((email) => /[;\s]/.test(email) && !email.includes('<'));
  if (several) throw new WrongValue(`${quoteEmail(several)} is no email address; several are separated by commas`);
  return emails.map((email) => toEmail(email).toLowerCase());
}

export function toProxies(text: string): string[] {
  const proxies = toList(text);
  for (const proxy of proxies) {
    if (!parseProxyRange(proxy)) throw new WrongValue(`${quoteValue(proxy)} is neither an IP address nor a range; names are not looked up`);
  }
  return proxies;
}

function toList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Hours from a number of hours or days. */
export function toHours(text: string): number {
  const [, count = '', unit] = /^([1-9]\d{0,3})([hd])$/.exec(text) ?? [];
  if (count) return Number(count) * (unit === 'd' ? HOURS_A_DAY : 1);
  if (/^0[hd]?$/.test(text)) throw new WrongValue('"0" makes no backups; leave it empty for that', { example: '1d' });
  throw new WrongValue(`${quoteValue(text)} must be a number of hours or days`, /^[1-9]\d{0,3}$/.test(text) ? { example: `${text}h` } : {});
}

export function toCount(text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new WrongValue(`${quoteValue(text)} must be a whole number from 1 to 999`);
}

/** What is sent in a header; none of it is quoted. */
export function toToken(text: string, { length = 1 } = {}): string {
  const instead = 'openssl rand -hex 24 prints one';
  if (!/^[\x21-\x7e]+$/.test(text)) throw new WrongValue('it holds a space or a character that no header may have', { instead });
  if (text.length < length) throw new WrongValue(`must have ${length} characters at least, and has ${text.length}`, { instead });
  return text;
}

/** The key of somebody else's service. */
export function toKey(text: string): string {
  if (/\s/.test(text)) throw new WrongValue('it holds a space, and no key does', { instead: 'copy it again, alone' });
  return text;
}

export function toSecret(text: string, length: number): string {
  if (text.length >= length) return text;
  throw new WrongValue(`must have ${length} characters at least, and has ${text.length}`, {
    instead: 'openssl rand -base64 32 prints one; or leave it empty, and one is made and kept in DATA_DIR',
  });
}

export function toOneOf<const Word extends string>(text: string, words: readonly Word[]): Word {
  const word = words.find((each) => each === text);
  if (word !== undefined) return word;
  const meant = words.find((each) => each === text.toLowerCase());
  throw new WrongValue(`${quoteValue(text)} must be ${words.join(' or ')}`, meant ? { example: meant } : {});
}

/** Where search engines take what has changed; empty for `off`. */
export function toIndexNow(text: string): string {
  if (text.includes('://')) return toWebUrl(text);
  return toOneOf(text, ['on', 'off']) === 'on' ? 'https://api.indexnow.org/indexnow' : '';
}
