import { BlockList, isIP, isIPv6 } from 'node:net';

/** Everything that is not a public host: RFC 6890 and its registry, and ranges that carry such an address inside another. */
const IPV4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24
  192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
/** Teredo and others, documentation, 6to4, documentation: the part of 2000::/3 that leads elsewhere. */
const IPV6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

const refused = new BlockList();
for (const range of IPV4.split(/\s+/)) addRange(refused, range, 'ipv4');
for (const range of IPV6.split(' ')) addRange(refused, range, 'ipv6');
const unicast = new BlockList();
addRange(unicast, '2000::/3', 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && unicast.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

function addRange(list: BlockList, range: string, family: 'ipv4' | 'ipv6') {
  const [network = '', bits] = range.split('/');
  list.addSubnet(network, Number(bits), family);
}

/** Tells a network from another, but not a household from its neighbours. */
export function truncateAddress(address: string): string {
  return isIPv6(address) ? `${getNetwork(address).split(':').slice(0, 3).join(':')}::/48` : address.replace(/\d+$/, '0/24');
}

/** One household has a whole /64 of IPv6 to rotate through: count it as one. */
export function getNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const groups = tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
