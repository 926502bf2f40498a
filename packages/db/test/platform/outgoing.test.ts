import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppError } from '@wagewright/contracts';
import { describe, expect, it } from 'vitest';
import { openOutgoing } from '../../src/platform/outgoing/index.ts';

const names: Readonly<Record<string, readonly string[]>> = {
  'weblate.example': ['93.184.216.34', '2606:2800:220:1::1'],
  'inside.example': ['10.1.2.3'],
  'both.example': ['93.184.216.34', '127.0.0.1'],
};
const resolve = async (name: string): Promise<readonly string[]> => names[name] ?? Promise.reject(new Error('ENOTFOUND'));
const outgoing = openOutgoing({ hosts: ['weblate.internal', '127.0.0.1:8080'], resolve });
const reasonOf = async (address: string): Promise<string | undefined> => {
  const refused = await outgoing.require(new URL(address)).catch((error: AppError) => error);
  const reason = refused?.parameters['reason'] as { en: string } | undefined;
  return refused?.code === 'OUTGOING_REFUSED' ? reason?.en : undefined;
};

describe('addresses that somebody has configured (S11)', () => {
  it.each(['https://weblate.example/api/', 'https://93.184.216.34/', 'http://weblate.internal/', 'http://127.0.0.1:8080/'])(
    'are called: %s',
    async (address) => expect(await reasonOf(address)).toBeUndefined(),
  );

  it.each([
    ['http://weblate.example/', /https/],
    ['ftp://weblate.example/', /https/],
    ['file:///etc/passwd', /https/],
    ['https://user:secret@weblate.example/', /password/],
    ['https://inside.example/', /network/],
    ['https://both.example/', /network/],
    ['https://169.254.169.254/latest/meta-data/', /network/],
    ['https://2852039166/', /network/], // the same, as a number
    ['https://127.1/', /network/],
    ['https://0x7f000001/', /network/],
    ['https://[::1]/', /network/],
    ['https://[::ffff:10.0.0.1]/', /network/],
    ['https://[fd00:ec2::254]/', /network/],
    ['https://100.64.0.1/', /network/],
    ['https://nobody.example/', /name/],
    ['http://127.0.0.1:8081/', /https/],
  ])('are refused in words: %s', async (address, reason) => expect(await reasonOf(address)).toMatch(reason));

  it('are asked for before each call, and lead nowhere else', async () => {
    await expect(outgoing.fetch('https://inside.example/')).rejects.toMatchObject({ code: 'OUTGOING_REFUSED' });
    const server = createServer((_request, reply) => void reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()).listen(
      0,
      '127.0.0.1',
    );
    const { port } = await new Promise<AddressInfo>((listening) =>
      server.on('listening', () => listening(server.address() as AddressInfo)),
    );
    const allowed = openOutgoing({ hosts: [`127.0.0.1:${port}`] });
    await expect(allowed.fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow(/fetch failed/);
    server.close();
  });
});
