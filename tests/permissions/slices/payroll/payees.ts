import type { ListedRows } from '../../listed.ts';
import { type Sample, type Samples, versionOf } from '../../sample.ts';
import type { VisibleFields } from '../../visible-fields.ts';

const ofPayee: Sample = { about: ({ batchId, employeeId }) => ({ batchId, employeeId }) };
const inputs = [{ table: 'MatrixTyped', lines: [{ Amount: '1.00' }] }];

export const samples: Samples = {
  'payroll/payees/get-payee': ofPayee,
  'payroll/payees/get-payee-tables': ofPayee,
  'payroll/payees/try-payee-input': { about: ({ batchId, employeeId }) => ({ batchId, employeeId, inputs }) },
  'payroll/payees/change-payee-input': {
    about: async ({ waitingBatchId, employeeId }, tools) => ({
      id: waitingBatchId,
      version: await versionOf(tools, waitingBatchId),
      employeeId,
      inputs,
    }),
  },
};

export const rows: ListedRows = {};

export const fields: VisibleFields = {};
