import { compileDefinition } from '@wagewright/calc-engine';
import { type CalculationDefinitionInput, calculationDefinitionSchema } from '@wagewright/contracts/definition';

type Query = <Row extends object>(text: string, parameters: readonly unknown[]) => Promise<Row[]>;

const money = (code: string, en: string, zh: string, expression: string, display: object = {}) =>
  ({ code, name: { en, 'zh-CN': zh }, type: 'money', expression, display }) as const;

/** A solution of several steps: earnings by parts of the period, deductions, costs by department. */
export const steppedDefinition = {
  code: 'US_STEPS',
  name: { en: 'Stepwise payroll', 'zh-CN': '分步薪酬' },
  currency: 'USD',
  country: 'US',
  periodsPerYear: 26,
  steps: [
    {
      code: 'DATA',
      name: { en: 'Employee data', 'zh-CN': '员工数据' },
      tables: [
        {
          code: 'Employee',
          kind: 'snapshot',
          name: { en: 'Employee', 'zh-CN': '员工' },
          columns: [
            { code: 'Department', name: { en: 'Department', 'zh-CN': '部门' }, type: 'text', source: 'assignment.department_name' },
          ],
        },
        {
          code: 'Parts',
          kind: 'snapshot',
          lines: 'segments',
          name: { en: 'Parts of the period', 'zh-CN': '期间分段' },
          columns: [
            { code: 'From', name: { en: 'From', 'zh-CN': '自' }, type: 'date', source: 'segment.from' },
            { code: 'To', name: { en: 'To', 'zh-CN': '至' }, type: 'date', source: 'segment.to' },
            { code: 'Salary', name: { en: 'Annual salary', 'zh-CN': '年薪' }, type: 'money', source: 'compensation.BASE_SALARY' },
          ],
        },
        {
          code: 'Rates',
          kind: 'parameter',
          name: { en: 'Rates', 'zh-CN': '费率' },
          columns: [{ code: 'Fica', name: { en: 'FICA', 'zh-CN': '社保税率' }, type: 'decimal', display: { percentage: true } }],
          versions: [{ validFrom: '2020-01-01', source: '26 USC 3101: 6.2 % and 1.45 %', rows: [{ Fica: 0.0765 }] }],
        },
      ],
    },
    {
      code: 'EARNINGS',
      name: { en: 'Earnings', 'zh-CN': '收入' },
      tables: [
        {
          code: 'Earnings',
          kind: 'data',
          per: 'Parts',
          name: { en: 'Earnings', 'zh-CN': '收入' },
          columns: [
            { code: 'Days', name: { en: 'Days', 'zh-CN': '天数' }, type: 'integer', expression: 'DAYS_BETWEEN(Parts.From, Parts.To) + 1' },
            money('BasePay', 'Base pay', '基本工资', 'COALESCE(Parts.Salary, 0) / 26 * Days / 14'),
          ],
        },
      ],
    },
    {
      code: 'PAY',
      name: { en: 'Deductions and net pay', 'zh-CN': '扣款与实发' },
      tables: [
        {
          code: 'Pay',
          kind: 'data',
          name: { en: 'Pay', 'zh-CN': '薪酬' },
          columns: [
            {
              code: 'Department',
              name: { en: 'Department', 'zh-CN': '部门' },
              type: 'text',
              expression: 'Employee.Department',
              blank: 'keep',
            },
            money('Gross', 'Gross pay', '应发合计', 'SEGMENTS(Earnings.BasePay)', { payslip: 'total' }),
            money('Deductions', 'Deductions', '扣款合计', 'Gross * Rates.Fica', { payslip: 'deduction' }),
            money('Net', 'Net pay', '实发', 'Gross - Deductions', { payslip: 'total' }),
          ],
        },
      ],
    },
    {
      code: 'COSTS',
      name: { en: 'Costs by department', 'zh-CN': '部门成本' },
      tables: [
        {
          code: 'Costs',
          kind: 'pivot',
          of: 'Pay',
          groupBy: ['Department'],
          name: { en: 'Costs by department', 'zh-CN': '部门成本' },
          columns: [
            { code: 'People', name: { en: 'People', 'zh-CN': '人数' }, type: 'integer', aggregate: 'count' },
            { code: 'Gross', name: { en: 'Gross pay', 'zh-CN': '应发合计' }, type: 'money', aggregate: 'sum', column: 'Gross' },
          ],
        },
      ],
    },
  ],
  summary: { gross: 'Pay.Gross', deductions: 'Pay.Deductions', net: 'Pay.Net' },
} satisfies CalculationDefinitionInput;

/**
 * Writes the solution beside the county's own, for the same people, with one open period.
 * @param definition another one for it
 * @returns the solution's id and the id of its first batch
 */
export async function insertSteppedSolution(
  query: Query,
  definition: CalculationDefinitionInput = steppedDefinition,
): Promise<{ solutionId: number; batchId: number }> {
  const compiled = compileDefinition(calculationDefinitionSchema.parse(definition));
  if (!compiled.ok) throw new Error(compiled.errors.map(({ message }) => message).join('\n'));
  const { program } = compiled;
  const [solution] = await query<{ id: number }>(
    `INSERT INTO solution (code, name, memo, legal_entity_id, period_type, currency)
     SELECT $1, $2::jsonb, '', legal_entity_id, period_type, currency FROM solution WHERE code = 'US_BIWEEKLY' RETURNING id`,
    [steppedDefinition.code, JSON.stringify(steppedDefinition.name)],
  );
  const [batch] = await query<{ id: number }>(
    `WITH users AS (
       INSERT INTO solution_user (solution_id, user_id, role)
       SELECT $1::int, u.user_id, u.role FROM solution_user u JOIN solution s ON s.id = u.solution_id WHERE s.code = 'US_BIWEEKLY'),
     copy AS (
       INSERT INTO solution_copy (solution_id, number, status, definition, definition_hash, published_at)
       VALUES ($1::int, 1, 'published', $2::jsonb, $3, clock_timestamp()) RETURNING id),
     open AS (
       INSERT INTO period (solution_id, sequence, name, start_date, end_date, pay_date, payment_month, tax_month, attendance_start, attendance_end, status)
       SELECT $1::int, 1, p.name, p.start_date, p.end_date, p.pay_date, p.payment_month, p.tax_month, p.attendance_start, p.attendance_end, 'enabled'
       FROM period p JOIN solution s ON s.id = p.solution_id JOIN batch b ON b.period_id = p.id
       WHERE s.code = 'US_BIWEEKLY' AND p.status = 'enabled' ORDER BY p.sequence DESC LIMIT 1 RETURNING id, name)
     INSERT INTO batch (period_id, copy_id, type, sequence, name, is_default)
     SELECT open.id, copy.id, 'normal', 1, open.name || ' in steps', true FROM open, copy RETURNING id`,
    [solution?.id, JSON.stringify(program.definition), program.hash],
  );
  if (!solution || !batch) throw new Error('The stepwise solution was not written.');
  return { solutionId: solution.id, batchId: batch.id };
}
