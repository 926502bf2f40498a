import { closePeriodByClock, listPeriodsToClose, sqlOfPrisma } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { callerForAll, serverForAll } from '../../support/index.ts';

const rule = {
  name: 'Biweekly 2025',
  baseDate: '2024-12-22',
  start: '2025-03-02',
  end: '2025-12-31',
  pay: { kind: 'offset', days: 6 },
  moved: 'before',
  attendanceDaysEarlier: 0,
  taskName: 'Biweekly close',
  autoCloseDays: 5,
};

interface Planned {
  readonly name: string;
  readonly startDate: string;
  readonly payDate: string;
  readonly state: string;
  readonly faults: readonly { code: string }[];
}

describe('a generated calendar of periods', () => {
  const server = serverForAll();
  const clerk = callerForAll(server, demoSignIns.clerk.account);
  let solutionId: number;
  beforeAll(async () => {
    solutionId = (await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } })).id;
  });
  const preview = async (more: object = {}) =>
    (await clerk.call('payroll/periods/preview-periods', { solutionId, rule: { ...rule, ...more } })).data as {
      periods: Planned[];
      gap: unknown;
      unknownYears: number[];
    };
  const generate = async (count: number, more: object = {}) =>
    await clerk.call('payroll/periods/generate-periods', { solutionId, rule: { ...rule, ...more }, count });
  const count = async () => await server.prisma.period.count({ where: { solutionId } });

  it('is shown before it is written, with pay dates moved before the county’s holidays', async () => {
    const before = await count();
    const { periods, gap, unknownYears } = await preview();
    expect(periods[0]).toMatchObject({ name: '2025-P06', startDate: '2025-03-02', payDate: '2025-03-21', state: 'new' });
    // the fourth of July is a Friday, and nobody works on it
    const paidInJuly = await preview({ pay: { kind: 'offset', days: 13 } });
    expect(paidInJuly.periods.map(({ payDate }) => payDate)).toContain('2025-07-03');
    expect(gap).toBeNull();
    expect(unknownYears).toEqual([2026]); // its last periods are paid in a year of which the calendar knows nothing yet
    expect(await count()).toBe(before);
  });

  it('that collides is not written at all, and says with what', async () => {
    const before = await count();
    const early = { start: '2025-02-10', baseDate: '2025-02-10' };
    const [colliding] = (await preview(early)).periods;
    expect(colliding?.state).toBe('collides');
    expect(colliding?.faults.map(({ code }) => code)).toEqual([
      'PERIOD_BEFORE_PREVIOUS',
      'ATTENDANCE_BEFORE_PREVIOUS',
      'PERIOD_NAME_TAKEN',
    ]);
    const refused = await generate(0, early);
    expect(refused.error?.code).toBe('PERIODS_COLLIDE');
    expect(await count()).toBe(before);
  });

  it('is not written where it would be another one than the preview has shown', async () => {
    expect((await generate(3)).error?.code).toBe('STALE_VERSION');
  });

  it('is written whole, not activated, and a second time leaves it as it is', async () => {
    const planned = (await preview()).periods;
    expect((await generate(planned.length)).data).toEqual({ made: planned.length });
    const rows = await server.prisma.period.findMany({
      where: { solutionId, startDate: { gte: new Date('2025-03-02') } },
      orderBy: { sequence: 'asc' },
    });
    expect(rows.map(({ name, status }) => [name, status])).toEqual(planned.map(({ name }) => [name, 'disabled']));
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, place) => 6 + place));
    expect((await preview()).periods.map(({ state }) => state)).toEqual(planned.map(() => 'exists'));
    expect((await generate(0)).data).toEqual({ made: 0 });
  });

  it('keeps its rule and proposes the next year by it', async () => {
    const { data } = await clerk.call('payroll/periods/get-calculation-period', { solutionId });
    expect(data).toMatchObject({
      isKept: true,
      periodType: 'biweekly',
      rule: { baseDate: rule.baseDate, pay: rule.pay, autoCloseDays: 5, taskName: 'Biweekly close' },
    });
    const last = await server.prisma.period.findFirstOrThrow({ where: { solutionId }, orderBy: { sequence: 'desc' } });
    const { start, end } = (data as { rule: { start: string; end: string } }).rule;
    expect(Date.parse(start) - last.endDate.getTime()).toBe(86_400_000);
    expect(end).toBe(`${start.slice(0, 4)}-12-31`);
  });

  it('takes no offset that is no positive whole number, and no day that no calendar has', async () => {
    for (const wrong of [
      { pay: { kind: 'offset', days: -1 } },
      { pay: { kind: 'offset', days: 1.5 } },
      { autoCloseDays: 0 },
      { start: '9999-12-31' },
    ])
      expect((await clerk.call('payroll/periods/preview-periods', { solutionId, rule: { ...rule, ...wrong } })).error?.code).toBe(
        'VALIDATION_FAILED',
      );
  });

  describe('is closed by the clock', () => {
    const sql = () => sqlOfPrisma(server.prisma);
    const fifth = async () => await server.prisma.period.findFirstOrThrow({ where: { solutionId, sequence: 5 } }); // paid on 7 March 2025
    const addBatch = async (status: string) => {
      const { id: copyId } = await server.prisma.solutionCopy.findFirstOrThrow({ where: { solutionId } });
      return await server.prisma.batch.create({ data: { periodId: (await fifth()).id, copyId, sequence: 1, name: 'Fifth', status } });
    };
    beforeAll(async () => {
      await server.prisma.period.update({ where: { id: (await fifth()).id }, data: { status: 'enabled' } });
    });
    const after = new Date('2025-03-13T00:00:00Z');
    const close = async () => await closePeriodByClock(sql(), (await fifth()).id, { now: after, baseUrl: '' });

    it('five days after its pay date, when that day has come where the legal entity is', async () => {
      const { id } = await fifth();
      // 12 March begins in Maryland at four in the morning of Greenwich
      expect(await listPeriodsToClose(sql(), new Date('2025-03-12T03:59:00Z'))).not.toContain(id);
      expect(await listPeriodsToClose(sql(), new Date('2025-03-12T04:01:00Z'))).toContain(id);
    });

    it('never while nobody was paid in it', async () => {
      expect(await close()).toBe('empty');
      expect((await fifth()).status).toBe('enabled');
    });

    it('not while a batch is open: the solution’s managers are told once what it waits for', async () => {
      const { id: batchId } = await addBatch('approved');
      expect([await close(), await close()]).toEqual(['waits', 'waits']);
      const managers = await server.prisma.solutionUser.count({ where: { solutionId, role: 'manager' } });
      const told = await server.prisma.notification.findMany({ where: { template: 'period-not-closed' } });
      expect(told).toHaveLength(managers);
      expect(told[0]?.payload).toMatchObject({ title: { en: '2025-P05' }, open: 1, held: 0 });
      await server.prisma.batch.update({ where: { id: batchId }, data: { status: 'closed' } });
    });

    it('once, in the audit, and not again', async () => {
      expect([await close(), await close()]).toEqual(['closed', 'not-due']);
      expect(await fifth()).toMatchObject({ status: 'closed', paidDate: new Date('2025-03-07') });
      const told = await server.prisma.auditEntry.findMany({
        where: { entity: 'period', entityId: String((await fifth()).id), traceId: 'schedule' },
      });
      expect(told.map(({ after: said }) => said)).toMatchObject([{ status: 'closed', by: 'payroll.close-periods' }]);
    });
  });
});
