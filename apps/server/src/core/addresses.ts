import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** IPv4 in the clothes of IPv6, as a server that listens by both sees it. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** An address, or a range of them as in 10.1.0.0/16. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
}

/** @param ranges none: every address will do */
export function isAddressIn(address: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true;
  const list = new BlockList();
  for (const range of ranges.filter(isAddressRange)) {
    const [from = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(from, familyOf(from));
    else list.addSubnet(from, Number(bits), familyOf(from));
  }
  const asked = plain(address);
  return isIP(asked) !== 0 && list.check(asked, familyOf(asked));
}
