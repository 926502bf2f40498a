import { demoSignIns } from '@wagewright/db/seed';
import { basePath } from '@wagewright/server/testing';
import { describe, expect, it } from 'vitest';
import { stageForAll } from './stage.ts';

interface Line {
  readonly column: string;
  readonly amount: string;
  readonly product: { readonly quantity: string; readonly unit: string | null; readonly rate: string } | null;
}

describe('a payslip with overtime', () => {
  const stage = stageForAll();
  let published: { readonly id: number; readonly number: string };

  it('shows hours and rate of what the definition declares, and of nothing else', async () => {
    const { prisma, signedIn } = stage.server;
    const [clerk, approver] = await Promise.all([
      signedIn(demoSignIns.kunmingClerk.account),
      signedIn(demoSignIns.kunmingApprover.account),
    ]);
    const { id } = await prisma.batch.findFirstOrThrow({ where: { period: { solution: { code: 'CN_MONTHLY' } }, status: 'new' } });
    const batch = () => prisma.batch.findUniqueOrThrow({ where: { id } });
    const act = async (verb: string): Promise<void> => {
      const { error } = await clerk.call(`payroll/batches/${verb}`, { id, version: (await batch()).version });
      expect(error, verb).toBeUndefined();
    };
    await act('prepare-batch');
    await stage.untilPrepared(id, clerk);
    await act('calculate-batch');
    await expect.poll(async () => (await batch()).status, { timeout: 180_000 }).toBe('calculated');
    await stage.answer(id, clerk);
    await act('submit-batch');
    const { approvalInstanceId } = await batch();
    await approver.call('approvals/instances/approve-instance', { id: approvalInstanceId, version: 1 });
    await act('generate-payslips');
    await expect.poll(async () => (await batch()).payslipsGeneratedAt, { timeout: 180_000 }).not.toBeNull();
    await act('publish-payslips');
    await expect.poll(async () => (await batch()).payslipsPublishedAt, { timeout: 180_000 }).not.toBeNull();

    const [worked] = await prisma.$queryRaw<{ employeeId: number; hours: string; salary: string }[]>`
      SELECT o.employee_id AS "employeeId", sum(od.hours)::text AS hours, max(c.amount)::text AS salary
      FROM overtime_request o JOIN overtime_request_day od ON od.request_id = o.id JOIN compensation_record c ON c.employee_id = o.employee_id AND c.expiry_date IS NULL
        JOIN compensation_item i ON i.id = c.item_id AND i.code = 'BASE_SALARY'
        JOIN payslip s ON s.employee_id = o.employee_id AND s.batch_id = ${id}
        JOIN batch b ON b.id = s.batch_id JOIN period p ON p.id = b.period_id AND od.date BETWEEN p.attendance_start AND p.attendance_end
      WHERE od.kind = 'weekday' AND o.status = 'approved' AND o.compensation_way = 'pay' GROUP BY o.employee_id ORDER BY o.employee_id LIMIT 1`;
    await prisma.user.updateMany({ where: { employeeId: worked?.employeeId ?? 0 }, data: { employeeId: null } });
    await prisma.user.update({ where: { account: demoSignIns.employee.account }, data: { employeeId: worked?.employeeId ?? 0 } });
    const employee = await signedIn(demoSignIns.employee.account);
    const slip = await prisma.payslip.findFirstOrThrow({ where: { batchId: id, employeeId: worked?.employeeId ?? 0 } });
    published = slip;
    const { data } = await employee.call('payroll/payslips/get-my-payslip', { id: slip.id });
    const { lines } = data as { lines: readonly Line[] };

    // 21.75 days of 8 hours a month, and half as much again on weekdays.
    const rate = (Number(worked?.salary) / 174) * 1.5;
    const overtime = lines.find(({ column }) => column === 'WeekdayOvertime');
    expect(overtime?.product).toEqual({ quantity: Number(worked?.hours).toFixed(2), unit: 'hours', rate: rate.toFixed(4) });
    expect(Number(overtime?.amount)).toBeCloseTo(rate * Number(worked?.hours), 1);
    expect(lines.find(({ column }) => column === 'BasePay')?.product).toBeNull();
  });

  it('is its employee’s to save as PDF: seen from then on, recorded without its password; nobody out of reach finds it (S1, S2, issue 11 §7)', async () => {
    const { prisma, app, signedIn } = stage.server;
    const ask = async (account: string, path: string, payload: object = {}) => {
      const { token } = await signedIn(account);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return await app.inject({ method: 'POST', url: `${basePath}/api/payroll/${path}`, headers, payload: JSON.stringify(payload) });
    };
    const { employee, clerk, kunmingClerk } = demoSignIns;
    const { id, number } = published;
    const own = `my-payslips/${id}/document`;
    const other = await prisma.payslip.findFirstOrThrow({ where: { id: { not: id }, status: 'published' } });
    expect((await ask(employee.account, `my-payslips/${other.id}/document`)).statusCode).toBe(404);
    expect((await ask(employee.account, own, { password: 'with spaces' })).statusCode).toBe(422);
    expect((await prisma.payslip.findUniqueOrThrow({ where: { id } })).seenAt).toBeNull();

    const locked = await ask(employee.account, own, { password: 'Secret-2026' });
    expect([locked.statusCode, locked.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(locked.headers['content-disposition']).toContain(`${number}.pdf`);
    expect(locked.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(locked.rawPayload.toString('latin1')).toContain('/AESV3');
    expect((await prisma.payslip.findUniqueOrThrow({ where: { id } })).seenAt).not.toBeNull();

    const ofClerk = `payslips/${id}/document`;
    expect((await ask(kunmingClerk.account, ofClerk)).statusCode).toBe(200);
    expect((await ask(clerk.account, ofClerk)).statusCode).toBe(404);
    expect((await ask(employee.account, ofClerk)).statusCode).toBe(403);
    const told = await prisma.auditEntry.findMany({ where: { entity: 'payslip-document' }, orderBy: { id: 'asc' } });
    expect(told.map(({ entityId, after }) => [entityId, after])).toEqual([
      [String(id), { number, password: true }],
      [String(id), { number, password: false }],
    ]);
  });
});
