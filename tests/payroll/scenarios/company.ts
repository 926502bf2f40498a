/** A company of three people whose pay can be worked out by hand: a flat tenth is deducted, the employer pays a fifth beside it. */
import type { PrismaClient } from '@wagewright/db';

const name = (en: string) => ({ en, 'zh-CN': en });

const definition = {
  code: 'FLAT',
  name: name('Flat'),
  currency: 'USD',
  country: 'US',
  periodsPerYear: 12,
  steps: [
    {
      code: 'Pay',
      name: name('Pay'),
      tables: [
        {
          code: 'Person',
          name: name('Person'),
          kind: 'snapshot',
          columns: [
            { code: 'Salary', name: name('Salary'), type: 'money', source: 'compensation.BASE_SALARY' },
            { code: 'Department', name: name('Department'), type: 'text', source: 'assignment.department' },
          ],
        },
        {
          code: 'Flat',
          name: name('Flat rate'),
          kind: 'parameter',
          columns: [{ code: 'Share', name: name('Share'), type: 'decimal' }],
          versions: [{ validFrom: '2020-01-01', source: 'test', rows: [{ Share: '0.1' }] }],
        },
        {
          code: 'Slip',
          name: name('Slip'),
          kind: 'data',
          columns: [
            { code: 'Gross', name: name('Gross'), type: 'money', expression: 'Person.Salary', display: { payslip: 'earning' } },
            {
              code: 'Deductions',
              name: name('Deductions'),
              type: 'money',
              expression: 'ROUND([Gross] * Flat.Share, 2)',
              display: { payslip: 'deduction' },
            },
            { code: 'Net', name: name('Net'), type: 'money', expression: '[Gross] - [Deductions]', display: { payslip: 'total' } },
            {
              code: 'Employer',
              name: name('Employer’s share'),
              type: 'money',
              expression: 'ROUND([Gross] * 0.2, 2)',
              display: { payslip: 'employer' },
            },
            {
              code: 'YearSoFar',
              name: name('This year'),
              type: 'money',
              expression: 'YTD(GROSS) + [Gross]',
              display: { payslip: 'information' },
            },
          ],
        },
      ],
    },
  ],
  balances: [{ code: 'GROSS', name: name('Gross'), scale: 2, from: 'Slip.Gross' }],
  summary: { gross: 'Slip.Gross', deductions: 'Slip.Deductions', net: 'Slip.Net' },
};

/** The same by which nothing is deducted. */
const withoutDeduction = {
  ...definition,
  steps: definition.steps.map((step) => ({
    ...step,
    tables: step.tables.map((table) =>
      table.code === 'Flat' ? { ...table, versions: [{ validFrom: '2020-01-01', source: 'test', rows: [{ Share: '0' }] }] } : table,
    ),
  })),
};

export interface Company {
  readonly solutionId: number;
  readonly periodId: number;
  /** With a salary of 1,000.00 and 2,000.00 in the first department, of 3,000.05 in the second. */
  readonly employeeIds: readonly [number, number, number];
  readonly departmentIds: readonly [number, number];
}

const salaries = ['1000.00', '2000.00', '3000.05'];
const since = new Date('2020-01-01');

/** December 2026 is open; the calendar ends there. The clerk of the demo runs its payroll. */
export async function foundCompany(prisma: PrismaClient): Promise<Company> {
  const entity = await prisma.legalEntity.create({
    data: { code: 'FLAT', name: name('Flat Ltd'), country: 'US', currency: 'USD', timeZone: 'UTC' },
  });
  const clerk = await prisma.user.findFirstOrThrow({ where: { account: { startsWith: 'clerk@' } } });
  const role = await prisma.role.findUniqueOrThrow({ where: { code: 'payroll-administrator' } });
  await prisma.userRole.create({ data: { userId: clerk.id, roleId: role.id, legalEntityId: entity.id } });
  const departmentIds: number[] = [];
  for (const code of ['WORKS', 'OFFICE']) {
    const versions = { create: { effectiveDate: since, name: name(code) } };
    departmentIds.push((await prisma.department.create({ data: { code, legalEntityId: entity.id, versions } })).id);
  }
  const [works = 0, office = 0] = departmentIds;
  const position = await prisma.position.create({ data: { code: 'FLAT', title: name('Hand') } });
  const item = await prisma.compensationItem.findUniqueOrThrow({ where: { code: 'BASE_SALARY' } });
  const employeeIds: number[] = [];
  for (const [index, amount] of salaries.entries()) {
    const at = { effectiveDate: since, departmentId: index < 2 ? works : office, positionId: position.id, category: 'fulltime-regular' };
    const pay = { itemId: item.id, effectiveDate: since, amount, currency: 'USD', payrollEffectivePeriod: '2020-01' };
    const person = { employeeNumber: `FLAT-${index + 1}`, legalEntityId: entity.id, name: `Person ${index + 1}`, hireDate: since };
    const { id } = await prisma.employee.create({ data: { ...person, assignments: { create: at }, compensation: { create: pay } } });
    employeeIds.push(id);
  }
  const copy = (number: number, text: object, status: string) => ({
    number,
    status,
    definition: text,
    definitionHash: `flat ${number}`,
    publishedAt: since,
  });
  const solution = await prisma.solution.create({
    data: {
      code: 'FLAT',
      name: name('Flat'),
      legalEntityId: entity.id,
      periodType: 'monthly',
      currency: 'USD',
      copies: { create: [copy(1, definition, 'outdated'), copy(2, withoutDeduction, 'outdated')] },
      periods: {
        create: {
          sequence: 12,
          name: '2026-12',
          startDate: new Date('2026-12-01'),
          endDate: new Date('2026-12-31'),
          payDate: new Date('2026-12-31'),
          paymentMonth: '2026-12',
          taxMonth: '2026-12',
          attendanceStart: new Date('2026-12-01'),
          attendanceEnd: new Date('2026-12-31'),
          status: 'enabled',
        },
      },
    },
    include: { periods: true, copies: true },
  });
  await prisma.solutionCopy.updateMany({ where: { solutionId: solution.id, number: 1 }, data: { status: 'published' } });
  const [first = 0, second = 0, third = 0] = employeeIds;
  return {
    solutionId: solution.id,
    periodId: solution.periods[0]?.id ?? 0,
    employeeIds: [first, second, third],
    departmentIds: [works, office],
  };
}
