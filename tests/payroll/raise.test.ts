import { compileDefinition } from '@wagewright/calc-engine';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { stageForAll } from './stage.ts';

describe('a raise in the middle of a month', () => {
  const stage = stageForAll();

  /** A numeric column of an employee's stored rows, line after line, in minor units. */
  async function stored(batchId: number, employeeId: number, tableCode: string, columnCode: string): Promise<number[]> {
    const { prisma } = stage.server;
    const { copy, currentRunId } = await prisma.batch.findUniqueOrThrow({ where: { id: batchId }, include: { copy: true } });
    const compiled = compileDefinition(calculationDefinitionSchema.parse(copy.definition));
    const table = compiled.ok ? compiled.program.tables.find(({ code }) => code === tableCode) : undefined;
    const column = table?.columns.find(({ code }) => code === columnCode);
    const rows = await prisma.$queryRaw<{ value: bigint }[]>`
      SELECT v[${column?.position ?? 0}::int] AS value FROM calc.row
      WHERE run_id = ${currentRunId} AND table_no = ${table?.no ?? 0}::int AND employee_id = ${employeeId} ORDER BY line`;
    return rows.map(({ value }) => Number(value));
  }

  it('splits the base pay by date; both parts are visible and add up to the base pay', async () => {
    const { prisma, signedIn } = stage.server;
    const clerk = await signedIn(demoSignIns.kunmingClerk.account);
    const batch = await prisma.batch.findFirstOrThrow({ where: { period: { solution: { code: 'CN_MONTHLY' } }, status: 'new' } });
    const { id, ...before } = await prisma.compensationRecord.findFirstOrThrow({
      where: { item: { code: 'BASE_SALARY' }, currency: 'CNY', expiryDate: null, effectiveDate: { lt: new Date('2025-12-01') } },
    });
    const salary = Number(before.amount) * 100;
    await prisma.compensationRecord.update({ where: { id }, data: { expiryDate: new Date('2026-01-15') } });
    await prisma.compensationRecord.create({
      data: { ...before, effectiveDate: new Date('2026-01-16'), amount: (salary + 220_000) / 100, payrollEffectivePeriod: '2026-01' },
    });
    for (const verb of ['prepare-batch', 'calculate-batch']) {
      const { version } = await prisma.batch.findUniqueOrThrow({ where: { id: batch.id } });
      const { error } = await clerk.call(`payroll/batches/${verb}`, { id: batch.id, version });
      expect(error).toBeUndefined();
      if (verb === 'prepare-batch') await stage.untilPrepared(batch.id, clerk);
    }
    const status = async (): Promise<string> => (await prisma.batch.findUniqueOrThrow({ where: { id: batch.id } })).status;
    await expect.poll(status, { timeout: 180_000 }).toBe('calculated');

    // Of January's 22 paid days 11 are before the 16th.
    expect(await stored(batch.id, before.employeeId, 'PartPay', 'PaidDays')).toEqual([11, 11]);
    const parts = await stored(batch.id, before.employeeId, 'PartPay', 'BasePay');
    expect(parts).toEqual([salary / 2, (salary + 220_000) / 2]);
    expect(await stored(batch.id, before.employeeId, 'Pay', 'BasePay')).toEqual([salary + 110_000]);
  });
});
