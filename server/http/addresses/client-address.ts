import { BlockList, isIP } from 'node:net';
import { parseProxyRange } from '#platform/env/setting-values.server.ts';

export type ClientAddressReader = (peer: string | undefined, forwardedFor: string | undefined) => string;

/** Throws an Error that names TRUSTED_PROXIES if an entry is neither an IP address nor a CIDR range. */
export function createProxyList(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const entry of trustedProxies) addRange(trusted, entry);
  return (address) => {
    const plain = unmapIPv4(address);
    return isIP(plain) !== 0 && trusted.check(plain, getFamily(plain));
  };
}

export function createClientAddressReader(isTrusted: (address: string) => boolean): ClientAddressReader {
  return (peer, forwardedFor) => {
    let address = unmapIPv4(peer ?? '');
    if (forwardedFor === undefined || !isIP(address)) return address;
    for (const hop of forwardedFor.split(',').reverse()) {
      const next = unmapIPv4(hop.trim());
      if (!isTrusted(address) || !isIP(next)) return address;
      address = next;
    }
    return address;
  };
}

function addRange(list: BlockList, entry: string) {
  const range = parseProxyRange(entry);
  if (!range) throw new Error(`TRUSTED_PROXIES: ${entry} is neither an address nor a range such as 10.0.0.0/8`);
  list.addSubnet(range.address, range.bits, range.family);
}

function getFamily(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

export function unmapIPv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
