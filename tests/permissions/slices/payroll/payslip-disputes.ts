import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import { payee, type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';

/** The dispute about a payslip of the place's paid batch. */
const somebodysDispute = async ({ paidBatchId }: PlaceOf, { server }: Tools): Promise<number> =>
  (await server.prisma.payslipDispute.findFirstOrThrow({ where: { payslip: { batchId: paidBatchId } }, orderBy: { id: 'asc' } })).id;

const thread = words('id payslipId payslipNumber period employeeName item status version openedAt resolvedAt entries');

export const samples: Samples = {
  'payroll/payslip-disputes/get-my-dispute': { about: ({ payslipId }) => ({ id: payslipId }) },
  'payroll/payslip-disputes/confirm-payslip': { about: ({ payslipId }) => ({ id: payslipId }) },
  'payroll/payslip-disputes/dispute-payslip': { about: ({ payslipId }) => ({ id: payslipId, words: 'Matrix' }) },
  'payroll/payslip-disputes/list-disputes': { anywhere: {} },
  'payroll/payslip-disputes/get-dispute': { about: async (place, tools) => ({ id: await somebodysDispute(place, tools) }) },
  // of a version that nobody has seen, so that it stays as it is
  'payroll/payslip-disputes/answer-dispute': {
    about: async (place, tools) => ({ id: await somebodysDispute(place, tools), version: 999, event: 'answer', words: 'Matrix' }),
  },
};

export const rows: ListedRows = {
  'payroll/payslip-disputes/list-disputes': {
    rows: idOf,
    of: async ({ solutionId }, { server }) =>
      (await server.prisma.payslipDispute.findMany({ where: { payslip: { period: { solutionId } } } })).map(({ id }) => id),
  },
};

export const fields: VisibleFields = {
  'payroll/payslip-disputes/list-disputes': [
    ...payee,
    ...words('id payslipId payslipNumber solution period status lastWords openedAt changedAt'),
  ],
  'payroll/payslip-disputes/get-my-dispute': words('check events dispute'),
  'payroll/payslip-disputes/get-dispute': [...thread, 'employeeId', 'batch', 'figure', 'events'],
};
