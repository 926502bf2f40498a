import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverForAll } from '../../support/for-all-tests.ts';
import type { TestCaller } from '../../support/test-server.ts';

interface AccessRow {
  readonly permission: string;
  readonly reached: { readonly count: number; readonly of: number } | null;
  readonly sources: readonly { readonly scope: string; readonly role: { readonly en: string } | null }[];
}

describe('what somebody can see, and why', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let administrator: TestCaller;
  beforeAll(async () => {
    administrator = await server.signedIn(demoSignIns.administrator.account);
  });
  const idOf = async (account: string) => (await server.prisma.user.findUniqueOrThrow({ where: { account } })).id;
  const accessOf = async (account: string) => {
    const { data } = await administrator.call('identity/roles/get-access', { userId: await idOf(account) });
    return new Map((data as { rows: AccessRow[] }).rows.map((row) => [row.permission, row]));
  };
  const check = async (account: string, input: object) => {
    const { data } = await administrator.call('identity/roles/check-access', { userId: await idOf(account), ...input });
    return (data as { may: boolean; reason: string }).reason;
  };

  it('names the roles and counts what each right reaches', async () => {
    const manager = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.manager.account } });
    const reports = await server.prisma.employee.count({
      where: {
        assignments: {
          some: {
            supervisorId: manager.employeeId,
            effectiveDate: { lte: server.now },
            OR: [{ expiryDate: null }, { expiryDate: { gte: server.now } }],
          },
        },
      },
    });
    const access = await accessOf(demoSignIns.manager.account);
    expect(access.get('employee.read')).toMatchObject({
      reached: { kind: 'people', count: reports, of: await server.prisma.employee.count() },
      sources: [{ kind: 'role', scope: 'subordinates', role: { en: 'Manager' } }],
    });
    expect(access.has('pay.read')).toBe(false);
  });

  it('answers whether somebody may do something to somebody, with the reason', async () => {
    const { account } = demoSignIns.manager;
    const { employeeId } = await server.prisma.user.findUniqueOrThrow({ where: { account } });
    const current = { effectiveDate: { lte: server.now }, OR: [{ expiryDate: null }, { expiryDate: { gte: server.now } }] };
    const report = await server.prisma.employee.findFirstOrThrow({
      where: { assignments: { some: { supervisorId: employeeId, ...current } } },
    });
    const other = await server.prisma.employee.findFirstOrThrow({
      where: { id: { not: employeeId ?? 0 }, assignments: { none: { supervisorId: employeeId } } },
    });
    const see = (record: string) => ({ permission: 'employee.read', kind: 'employee', record });
    expect(await check(account, see(report.employeeNumber))).toBe('granted');
    expect(await check(account, see(other.employeeNumber))).toBe('out-of-reach');
    expect(await check(account, see('nobody'))).toBe('no-record');
    // a pattern is no name, and a name that several have is nobody's in particular
    expect(await check(account, see(report.employeeNumber.replace(/.$/, '_')))).toBe('no-record');
    expect(await check(account, see('%'))).toBe('no-record');
    await server.prisma.employee.updateMany({ where: { id: { in: [report.id, other.id] } }, data: { name: 'Two Of Them' } });
    expect(await check(account, see('two of them'))).toBe('several');
    // a number is one person's, also where it is another's name
    await server.prisma.employee.update({ where: { id: report.id }, data: { name: other.employeeNumber } });
    expect(await check(account, see(other.employeeNumber))).toBe('out-of-reach');
    expect(await check(account, { permission: 'pay.read' })).toBe('not-granted');
    await server.prisma.user.update({ where: { account }, data: { status: 'disabled' } });
    expect(await check(account, see(report.employeeNumber))).toBe('disabled');
    await server.prisma.user.update({ where: { account }, data: { status: 'active' } });
  });

  it('a department is those who work in it and below it, and nobody beside', async () => {
    const top = await server.prisma.departmentVersion.findFirstOrThrow({
      where: { parentId: null, department: { children: { some: {} } } },
    });
    const lower = await server.prisma.departmentVersion.findMany({ where: { parentId: top.departmentId } });
    const within = [top.departmentId, ...lower.map(({ departmentId }) => departmentId)];
    const boss = await server.prisma.assignment.findFirstOrThrow({ where: { departmentId: { in: within }, expiryDate: null } });
    await server.prisma.assignment.update({ where: { id: boss.id }, data: { departmentId: top.departmentId } });
    const other = await server.prisma.assignment.findFirstOrThrow({ where: { employeeId: { not: boss.employeeId }, expiryDate: null } });
    await server.prisma.assignment.update({ where: { id: other.id }, data: { departmentId: within.at(-1) ?? top.departmentId } });
    const name = { en: 'Department', 'zh-CN': '部门' };
    const grants = { create: { permission: 'employee.read', scope: 'department' } };
    const role = await server.prisma.role.create({ data: { code: 'department', name, grants } });
    const user = await server.prisma.user.findUniqueOrThrow({ where: { employeeId: boss.employeeId } });
    await server.prisma.userRole.deleteMany({ where: { userId: user.id } });
    await server.prisma.userRole.create({ data: { userId: user.id, roleId: role.id } });
    const below = await server.prisma.$queryRaw<{ people: number }[]>`WITH RECURSIVE tree AS (
        SELECT ${top.departmentId}::int AS id UNION SELECT v.department_id FROM department_version v JOIN tree ON v.parent_id = tree.id
          WHERE v.effective_date <= ${server.now}::date AND (v.expiry_date IS NULL OR v.expiry_date >= ${server.now}::date))
      SELECT count(DISTINCT a.employee_id)::int AS people FROM assignment a JOIN tree ON tree.id = a.department_id
        WHERE a.effective_date <= ${server.now}::date AND (a.expiry_date IS NULL OR a.expiry_date >= ${server.now}::date)`;
    const access = await accessOf(user.account);
    expect(access.get('employee.read')?.reached?.count).toBe(below[0]?.people);
    expect(below[0]?.people).toBeGreaterThan(1);
    expect(below[0]?.people).toBeLessThan(await server.prisma.employee.count());
  });

  it('who holds a role in two legal entities is one person, wherever they are counted', async () => {
    const name = { en: 'Twice', 'zh-CN': '两次' };
    const { id: roleId } = await server.prisma.role.create({ data: { code: 'twice', name } });
    const entities = await server.prisma.legalEntity.findMany({ take: 2 });
    expect(entities.length).toBe(2);
    const userId = await idOf(demoSignIns.clerk.account);
    await server.prisma.userRole.createMany({ data: entities.map(({ id: legalEntityId }) => ({ userId, roleId, legalEntityId })) });
    const listed = (await administrator.call('identity/roles/list-roles', {})).data as { rows: { id: number; holders: number }[] };
    const got = (await administrator.call('identity/roles/get-role', { id: roleId })).data as { holders: number };
    const previewed = (await administrator.call('identity/roles/preview-role', { id: roleId, grants: [] })).data as { holders: number };
    expect([listed.rows.find(({ id }) => id === roleId)?.holders, got.holders, previewed.holders]).toEqual([1, 1, 1]);
  });

  it('a role hides an entry only where no other role shows it, and takes no right away by that', async () => {
    const employee = await server.signedIn(demoSignIns.employee.account);
    const menus = async () => {
      const { data } = await employee.call('identity/menus/get-views', {});
      return (data as { menus: { key: string }[] }).menus.map(({ key }) => key);
    };
    const hide = async (code: string, hiddenMenus: string[]) =>
      await server.prisma.role.update({ where: { code }, data: { hiddenMenus, version: { increment: 1 } } });
    expect(await menus()).toContain('payslips');
    await hide('employee', ['payslips']);
    expect(await menus()).not.toContain('payslips');
    expect((await employee.rest('GET', '/api/UserBases/checkUserVIews?menu=payslips')).data).toEqual({ allowed: false });
    expect((await employee.call('payroll/payslips/list-my-payslips', {})).status).toBe(200);
    await hide('employee', []);
    expect((await employee.rest('GET', '/api/UserBases/checkUserVIews?view=/payslips/7')).data).toEqual({ allowed: true });
  });

  it('the gateway says which permission a call needs and whether the caller holds it', async () => {
    const employee = await server.signedIn(demoSignIns.employee.account);
    const code = async (body: object) => (await employee.rest('POST', '/base/permission/code', body)).data;
    expect(await code({ method: 'get', app: 'hr', path: '/hr/api/payroll/batches/7?x=1' })).toMatchObject({
      code: 'batch.read',
      holds: false,
    });
    expect(await code({ method: 'GET', path: '/api/UserBases/views/' })).toMatchObject({ code: 'signed-in', holds: true });
    expect((await employee.rest('POST', '/api/base/permission/code', { method: 'GET', path: '/api/none' })).status).toBe(404);
    expect(
      (await employee.rest('POST', '/api/base/permission/code', { method: 'GET', app: 'bi', path: '/api/payroll/batches' })).status,
    ).toBe(404);
  });

  it('the pages of a record are those that one may open, of what one may see', async () => {
    const manager = await server.signedIn(demoSignIns.manager.account);
    const { employeeId } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.manager.account } });
    const report = await server.prisma.assignment.findFirstOrThrow({ where: { supervisorId: employeeId, expiryDate: null } });
    const pages = async (entity: string, id: number) => {
      const { data } = await manager.rest('GET', `/api/UserBases/views/byRecord?obj=${encodeURIComponent(JSON.stringify({ entity, id }))}`);
      return (data as { rows: { path: string }[] }).rows.map(({ path }) => path);
    };
    expect(await pages('employee', report.employeeId)).toEqual([`/people/${report.employeeId}`]);
    const other = await server.prisma.employee.findFirstOrThrow({ where: { assignments: { none: { supervisorId: employeeId } } } });
    expect(await pages('employee', other.id)).toEqual([]);
    expect(await pages('batch', 1)).toEqual([]);
  });
});
