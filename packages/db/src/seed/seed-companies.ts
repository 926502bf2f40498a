import type { Sql } from '../sql.ts';
import { chineseDays, countyDays, giveCalendarsToOwners, insertCalendar } from './calendars.ts';
import { seedCounty } from './county/seed-county.ts';
import { demoSignIns } from './demo-accounts.ts';
import { seedKunming } from './kunming/seed-kunming.ts';
import { seedCompensationItems, seedCustomFields } from './master-data.ts';
import { countyPeriods, kunmingPeriods } from './pay-calendar.ts';
import { seedPaymentData } from './payment-data.ts';
import { seedRoles } from './roles.ts';
import { compilePack, seedLists, seedSolution } from './solutions.ts';
import { seedUsers } from './users.ts';

/** Kunming has some 300 people beside the county's 9,228; a smaller seed keeps some of both. */
const kunmingPeople = (employeesMax: number | undefined): number =>
  employeesMax === undefined ? 300 : Math.min(300, Math.max(40, Math.round(employeesMax / 10)));

const here = (...roles: ('payroll-administrator' | 'hr')[]) => roles.map((role) => ({ role, here: true }) as const);
const anywhere = (...roles: ('solution-manager' | 'solution-approver' | 'approver' | 'administrator')[]) =>
  roles.map((role) => ({ role, here: false }) as const);

/** Writes both demo companies, their users and solutions, within the caller's transaction. */
export async function seedCompanies(sql: Sql, { employeesMax }: { employeesMax: number | undefined }): Promise<void> {
  const items = await seedCompensationItems(sql);
  await seedCustomFields(sql);
  const roles = await seedRoles(sql);
  const countyCalendar = await insertCalendar(sql, 'MCG', { en: 'Montgomery County', 'zh-CN': '蒙哥马利县' }, countyDays);
  const chineseCalendar = await insertCalendar(sql, 'CN', { en: 'China, public holidays', 'zh-CN': '中国法定节假日' }, chineseDays);
  const county = await seedCounty(sql, { calendarId: countyCalendar, baseSalaryItemId: items.baseSalary, rowsMax: employeesMax });
  const kunming = await seedKunming(sql, { calendarId: chineseCalendar, items, peopleMax: kunmingPeople(employeesMax) });
  await giveCalendarsToOwners(sql);
  await seedPaymentData(sql);
  const users = await seedUsers(
    sql,
    [
      { ...county, language: 'en' },
      { ...kunming, language: 'zh-CN' },
    ],
    {
      clerk: {
        account: demoSignIns.clerk,
        employeeId: county.demo.clerk,
        roles: [...here('payroll-administrator'), ...anywhere('solution-manager')],
      },
      approver: { account: demoSignIns.approver, employeeId: county.demo.approver, roles: anywhere('solution-approver', 'approver') },
      employee: { account: demoSignIns.employee, employeeId: county.demo.employee, roles: [] },
      manager: { account: demoSignIns.manager, employeeId: county.demo.manager, roles: [] },
      hr: { account: demoSignIns.hr, employeeId: county.demo.hr, roles: here('hr') },
      administrator: {
        account: demoSignIns.administrator,
        employeeId: null,
        name: 'Wagewright administrator',
        roles: anywhere('administrator'),
      },
      kunmingClerk: {
        account: demoSignIns.kunmingClerk,
        employeeId: kunming.demo.clerk,
        roles: [...here('payroll-administrator'), ...anywhere('solution-manager')],
      },
      kunmingApprover: {
        account: demoSignIns.kunmingApprover,
        employeeId: kunming.demo.approver,
        roles: anywhere('solution-approver', 'approver'),
      },
    },
    roles,
  );
  const programs = { county: compilePack('united-states/biweekly'), kunming: compilePack('china/monthly') };
  await seedLists(sql, Object.values(programs));
  await seedSolution(
    sql,
    {
      pack: 'united-states/biweekly',
      code: 'US_BIWEEKLY',
      name: { en: 'US biweekly', 'zh-CN': '美国双周薪' },
      memo: 'Federal income tax withholding and FICA, pay year 2025',
      legalEntityId: county.legalEntityId,
      periodType: 'biweekly',
      periods: countyPeriods,
      managers: [users.clerk],
      approvers: [users.approver],
      payslipName: { en: 'Biweekly payslip', 'zh-CN': '双周工资单' },
    },
    programs.county,
  );
  await seedSolution(
    sql,
    {
      pack: 'china/monthly',
      code: 'CN_MONTHLY',
      name: { en: 'China monthly', 'zh-CN': '中国月薪' },
      memo: '昆明 2026：社会保险、住房公积金、个人所得税累计预扣',
      legalEntityId: kunming.legalEntityId,
      periodType: 'monthly',
      periods: kunmingPeriods,
      managers: [users.kunmingClerk],
      approvers: [users.kunmingApprover],
      payslipName: { en: 'Monthly payslip', 'zh-CN': '月度工资单' },
    },
    programs.kunming,
  );
}
