import { isIP } from 'node:net';

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
