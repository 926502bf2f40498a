import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../src/client.ts';
import { prepareBatch, submitData } from '../../../src/payroll/batches/index.ts';
import { generatePayslips, publishPayslips } from '../../../src/payroll/payslips/index.ts';
import { sqlOfPrisma } from '../../../src/sql.ts';
import { calculateBatch, findBatch, programOf, setStatus } from '../../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

describe('within a transaction of Prisma', () => {
  let seeded: SeededDatabase;
  let database: Database;
  beforeAll(async () => {
    seeded = await openSeededDatabase();
    database = openDatabase({ url: seeded.database.url, applicationName: 'wagewright-server' });
  });
  afterAll(async () => {
    await database.close();
    await seeded.close();
  });

  it('a batch goes from preparation to published payslips', async () => {
    const { id: batchId } = await findBatch(seeded.sql, 'US_BIWEEKLY', 1);
    const program = await programOf(seeded.sql, batchId);
    const { payees } = await database.prisma.$transaction((tx) => prepareBatch(sqlOfPrisma(tx), { batchId, program }));
    await calculateBatch(seeded.sql, batchId);
    await setStatus(seeded.sql, batchId, 'approved');
    const done = await database.prisma.$transaction(async (tx) => {
      const sql = sqlOfPrisma(tx);
      const { people: rows } = await submitData(sql, { batchId, program });
      const { payslips } = await generatePayslips(sql, { batchId, program });
      return { rows, payslips, ...(await publishPayslips(sql, { batchId, baseUrl: '', emails: false })) };
    });
    expect(done).toEqual({ rows: payees, payslips: payees, published: payees, notifications: payees, emails: 0 });
  });
});
