import { employeeOf, idOf, type ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import { payee, type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';

const payslip = ['id', 'number', 'title', 'source', 'period', 'payDate', 'currency', 'gross', 'deductions', 'net', 'publishedAt', 'seenAt'];

/** What stands on a payslip beside its figures. */
export const sheet = words(
  'employeeNumber employeeName legalEntity department position periodStart periodEnd layout origin header logo remarks groups lines previousNumber previousNet yearToDate',
);

/** A payslip of the place's paid batch, whoever's it is. */
const somebodysPayslip = async ({ paidBatchId }: PlaceOf, { server }: Tools): Promise<number> =>
  (await server.prisma.payslip.findFirstOrThrow({ where: { batchId: paidBatchId }, orderBy: { id: 'asc' } })).id;

export const samples: Samples = {
  'payroll/payslips/get-payslip': { about: async (place, tools) => ({ id: await somebodysPayslip(place, tools) }) },
  'payroll/payslips/list-my-payslips': { anywhere: {} },
  'payroll/payslips/get-my-payslip': { about: ({ payslipId }) => ({ id: payslipId }) },
  'payroll/payslips/mark-payslip-seen': { about: ({ payslipId }) => ({ id: payslipId }) },
  'payroll/payslips/explain-my-payslip-line': { about: ({ payslipId }) => ({ id: payslipId, column: 'BasePay' }) },
  'payroll/payslips/list-batch-payslips': { about: ({ paidBatchId }) => ({ batchId: paidBatchId }) },
  'payroll/payslips/list-missing-payslips': { about: ({ paidBatchId }) => ({ batchId: paidBatchId }) },
  'payroll/payslips/download-my-payslip': { about: ({ payslipId }) => ({ id: payslipId }) },
  'payroll/payslips/download-payslip': { about: async (place, tools) => ({ id: await somebodysPayslip(place, tools) }) },
};

export const rows: ListedRows = {
  'payroll/payslips/list-my-payslips': { rows: idOf, of: ({ payslipId }) => [payslipId] },
  'payroll/payslips/list-missing-payslips': {
    input: { limit: 500 },
    rows: employeeOf,
    of: async ({ paidBatchId }, { server }) => {
      const having = await server.prisma.payslip.findMany({ where: { batchId: paidBatchId } });
      const without = { batchId: paidBatchId, employeeId: { notIn: having.map(({ employeeId }) => employeeId) } };
      return (await server.prisma.batchPayee.findMany({ where: without })).map(({ employeeId }) => employeeId);
    },
  },
  'payroll/payslips/list-batch-payslips': {
    rows: idOf,
    of: async ({ paidBatchId }, { server }) =>
      (await server.prisma.payslip.findMany({ where: { batchId: paidBatchId } })).map(({ id }) => id),
  },
};

export const fields: VisibleFields = {
  'payroll/payslips/list-batch-payslips': ['id', 'number', ...payee, 'status', 'gross', 'net', 'seenAt'],
  'payroll/payslips/list-missing-payslips': [...payee, ...words('department status waitsFor')],
  'payroll/payslips/list-my-payslips': payslip,
  'payroll/payslips/get-my-payslip': [...payslip, ...sheet],
  'payroll/payslips/get-payslip': [...payslip, ...sheet, 'employeeId', 'status', 'batch', 'roundId', 'events'],
};
