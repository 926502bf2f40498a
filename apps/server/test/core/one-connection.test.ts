import { openDatabase } from '@wagewright/db';
import { createTestDatabase } from '@wagewright/db/testing';
import { expect, it } from 'vitest';
import { refuseSecondConnections } from '../support/one-connection.ts';

it('(L3) a test server notices who asks for a second connection inside of a transaction', async () => {
  const database = await createTestDatabase();
  const db = openDatabase({ url: database.url, applicationName: 'wagewright-tools' });
  const refused = refuseSecondConnections(db);
  await db.prisma.$transaction(async (tx) => await tx.user.count());
  await db.prisma.user.count();
  expect(refused).toEqual([]);
  await expect(db.prisma.$transaction(async () => await db.prisma.user.count())).rejects.toThrow(/second connection/);
  await expect(db.prisma.$transaction(async () => await db.pool.query('SELECT 1'))).rejects.toThrow(/second connection/);
  await expect(db.prisma.$transaction(async () => await db.prisma.$transaction(async () => 1))).rejects.toThrow(/second connection/);
  expect(refused.length).toBeGreaterThanOrEqual(3);
  await db.close();
  await database.drop();
});
