import { demoSignIns } from '@wagewright/db/seed';
import { holdRow } from '@wagewright/db/testing';
import { callerForAll, serverForAll } from '@wagewright/server/testing';
import { describe, expect, it } from 'vitest';

describe('what lies outside of one’s reach is neither waited for nor kept from others (S2)', () => {
  const server = serverForAll();
  const clerk = callerForAll(server, demoSignIns.clerk.account);

  it('a batch of another legal entity is a 404 at once, though somebody holds it', async () => {
    const { id, periodId } = await server.prisma.batch.findFirstOrThrow({ where: { period: { solution: { code: 'CN_MONTHLY' } } } });
    const calls = [
      ['batch', id, 'payroll/batches/hold-payee', { id, employeeId: 1, held: true }],
      ['batch', id, 'payroll/batches/prepare-batch', { id, version: 1 }],
      ['period', periodId, 'payroll/batches/create-batch', { periodId, name: 'Foreign' }],
    ] as const;
    for (const [table, rowId, procedure, input] of calls) {
      await using held = await holdRow(server.database.url, table, 'id = $1', [rowId]);
      const { status } = await clerk.call(procedure, input); // whoever waited for the row would wait for ever: it is released only then
      expect([procedure, status]).toEqual([procedure, 404]);
      await held.release();
    }
  });
});
