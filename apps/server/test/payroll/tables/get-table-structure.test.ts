import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../support/test-server.ts';

interface Described {
  readonly code: string;
  readonly type: string;
  readonly from: readonly { readonly en: string }[];
  readonly formula: { readonly en: string; readonly 'zh-CN': string } | null;
  readonly rule: string | null;
}

describe('payroll/tables/get-table-structure', () => {
  it('tells each column by the names that people read: what it is made from, and its formula', async () => {
    await using server = await startTestServer();
    const clerk = await server.signedIn(demoSignIns.clerk.account);
    const { data } = await clerk.call('payroll/batches/list-batches', {});
    const batchId = (data as { rows: { id: number }[] }).rows.at(-1)?.id;
    const ask = (table: string) => clerk.call('payroll/tables/get-table-structure', { batchId, table });
    const { columns } = (await ask('Pay')).data as { columns: readonly Described[] };
    const net = columns.find(({ code }) => code === 'Net');
    expect(net?.type).toBe('money');
    expect(net?.from.map(({ en }) => en)).toContain('Gross pay');
    expect(net?.formula?.en).toContain('“Gross pay”');
    expect(net?.formula?.['zh-CN']).not.toContain('Gross');
    // no code of a column is left where a name stands for it
    const codes = columns.map(({ code }) => code).filter((code) => code.length > 3);
    for (const { formula } of columns) for (const code of codes) expect(formula?.['zh-CN'] ?? '').not.toMatch(new RegExp(`\\b${code}\\b`));
    expect((await ask('Nothing')).error).toMatchObject({ code: 'NOT_FOUND' });
  });
});
