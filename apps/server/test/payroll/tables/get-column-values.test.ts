import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../support/test-server.ts';

describe('payroll/tables/get-column-values', () => {
  it('has no values before the batch is calculated, and knows no table that the rules do not have', async () => {
    await using server = await startTestServer();
    const clerk = await server.signedIn(demoSignIns.clerk.account);
    const { data } = await clerk.call('payroll/batches/list-batches', {});
    const batchId = (data as { rows: { id: number; hasResult: boolean }[] }).rows.at(-1)?.id;
    const ask = (table: string) => clerk.call('payroll/tables/get-column-values', { batchId, table, column: 'department' });
    expect((await ask('Pay')).data).toEqual({ total: 0, values: [], least: null, most: null });
    expect((await ask('Nothing')).error).toMatchObject({ code: 'NOT_FOUND' });
  });
});
