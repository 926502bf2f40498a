import { limits } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { isAddressIn, isAddressRange } from '../../../src/core/addresses.ts';
import { serverForAll } from '../../support/for-all-tests.ts';
import { basePath, type TestCaller } from '../../support/test-server.ts';

describe('keys for programs', () => {
  const server = serverForAll();
  let clerk: TestCaller;
  beforeAll(async () => {
    clerk = await server.signedIn(demoSignIns.clerk.account);
  });
  const make = async (more: object = {}, by = clerk) => {
    const asked = { name: 'Ledger', permissions: ['batch.read'], ...more };
    const { data, error } = await by.rest('POST', '/api/identity/api-keys', asked);
    expect(error).toBeUndefined();
    return data as { id: number; key: string };
  };
  const calling = async (
    key: string,
    url: string,
    more: { method?: 'GET' | 'POST'; remoteAddress?: string; payload?: object; cookie?: string } = {},
  ) => {
    const { cookie, ...rest } = more;
    const headers = cookie === undefined ? { authorization: `Bearer ${key}` } : { cookie };
    const reply = await server.app.inject({ method: 'GET', ...rest, url: `${basePath}${url}`, headers });
    return [reply.statusCode, (reply.json() as { error?: { code: string } }).error?.code];
  };
  const batches = '/api/payroll/batches';

  it('open what they are for as far as their owner holds it, and nothing else', async () => {
    const { key, id } = await make();
    expect(await calling(key, batches)).toEqual([200, undefined]);
    expect(await calling(key, '/api/payroll/solutions')).toEqual([403, 'AUTHORIZATION_REQUIRED']);
    const stored = await server.prisma.apiKey.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(key.startsWith(stored.prefix) && stored.prefix.length < 15).toBe(true);
    expect(stored).toMatchObject({ lastUsedAddress: '127.0.0.1', lastUsedAt: server.now });
    const { data } = await clerk.rest('GET', '/api/identity/api-keys');
    expect(JSON.stringify(data)).not.toContain(key);
  });

  it('are never asked for more than their maker holds', async () => {
    const asked = { name: 'More', permissions: ['batch.read', 'audit.read'] };
    const { error } = await clerk.rest('POST', '/api/identity/api-keys', asked);
    expect(error).toMatchObject({ code: 'API_KEY_OPENS_MORE', message: expect.stringContaining('see everything that anybody did') });
  });

  it('open no more at once when their owner may no more, and nothing when the owner is disabled (S4)', async () => {
    const { key } = await make();
    const { id: userId } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.clerk.account } });
    const held = await server.prisma.userRole.findMany({ where: { userId } });
    await server.prisma.userRole.deleteMany({ where: { userId } });
    expect(await calling(key, batches)).toEqual([403, 'AUTHORIZATION_REQUIRED']);
    await server.prisma.userRole.createMany({ data: held });
    expect(await calling(key, batches)).toEqual([200, undefined]);
    await server.prisma.user.update({ where: { id: userId }, data: { status: 'disabled' } });
    expect(await calling(key, batches)).toEqual([401, 'API_KEY_INVALID']);
    await server.prisma.user.update({ where: { id: userId }, data: { status: 'active' } });
  });

  it('end when they are revoked and when they expire, and nobody revokes somebody else’s', async () => {
    const [revoked, expired] = [await make(), await make({ days: 1 })];
    const approver = await server.signedIn(demoSignIns.hr.account);
    expect((await approver.rest('DELETE', `/api/identity/api-keys/${revoked.id}`)).status).toBe(404);
    expect((await clerk.rest('DELETE', `/api/identity/api-keys/${revoked.id}`)).status).toBe(200);
    expect(await calling(revoked.key, batches)).toEqual([401, 'API_KEY_INVALID']);
    const before = server.now;
    server.now = new Date(before.getTime() + 86_400_000);
    expect(await calling(expired.key, batches)).toEqual([401, 'API_KEY_INVALID']);
    server.now = before;
    expect(await calling('wwk_made-up', batches)).toEqual([401, 'API_KEY_INVALID']);
  });

  it('are used from the addresses that they name, and as bearer only', async () => {
    const { key } = await make({ addresses: ['10.1.0.0/16', '192.0.2.7'] });
    expect(await calling(key, batches)).toEqual([401, 'API_KEY_INVALID']);
    expect(await calling(key, batches, { remoteAddress: '10.1.200.3' })).toEqual([200, undefined]);
    expect(await calling(key, batches, { remoteAddress: '10.2.0.1' })).toEqual([401, 'API_KEY_INVALID']);
    expect(await calling(key, batches, { remoteAddress: '10.1.0.9', cookie: `wagewright_session=${key}` })).toEqual([
      401,
      'SESSION_EXPIRED',
    ]);
    const { error } = await clerk.rest('POST', '/api/identity/api-keys', {
      name: 'x',
      permissions: ['batch.read'],
      addresses: ['10.1.0.0/64'],
    });
    expect(error?.code).toBe('VALIDATION_FAILED');
  });

  it('do nothing that is a person’s own, nor anything about keys', async () => {
    const { key } = await make({ permissions: ['api-key.make', 'batch.read'] });
    expect(await calling(key, '/api/identity/api-keys')).toEqual([403, 'API_KEY_NOT_HERE']);
    expect(await calling(key, '/api/UserBases/web/logout', { method: 'POST', payload: {} })).toEqual([403, 'API_KEY_NOT_HERE']);
  });

  it('have a limit of their own, which is not that of their owner’s session', async () => {
    const { key } = await make({ callsPerMinute: 3 });
    const statuses = [];
    for (let call = 0; call < 4; call++) statuses.push((await calling(key, batches))[0]);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await clerk.rest('GET', batches)).status).toBe(200);
  });

  it('are so many and no more', async () => {
    const hr = await server.signedIn(demoSignIns.hr.account);
    const { id: userId } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.hr.account } });
    const row = (n: number) => ({
      userId,
      name: `Key ${n}`,
      prefix: 'wwk_many',
      tokenHash: Uint8Array.of(n, n),
      permissions: ['employee.read'],
      callsPerMinute: 1,
      expiresAt: new Date('2190-01-01'),
    });
    await server.prisma.apiKey.createMany({ data: Array.from({ length: limits.apiKeysMax - 1 }, (_, n) => row(n)) });
    const asked = { name: 'One', permissions: ['employee.read'] };
    expect((await hr.rest('POST', '/api/identity/api-keys', asked)).status).toBe(201);
    expect((await hr.rest('POST', '/api/identity/api-keys', asked)).error?.code).toBe('TOO_MANY');
  });

  it('are named by the audit of what was done through them (S12)', async () => {
    const administrator = await server.signedIn(demoSignIns.administrator.account);
    const { key, id } = await make({ name: 'Provisioning', permissions: ['user.edit', 'user.read'] }, administrator);
    const payload = { account: 'by.key', displayName: 'By key' };
    expect(await calling(key, '/api/UserBases/customUser', { method: 'POST', payload })).toEqual([201, undefined]);
    expect(await server.prisma.auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({ apiKeyId: id, address: '127.0.0.1' });
    const { data } = await administrator.call('platform/audit/list-audit', { apiKeyId: id });
    expect(data).toMatchObject({ rows: [{ apiKey: 'Provisioning', account: demoSignIns.administrator.account }] });
  });
});

describe('an address in a list', () => {
  it.each([
    ['10.1.2.3', ['10.1.0.0/16'], true],
    ['::ffff:10.1.2.3', ['10.1.0.0/16'], true],
    ['10.2.2.3', ['10.1.0.0/16'], false],
    ['2001:db8::7', ['2001:db8::/32'], true],
    ['anything', [], true],
    ['anything', ['10.0.0.1'], false],
  ])('%s in %s: %s', (address, ranges, expected) => {
    expect(isAddressIn(address, ranges)).toBe(expected);
  });

  it.each(['10.1.2.3.4', '10.0.0.0/33', '10.0.0.0/8/8', 'host', '::/129', ''])('“%s” is none', (range) => {
    expect(isAddressRange(range)).toBe(false);
  });
});
