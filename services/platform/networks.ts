/** Networks of addresses, written as `10.0.0.0/8`, `fd00::/8` or a single address. */
import { BlockList, isIP } from 'node:net';

interface Network {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

export const isNetwork = (text: string): boolean => networkOf(text) !== undefined;

/**
 * @param networks each as `isNetwork` takes it
 * @returns whether an address is in one of them
 */
export function withinNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const { address, bits, family } of networks.flatMap((text) => networkOf(text) ?? []))
    list.addSubnet(address, bits, family);
  return (address) => {
    // An IPv4 peer of a socket that listens on both.
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}

function networkOf(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return undefined;
  const most = version === 6 ? 128 : 32;
  const bits = length === undefined ? most : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  if (!(bits >= 0 && bits <= most)) return undefined;
  return { address, bits, family: version === 6 ? 'ipv6' : 'ipv4' };
}
