import type { ConfigurationState } from '@wagewright/contracts/payroll/configuration';
import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { forAllTests } from '../../support/index.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

async function openStage() {
  const server = await startTestServer();
  const clerk = await server.signedIn(demoSignIns.clerk.account);
  return { server, clerk, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('how far a solution is configured', () => {
  const stage = forAllTests(openStage);
  const steps = async (solutionId: number): Promise<ConfigurationState[]> => {
    const { data } = await stage.clerk.call('payroll/configuration/get-configuration', { solutionId });
    return (data as { steps: ConfigurationState[] }).steps;
  };
  const known = async (server: TestServer) => (await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } })).id;
  const fresh = async (code: string): Promise<number> => {
    const { legalEntityId } = await stage.server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
    const given = { code, name: { en: code }, legalEntityId, periodType: 'monthly' };
    const { data } = await stage.clerk.call('payroll/solutions/create-solution', given);
    return (data as { id: number }).id;
  };

  it('has the eight steps of the specification in their order', async () => {
    const ids = (await steps(await known(stage.server))).map(({ id }) => id);
    expect(ids).toEqual(['period', 'rules', 'process', 'authorization', 'scope', 'dynamic', 'payslip', 'check']);
  });

  it('a solution from nothing says of each step what is missing', async () => {
    const id = await fresh('FROM_NOTHING');
    await stage.server.prisma.solutionUser.deleteMany({ where: { solutionId: id } });
    expect((await steps(id)).filter(({ state }) => state === 'missing')).toEqual([
      { id: 'period', state: 'missing', missing: ['periods'] },
      { id: 'rules', state: 'missing', missing: ['published-copy'] },
      { id: 'process', state: 'missing', missing: ['approver'] },
      { id: 'authorization', state: 'missing', missing: ['manager'] },
      { id: 'payslip', state: 'missing', missing: ['active-payslip'] },
    ]);
  });

  it('periods that are all closed or not yet open are not enough', async () => {
    const id = await fresh('ONE_PERIOD');
    const day = new Date('2026-01-01');
    const dates = { startDate: day, endDate: day, payDate: day, attendanceStart: day, attendanceEnd: day };
    const period = { solutionId: id, sequence: 1, name: 'P1', paymentMonth: '2026-01', taxMonth: '2026-01', ...dates };
    const { id: periodId } = await stage.server.prisma.period.create({ data: period });
    expect((await steps(id))[0]).toEqual({ id: 'period', state: 'missing', missing: ['open-period'] });
    await stage.server.prisma.period.update({ where: { id: periodId }, data: { status: 'enabled' } });
    expect((await steps(id))[0]).toEqual({ id: 'period', state: 'complete', missing: [] });
  });

  it('a process of its own takes the place of named approvers; one that was retired does not', async () => {
    const id = await fresh('OWN_PROCESS');
    await stage.server.prisma.solutionUser.deleteMany({ where: { solutionId: id } });
    const data = { kind: 'payroll-batch', solutionId: id, name: 'Two signatures', administratorUserIds: [] };
    const { id: processId } = await stage.server.prisma.approvalProcess.create({ data });
    expect((await steps(id))[2]).toEqual({ id: 'process', state: 'complete', missing: [] });
    await stage.server.prisma.approvalProcess.update({ where: { id: processId }, data: { retiredAt: day } });
    expect((await steps(id))[2]).toEqual({ id: 'process', state: 'missing', missing: ['approver'] });
  });

  it('what pay does without is optional until somebody sets it', async () => {
    const states = new Map((await steps(await fresh('OPTIONAL'))).map(({ id, state }) => [id, state]));
    expect([states.get('scope'), states.get('dynamic'), states.get('check')]).toEqual(['optional', 'optional', 'optional']);
    const check = (await steps(await known(stage.server))).find(({ id }) => id === 'check');
    expect(check).toEqual({ id: 'check', state: 'complete', missing: [] });
  });
});

const day = new Date('2026-01-01');
