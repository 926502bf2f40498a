import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../support/test-server.ts';

describe('payroll/tables/group-rows', () => {
  it('has no groups before the batch is calculated, and knows no table that the rules do not have', async () => {
    await using server = await startTestServer();
    const clerk = await server.signedIn(demoSignIns.clerk.account);
    const { data } = await clerk.call('payroll/batches/list-batches', {});
    const batchId = (data as { rows: { id: number }[] }).rows.at(-1)?.id;
    const ask = (table: string) => clerk.call('payroll/tables/group-rows', { batchId, table, groupBy: 'department' });
    expect((await ask('Pay')).data).toEqual({ total: 0, groups: [] });
    expect((await ask('Nothing')).error).toMatchObject({ code: 'NOT_FOUND' });
  });
});
