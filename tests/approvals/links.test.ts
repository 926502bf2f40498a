/** A request names its approval to whoever can open that, and to nobody else: no link leads nowhere. */
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

describe('the approval of a request', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const as: Record<'employee' | 'manager' | 'hr', TestCaller> = {} as never;
  let employeeId: number;
  let approvalId: number;
  const ids: Record<'overtime' | 'leave' | 'correction' | 'action', number> = {} as never;
  beforeAll(async () => {
    const { prisma } = server;
    server.now = new Date('2026-11-27T15:00:00Z');
    for (const who of ['employee', 'manager', 'hr'] as const) as[who] = await server.signedIn(demoSignIns[who].account);
    employeeId = (await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } })).employeeId ?? 0;
    const manager = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.manager.account } });
    await prisma.assignment.updateMany({ where: { employeeId }, data: { supervisorId: manager.employeeId } });
    const overtime = { date: '2026-11-25', startTime: '18:00', endTime: '20:00', compensationWay: 'pay' };
    const { data, error } = await as.employee.call('time/overtime/submit-my-overtime', overtime);
    if (error) throw new Error(error.message);
    const made = data as { id: number; approvalId: number };
    approvalId = made.approvalId;
    const asked = { employeeId, status: 'in-approval', approvalInstanceId: approvalId };
    const day = new Date('2026-11-25');
    const { legalEntityId } = await prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
    const type = await prisma.leaveType.create({
      data: { code: 'REST', name: { en: 'Rest', 'zh-CN': '休息' }, paid: true, legalEntityId },
    });
    const leave = await prisma.leaveRequest.create({ data: { ...asked, typeId: type.id, startDate: day, endDate: day, hours: 8 } });
    const correction = await prisma.punchCorrection.create({ data: { ...asked, date: day, reason: 'The reader was broken' } });
    const content = { kind: 'confirm-probation' };
    const action = await prisma.personnelAction.create({
      data: { ...asked, legalEntityId, askedAs: 'self', kind: content.kind, effectiveDate: day, content },
    });
    Object.assign(ids, { overtime: made.id, leave: leave.id, correction: correction.id, action: action.id });
  });

  interface Row {
    readonly id: number;
    readonly approvalId: number | null;
  }
  const cases: readonly [keyof typeof ids, string, (data: never) => readonly Row[]][] = [
    ['overtime', 'time/overtime/list-overtime-requests', ({ rows }: { rows: Row[] }) => rows],
    ['overtime', 'time/overtime/get-overtime-request', ({ request }: { request: Row }) => [request]],
    ['leave', 'time/leave/list-leave-requests', ({ rows }: { rows: Row[] }) => rows],
    ['leave', 'time/leave/get-leave', ({ requests }: { requests: Row[] }) => requests],
    ['leave', 'time/leave/get-leave-request', ({ request }: { request: Row }) => [request]],
    ['correction', 'time/corrections/list-corrections', ({ rows }: { rows: Row[] }) => rows],
    ['correction', 'time/corrections/get-correction', ({ request }: { request: Row }) => [request]],
    ['action', 'careers/personnel-actions/list-personnel-actions', ({ rows }: { rows: Row[] }) => rows],
    ['action', 'careers/personnel-actions/get-personnel-action', ({ action }: { action: Row }) => [action]],
  ];

  it.each(cases)(
    'of %s is named by %s to its approver, and not to human resources, who have no part in it',
    async (kind, procedure, rowsOf) => {
      const isOne = /\/get-[a-z]+-(request|action)$|get-correction$/.test(procedure);
      const named = async (who: keyof typeof as) => {
        const { data, error } = await as[who].call(procedure, isOne ? { id: ids[kind] } : { employeeId });
        expect(error, `${who} ${procedure}`).toBeUndefined();
        return rowsOf(data as never).find(({ id }) => id === ids[kind])?.approvalId;
      };
      expect([await named('manager'), await named('hr')]).toEqual([approvalId, null]);
      for (const [who, code] of [
        ['manager', undefined],
        ['hr', 'NOT_FOUND'],
      ] as const)
        expect((await as[who].call('approvals/instances/get-instance', { id: approvalId })).error?.code, who).toBe(code);
    },
  );
});
