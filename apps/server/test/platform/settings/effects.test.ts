import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { callerForAll, serverForAll } from '../../support/for-all-tests.ts';

describe('what settings change', () => {
  const server = serverForAll();
  const administrator = callerForAll(server, demoSignIns.administrator.account);
  const employee = callerForAll(server, demoSignIns.employee.account);
  const save = (typeCode: string, value: object) => administrator.rest('PUT', `/api/base/system/config/${typeCode}`, { value, version: 0 });
  const menuOf = async () => {
    const { data } = await employee.rest('GET', '/api/UserBases/views');
    return (data as { menus: { key: string }[] }).menus.map(({ key }) => key);
  };

  it('the payroll area of the profile is in the menu or not, in the same session', async () => {
    expect(await menuOf()).toContain('payslips');
    expect((await save('profile-areas', { payroll: false })).status).toBe(200);
    expect(await menuOf()).not.toContain('payslips');
    // displayed or not, the payslip is theirs
    expect((await employee.call('payroll/payslips/list-my-payslips', {})).status).toBe(200);
  });

  it('departments stand with those above them', async () => {
    const { prisma } = server;
    const child = await prisma.departmentVersion.findFirstOrThrow({
      where: { parentId: { not: null }, expiryDate: null, department: { assignments: { some: { expiryDate: null } } } },
    });
    const parent = await prisma.departmentVersion.findFirstOrThrow({ where: { departmentId: child.parentId ?? 0, expiryDate: null } });
    const person = await prisma.employee.findFirstOrThrow({
      where: { assignments: { some: { departmentId: child.departmentId, expiryDate: null } }, terminationDate: null },
    });
    const said = (name: unknown) => (name as { en: string }).en;
    const departmentOf = async () => {
      const { data } = await administrator.rest('GET', `/api/UserBases/employeeInfo?id=${person.id}`);
      return said((data as { department: unknown }).department);
    };
    expect(await departmentOf()).toBe(said(child.name));
    await save('department-name', { full: true });
    expect(await departmentOf()).toMatch(new RegExp(`${said(parent.name)} / ${said(child.name)}$`));
  });

  it('the sign-in page says what was written, shows the logo, and offers demo accounts or not', async () => {
    const page = async () => (await server.anonymous.rest('GET', '/api/UserBases/web/loginConfig')).data as Record<string, never>;
    expect(await page()).toMatchObject({ look: { picture: null, title: { en: '', 'zh-CN': '' } } });
    const title = { en: 'Welcome', 'zh-CN': '欢迎' };
    await administrator.rest('POST', '/api/base/system/loginPageConfig', { title, methods: ['phone-reset'], version: 0 });
    expect(await page()).toMatchObject({ look: { title }, methods: ['phone-reset'] });
  });
});
