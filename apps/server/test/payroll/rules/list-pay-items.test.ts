import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../support/test-server.ts';

describe('payroll/rules/list-pay-items', () => {
  it('names every pay item that a rule may read, in both languages', async () => {
    await using server = await startTestServer();
    const kept = await server.prisma.compensationItem.findMany({ select: { code: true } });
    const caller = await server.signedIn(demoSignIns.clerk.account);
    const { rows } = (await caller.call('payroll/rules/list-pay-items', {})).data as { rows: { code: string; name: object }[] };
    expect(rows.map(({ code }) => code).toSorted()).toEqual(kept.map(({ code }) => code).toSorted());
    expect(rows.find(({ code }) => code === 'BASE_SALARY')?.name).toMatchObject({ en: expect.any(String), 'zh-CN': expect.any(String) });
  });
});
