import type { Guard } from '../guard.ts';

const server = 'apps/server/src/platform/settings';
const secrets = 'packages/db/src/platform/secrets';
const sealing = ['packages/db/test/platform/secrets/secrets.test.ts'];
const rotating = ['packages/db/test/platform/secrets/rotate.test.ts'];
const settings = ['apps/server/test/platform/settings/settings.test.ts'];

export const settingGuards: readonly Guard[] = [
  {
    name: 'a sealed value opens in its own row only',
    kind: 'scope',
    file: `${secrets}/sealed-bytes.ts`,
    text: 'opening.setAAD(Buffer.concat([header, Buffer.from(place)]));',
    without: 'opening.setAAD(header);',
    tests: sealing,
  },
  {
    name: 'no key is forgotten while somebody may still seal with it',
    kind: 'lock',
    file: `${secrets}/rotate.ts`,
    text: 'const waited = now !== undefined && (await untilOthersHaveEnded(client, now, waitMsMax));',
    without: 'const waited = now !== undefined && waitMsMax > 0;',
    tests: rotating,
  },
  {
    name: 'no key is forgotten that something is sealed with',
    kind: 'limit',
    file: `${secrets}/rotate.ts`,
    text: 'used.has(id) ? [] : [id]',
    without: '[id]',
    tests: rotating,
  },
  {
    name: 'a secret parameter is not in its audit',
    kind: 'audit',
    file: `${server}/save-parameter.ts`,
    text: '{ value: null, secret:',
    without: '{ value, secret:',
    tests: settings,
  },
  {
    name: 'a configuration is saved over the version that was seen',
    kind: 'lock',
    file: `${server}/saved-config.ts`,
    text: 'where: { typeCode, version: seen }',
    without: 'where: { typeCode }',
    tests: settings,
  },
  {
    name: 'strangers unpack no huge picture',
    kind: 'limit',
    file: `${server}/usable-picture.ts`,
    text: 'pixels <= picturePixelsMax',
    without: 'pixels < 2 ** 40',
    tests: settings,
  },
];
