const texts = {
  title: 'My payslips',
  lead: 'What you were paid, and why.',
  payOverTime: 'Pay over time',
  payNote: 'Net pay of each payslip',
  net: 'Net pay',
  gross: 'Gross',
  deductions: 'Deductions',
  list: 'All payslips',
  isNew: 'New',
  emptyTitle: 'No payslips yet',
  emptyText: 'Your first payslip appears here when it is published. You will get a message.',
  paidOn: 'Paid on {{day}}',
  payslip: 'Payslip {{period}}',
  number: 'Number',
  period: 'Period',
  kind: 'Payslip',
  payDate: 'Pay date',
  employee: 'Employee',
  employeeNumber: 'Employee number',
  department: 'Department',
  position: 'Position',
  employer: 'Employer',
  print: 'Print',
  sections: {
    earning: 'Earnings',
    deduction: 'Deductions',
    total: 'Totals',
    employer: 'Paid by your employer on top',
    information: 'For information',
  },
  quantity: { hours: '{{quantity}} h', days: '{{quantity}} d', pieces: '{{quantity}}' },
  previous: 'Last time {{amount}}',
  isNewLine: 'New this time',
  unchanged: 'Same as last time',
  why: 'Why?',
  whyOf: 'Why {{line}} is {{amount}}',
  explanation: 'How this line was calculated',
  yearToDate: 'This year so far',
  yearNote: 'Including this payslip, by pay date',
  changeTitle: 'Compared with the payslip before',
  chartLabel: 'Net pay of your payslips, oldest first',
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    payslips: typeof texts;
  }
}
