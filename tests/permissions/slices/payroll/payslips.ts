import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { payee, type VisibleFields, words } from '../../visible-fields.ts';

const payslip = ['id', 'number', 'period', 'payDate', 'currency', 'gross', 'deductions', 'net', 'publishedAt', 'seenAt'];

export const samples: Samples = {
  'payroll/payslips/list-my-payslips': { anywhere: {} },
  'payroll/payslips/get-my-payslip': { about: ({ payslipId }) => ({ id: payslipId }) },
  'payroll/payslips/mark-payslip-seen': { about: ({ payslipId }) => ({ id: payslipId }) },
  'payroll/payslips/explain-my-payslip-line': { about: ({ payslipId }) => ({ id: payslipId, column: 'Net' }) },
  'payroll/payslips/list-batch-payslips': { about: ({ paidBatchId }) => ({ batchId: paidBatchId }) },
};

export const rows: ListedRows = {
  'payroll/payslips/list-my-payslips': { rows: idOf, of: ({ payslipId }) => [payslipId] },
  'payroll/payslips/list-batch-payslips': {
    rows: idOf,
    of: async ({ paidBatchId }, { server }) =>
      (await server.prisma.payslip.findMany({ where: { batchId: paidBatchId } })).map(({ id }) => id),
  },
};

export const fields: VisibleFields = {
  'payroll/payslips/list-batch-payslips': ['id', 'number', ...payee, 'status', 'gross', 'net', 'seenAt'],
  'payroll/payslips/list-my-payslips': payslip,
  'payroll/payslips/get-my-payslip': [
    ...payslip,
    ...words('employeeNumber employeeName legalEntity department position periodStart periodEnd lines previousNumber'),
    'yearToDate',
  ],
};
