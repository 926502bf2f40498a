/** Where rules begin that are made of nothing. */

const text = (en: string, zh: string) => ({ en, 'zh-CN': zh });

/** What a solution begins with that is made of nothing: people, and a pay of gross, deductions and net, which take in whatever is an earning or a deduction. */
export const emptyRules = (currency: string, country: string, periodsPerYear: number) => ({
  currency,
  country,
  periodsPerYear,
  payTypes: [
    { code: 'EARNING', name: text('Earnings', '收入') },
    { code: 'DEDUCTION', name: text('Deductions', '扣款') },
  ],
  steps: [
    {
      code: 'DATA',
      name: text('Data', '数据'),
      tables: [
        {
          code: 'Employee',
          kind: 'snapshot',
          name: text('Employee', '员工'),
          columns: [{ code: 'Number', name: text('Employee number', '工号'), type: 'text', source: 'employee.number' }],
        },
      ],
    },
    {
      code: 'PAY',
      name: text('Pay', '薪资'),
      tables: [
        {
          code: 'Pay',
          kind: 'data',
          name: text('Pay', '薪资'),
          columns: [
            {
              code: 'Gross',
              name: text('Gross pay', '应发工资'),
              type: 'money',
              expression: 'TOTAL(EARNING)',
              display: { payslip: 'total' },
            },
            {
              code: 'Deductions',
              name: text('Deductions', '扣款合计'),
              type: 'money',
              expression: 'TOTAL(DEDUCTION)',
              display: { payslip: 'total' },
            },
            {
              code: 'Net',
              name: text('Net pay', '实发工资'),
              type: 'money',
              expression: 'Gross - Deductions',
              display: { payslip: 'total' },
            },
          ],
        },
      ],
    },
  ],
  summary: { gross: 'Pay.Gross', deductions: 'Pay.Deductions', net: 'Pay.Net' },
});
