/** Whom a solution pays, from the draft to the batch: tried before it is saved, told as a difference, followed live until the batch freezes it. */
import { tellDifference } from '@wagewright/contracts/definition-findings';
import type { ScopeStanding } from '@wagewright/contracts/payroll/configuration';
import { demoSignIns } from '@wagewright/db/seed';
import { forecastAsked, prepareAsked } from '@wagewright/db/testing';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Tried {
  readonly standing: ScopeStanding | null;
  readonly findings: readonly { code: string; figures: Record<string, unknown> }[];
}

describe('the application scope of a solution', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let clerk: TestCaller;
  let solutionId: number;
  let periodId: number;
  beforeAll(async () => {
    clerk = await server.signedIn(demoSignIns.clerk.account);
    solutionId = (await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } })).id;
    periodId = (await server.prisma.period.findFirstOrThrow({ where: { solutionId, status: 'enabled' } })).id;
  });

  const answer = async <T>(procedure: string, input: object): Promise<T> => {
    const { data, error } = await clerk.call(procedure, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as T;
  };
  const tryScope = (scope: string | null, more: object = {}) =>
    answer<Tried>('payroll/configuration/try-scope', { solutionId, periodId, copyNumber: 1, scope, ...more });
  const ofBatch = (batchId: number, more: object = {}) =>
    answer<{ isFrozen: boolean; hasScope: boolean; standing: ScopeStanding }>('payroll/configuration/get-batch-scope', {
      batchId,
      ...more,
    });

  it('is tried on the people of a period: how many, who, and why not, in a sentence', async () => {
    const everybody = (await tryScope(null)).standing;
    const women = (await tryScope('Gender = "F"')).standing;
    const expected = await server.prisma.employee.count({
      where: {
        gender: 'F',
        legalEntity: { solutions: { some: { id: solutionId } } },
        terminationDate: null,
        hireDate: { lte: new Date('2025-02-15') },
      },
    });
    expect(women?.inScope).toBeGreaterThanOrEqual(expected);
    const counted = (women?.inScope ?? 0) + (women?.undecided ?? 0) + (women?.leftOut[0]?.count ?? 0);
    expect(counted).toBe(everybody?.inScope);
    expect(everybody?.leftOut).toEqual([]);
    expect(women?.people[0]?.why).toEqual({ en: 'No, because Gender is “M”', 'zh-CN': '否，因为性别为“M”' });
  });

  it('says what is wrong with it where it cannot be judged', async () => {
    const { standing, findings } = await tryScope('Departmnt = "POL"');
    expect(standing).toBeNull();
    expect(findings).toMatchObject([{ code: 'UNKNOWN_NAME', figures: { text: 'Departmnt', nearest: 'Department' } }]);
  });

  it('is saved as a part of the draft, is a difference in words, and holds for batches from when it is published', async () => {
    const period = await server.prisma.period.findUniqueOrThrow({ where: { id: periodId } });
    const batch = await answer<{ id: number; version: number }>('payroll/batches/create-batch', {
      periodId,
      type: 'normal',
      name: 'Scoped',
    });
    const before = await ofBatch(batch.id);
    expect(before).toMatchObject({ isFrozen: false, hasScope: false, standing: { leftOut: [] } });

    const { number, version } = await answer<{ number: number; version: number }>('payroll/copies/make-draft', { solutionId });
    const change = { part: { kind: 'definition', field: 'scope' }, value: 'AND(Gender = "F", HireDate < DATE(2015, 1, 1))' };
    const saved = await answer<{ version: number; findings: unknown[] }>('payroll/copies/save-draft', {
      solutionId,
      number,
      version,
      changes: [change],
    });
    expect(saved.findings).toEqual([]);
    const { differences } = await answer<{ differences: Parameters<typeof tellDifference>[0][] }>('payroll/copies/compare-copies', {
      solutionId,
      from: 1,
      to: number,
    });
    expect(differences.map((one) => tellDifference(one, 'en'))).toEqual([
      'Rules as a whole, Application scope: nothing → AND(Gender = "F", HireDate < DATE(2015, 1, 1))',
    ]);
    expect((await ofBatch(batch.id)).hasScope).toBe(false);
    await answer('payroll/copies/publish-copy', { solutionId, number, version: saved.version, remarks: 'Women of long standing' });

    const live = await ofBatch(batch.id);
    expect(live).toMatchObject({ isFrozen: false, hasScope: true });
    await answer('payroll/batches/ask-forecast', { id: batch.id });
    await forecastAsked(server.database.url);
    const { figures } = await answer<{ figures: { counts: Record<string, number> } }>('payroll/batches/get-forecast', { id: batch.id });
    expect(figures.counts).toMatchObject({
      paid: live.standing.inScope,
      excluded: live.standing.undecided + live.standing.leftOut.reduce((all, { count }) => all + count, 0),
    });
    await answer('payroll/batches/prepare-batch', { id: batch.id, version: batch.version });
    await prepareAsked(server.database.url);
    const prepared = await answer<{ payeeCount: number }>('payroll/batches/get-batch', { id: batch.id });
    expect(prepared.payeeCount).toBe(live.standing.inScope);
    const frozen = await ofBatch(batch.id);
    expect(frozen).toMatchObject({ isFrozen: true, hasScope: true });
    expect(frozen.standing.leftOut).toEqual(live.standing.leftOut);
    const payees = await server.prisma.batchPayee.findMany({ where: { batchId: batch.id }, include: { employee: true } });
    expect(payees.every(({ employee }) => employee.gender === 'F' && employee.hireDate < new Date('2015-01-01'))).toBe(true);
    expect(payees.length).toBe(prepared.payeeCount);

    // whoever changes afterwards does not move the batch
    const [one] = payees;
    await server.prisma.employee.update({ where: { id: one?.employeeId ?? 0 }, data: { gender: 'M' } });
    expect((await ofBatch(batch.id)).standing.inScope).toBe(prepared.payeeCount);
    expect((await tryScope('Gender = "F"')).standing?.inScope).toBeGreaterThan(0);
    expect(period.id).toBe(periodId);
  });
});
