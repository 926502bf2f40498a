import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { AppError, type LocalizedText } from '@wagewright/contracts';

/** Networks that are nobody's on the internet: this machine, this network, its neighbours, and where clouds keep their machines' secrets (IANA special purpose). */
const special: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];
const closed = new BlockList();
for (const [network, prefix, family] of special) closed.addSubnet(network, prefix, family);

const isPublic = (address: string): boolean => !closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

export interface OutgoingOptions {
  /** Hosts (`weblate.internal`, `127.0.0.1:8080`) that the operator names: they may be private, and may speak plain http. */
  readonly hosts: readonly string[];
  /** Finds the addresses of a name. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
}

/** The one way to call an address that somebody has configured (ADR 109). */
export interface Outgoing {
  /** @throws AppError OUTGOING_REFUSED for an address that may not be called, in words */
  require(url: URL): Promise<void>;
  /** `fetch` that asks first, follows no redirect, and gives up after half a minute where nothing else is said. */
  readonly fetch: typeof globalThis.fetch;
}

const reasons = {
  protocol: { en: 'it does not begin with https', 'zh-CN': '不是以 https 开头' },
  credentials: { en: 'a name or password stands in it', 'zh-CN': '其中含有用户名或密码' },
  private: { en: 'it leads to a machine or network that is nobody else’s', 'zh-CN': '指向本机或内部网络' },
  unknown: { en: 'nobody knows a machine of this name', 'zh-CN': '无法解析该主机名' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

const secondsMax = 30;
const resolveName = async (name: string): Promise<string[]> => (await lookup(name, { all: true })).map(({ address }) => address);

export function openOutgoing({ hosts, resolve = resolveName }: OutgoingOptions): Outgoing {
  const named = new Set(hosts.map((host) => host.toLowerCase()));
  const refuse = (url: URL, reason: keyof typeof reasons) =>
    new AppError('OUTGOING_REFUSED', { host: (url.host || url.protocol).slice(0, 200), reason: reasons[reason] });
  const requireAllowed = async (url: URL): Promise<void> => {
    if (url.username || url.password) throw refuse(url, 'credentials');
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw refuse(url, 'protocol');
    if (named.has(url.host) || named.has(url.hostname)) return;
    if (url.protocol !== 'https:') throw refuse(url, 'protocol');
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(name) ? [name] : await resolve(name).catch(() => []);
    if (addresses.length === 0) throw refuse(url, 'unknown');
    if (!addresses.every(isPublic)) throw refuse(url, 'private');
  };
  return {
    require: requireAllowed,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      await requireAllowed(url);
      return await globalThis.fetch(input, { signal: AbortSignal.timeout(secondsMax * 1_000), ...init, redirect: 'error' });
    },
  };
}
