import { findAuditBreak, sqlOfClient, sqlOfPrisma } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverForAll } from '../../support/for-all-tests.ts';

describe('the audit (S12)', () => {
  const server = serverForAll();
  let owner: pg.Client;
  beforeAll(async () => {
    owner = new pg.Client({ connectionString: server.database.url });
    await owner.connect();
    const clerk = await server.signedIn(demoSignIns.clerk.account);
    for (const lang of ['zh-CN', 'en', 'zh-CN', 'en']) await clerk.call('platform/languages/update-user-language', { lang });
  });
  afterAll(() => owner.end());
  /** The latest entries, newest first; ids rise but may leave gaps. */
  const latest = async () => (await server.prisma.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 3 })).map(({ id }) => id);

  it('has a row for every change, with who, what, before and after', async () => {
    expect(await server.prisma.auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      procedure: 'platform/languages/update-user-language',
      entity: 'user',
      before: { language: 'zh-CN' },
      after: { language: 'en' },
    });
  });

  it('holds together, also when many write at once', async () => {
    const users = await server.prisma.user.findMany({ take: 20, orderBy: { id: 'asc' } });
    const callers = await Promise.all(users.map(({ account }) => server.signedIn(account)));
    await Promise.all(callers.map((caller) => caller.call('platform/languages/update-user-language', { lang: 'en' })));
    expect(await findAuditBreak(sqlOfPrisma(server.prisma))).toBeUndefined();
  });

  it('cannot be changed by the app’s role', async () => {
    await expect(server.prisma.$executeRaw`UPDATE audit_entry SET procedure = 'x'`).rejects.toThrow(/permission denied/);
    await expect(server.prisma.$executeRaw`DELETE FROM audit_entry`).rejects.toThrow(/permission denied/);
    await expect(server.prisma.$executeRaw`TRUNCATE audit_entry`).rejects.toThrow(/permission denied/);
  });

  it('locates an entry that somebody with the owner’s rights altered', async () => {
    const [, , target] = await latest();
    await owner.query(`UPDATE audit_entry SET after = '{"language":"forged"}' WHERE id = $1`, [target]);
    expect(await findAuditBreak(sqlOfClient(owner))).toBe(target);
    await owner.query(`UPDATE audit_entry SET after = '{"language":"en"}' WHERE id = $1`, [target]);
  });

  it('locates a removed entry at the one that followed it', async () => {
    const [after, target] = await latest();
    await owner.query('DELETE FROM audit_entry WHERE id = $1', [target]);
    expect(await findAuditBreak(sqlOfClient(owner))).toBe(after);
  });
});
