import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import { payee, type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';

const payslip = ['id', 'number', 'title', 'source', 'period', 'payDate', 'currency', 'gross', 'deductions', 'net', 'publishedAt', 'seenAt'];

const item = { table: 'Pay', column: 'Net', section: 'total', name: { en: 'Net', 'zh-CN': '实发' } };

/** A payslip of the place's paid batch, whoever's it is. */
const somebodysPayslip = async ({ paidBatchId }: PlaceOf, { server }: Tools): Promise<number> =>
  (await server.prisma.payslip.findFirstOrThrow({ where: { batchId: paidBatchId }, orderBy: { id: 'asc' } })).id;

export const samples: Samples = {
  'payroll/payslips/get-payslip-setting': { about: ({ solutionId }) => ({ solutionId }) },
  'payroll/payslips/set-payslip-setting': {
    about: ({ solutionId }) => ({
      solutionId,
      version: 1,
      name: 'Matrix',
      source: 'batch',
      layout: 'web',
      notifyMethod: 'app-message',
      viewDay: 1,
      viewMonth: 'current',
      items: [item],
    }),
  },
  // of a version that nobody has seen, so that the payslip stays active
  'payroll/payslips/move-payslip-setting': { about: ({ solutionId }) => ({ solutionId, version: 999, event: 'disable' }) },
  'payroll/payslips/list-my-payslips': { anywhere: {} },
  'payroll/payslips/get-my-payslip': { about: ({ payslipId }) => ({ id: payslipId }) },
  'payroll/payslips/mark-payslip-seen': { about: ({ payslipId }) => ({ id: payslipId }) },
  'payroll/payslips/explain-my-payslip-line': { about: ({ payslipId }) => ({ id: payslipId, column: 'Net' }) },
  'payroll/payslips/list-batch-payslips': { about: ({ paidBatchId }) => ({ batchId: paidBatchId }) },
  'payroll/payslips/download-my-payslip': { about: ({ payslipId }) => ({ id: payslipId }) },
  'payroll/payslips/download-payslip': { about: async (place, tools) => ({ id: await somebodysPayslip(place, tools) }) },
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
