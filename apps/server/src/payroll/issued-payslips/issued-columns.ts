import { payslipCheckMachine, payslipMachine } from '@wagewright/contracts/payroll/payslips';
import { type ListColumns, momentText } from '../../platform/exports/index.ts';
import type { IssuedRow } from './issued-rows.ts';

const currencyOf = ({ currency }: IssuedRow): string => currency;

/** The list's columns in a file, by the ids and under the headings that they have on the screen. */
export const issuedColumns: ListColumns<IssuedRow> = {
  name: { label: { en: 'Person', 'zh-CN': '姓名' }, type: 'text', valueOf: ({ name }) => name },
  employeeNumber: { label: { en: 'No.', 'zh-CN': '工号' }, type: 'text', valueOf: (row) => row.employeeNumber },
  department: {
    label: { en: 'Department', 'zh-CN': '部门' },
    type: 'text',
    valueOf: ({ department }, say) => department && say(department),
  },
  period: { label: { en: 'Period', 'zh-CN': '期间' }, type: 'text', valueOf: ({ period }) => period },
  solution: { label: { en: 'Solution', 'zh-CN': '方案' }, type: 'text', valueOf: ({ solution }, say) => say(solution) },
  status: { label: { en: 'Status', 'zh-CN': '状态' }, type: 'text', valueOf: ({ status }, say) => say(payslipMachine.labels[status]) },
  told: { label: { en: 'Told (UTC)', 'zh-CN': '通知时间（UTC）' }, type: 'text', valueOf: ({ sentAt }) => momentText(sentAt) },
  seen: { label: { en: 'Seen (UTC)', 'zh-CN': '查看时间（UTC）' }, type: 'text', valueOf: ({ seenAt }) => momentText(seenAt) },
  check: {
    label: { en: 'Checked', 'zh-CN': '核对' },
    type: 'text',
    valueOf: ({ check, publishedAt }, say) => (publishedAt === null ? null : say(payslipCheckMachine.labels[check])),
  },
  number: { label: { en: 'Payslip', 'zh-CN': '工资单编号' }, type: 'text', valueOf: ({ number }) => number },
  gross: { label: { en: 'Gross', 'zh-CN': '应发' }, type: 'money', valueOf: ({ gross }) => gross, currencyOf },
  net: { label: { en: 'Net', 'zh-CN': '实发' }, type: 'money', valueOf: ({ net }) => net, currencyOf },
};
