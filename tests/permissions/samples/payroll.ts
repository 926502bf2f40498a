import { batches } from './payroll-batches.ts';
import type { Sample, Samples } from './sample.ts';

const whatIf: Sample = { about: ({ batchId, whatIfId }) => ({ batchId, runId: whatIfId }) };

const others: Samples = {
  'payroll/solutions/list-solutions': { anywhere: {} },
  'payroll/solutions/get-solution': { about: ({ solutionId }) => ({ id: solutionId }) },
  'payroll/solutions/save-batch-as-test': { about: ({ batchId, employeeId }) => ({ batchId, name: 'Matrix', employeeIds: [employeeId] }) },
  'payroll/periods/list-periods': { about: ({ solutionId }) => ({ solutionId }) },
  'payroll/balances/set-opening-balances': {
    about: ({ solutionId, periodId, employeeId }) => ({ solutionId, periodId, rows: [{ employeeId, amounts: { GROSS: '1.00' } }] }),
  },
  'payroll/tables/list-tables': { about: ({ batchId }) => ({ batchId }) },
  'payroll/tables/list-rows': { about: ({ batchId }) => ({ batchId, table: 'Pay' }) },
  'payroll/tables/explain-cell': { about: ({ batchId, employeeId }) => ({ batchId, table: 'Pay', employeeId, column: 'Net' }) },
  'payroll/tables/list-cell-errors': { about: ({ batchId }) => ({ batchId }) },
  'payroll/what-ifs/start-what-if': { about: ({ batchId }) => ({ batchId, name: 'Matrix' }) },
  'payroll/what-ifs/get-what-if-choices': { about: ({ batchId }) => ({ batchId }) },
  'payroll/what-ifs/replay-batch': { about: ({ batchId }) => ({ batchId }) },
  'payroll/what-ifs/list-what-ifs': { about: ({ batchId }) => ({ batchId }) },
  'payroll/what-ifs/get-what-if': whatIf,
  'payroll/what-ifs/list-affected-payees': whatIf,
  'payroll/what-ifs/list-changed-cells': whatIf,
  'payroll/what-ifs/discard-what-if': whatIf,
  'payroll/payslips/list-my-payslips': { anywhere: {} },
  'payroll/payslips/get-my-payslip': { about: ({ payslipId }) => ({ id: payslipId }) },
  'payroll/payslips/mark-payslip-seen': { about: ({ payslipId }) => ({ id: payslipId }) },
  'payroll/payslips/explain-my-payslip-line': { about: ({ payslipId }) => ({ id: payslipId, column: 'Net' }) },
  'payroll/payslips/list-batch-payslips': { about: ({ paidBatchId }) => ({ batchId: paidBatchId }) },
};

export const payroll: Samples = { ...batches, ...others };
