import type { Place } from './world.ts';

type Input = Readonly<Record<string, unknown>>;

/** For each procedure an input about a place; `anywhere` for those that concern no record, or only the caller's own. */
export type Sample = { readonly about: (place: Place) => Input } | { readonly anywhere: Input };

const batch: Sample = { about: ({ batchId }) => ({ id: batchId, version: 1 }) };
const whatIf: Sample = { about: ({ batchId }) => ({ batchId, runId: 999_999 }) };
const approval: Sample = { about: ({ approvalId }) => ({ id: approvalId, version: 1, remarks: 'matrix' }) };

export const samples: Readonly<Record<string, Sample>> = {
  'platform/notifications/list-notifications': { anywhere: {} },
  'platform/notifications/count-unread': { anywhere: {} },
  'platform/notifications/mark-read': { anywhere: {} },
  'platform/languages/get-user-language': { anywhere: {} },
  'platform/languages/update-user-language': { anywhere: { lang: 'en' } },
  'identity/auth/get-captcha': { anywhere: {} },
  'identity/auth/check-captcha': { anywhere: { captchaId: 'x'.repeat(24), answer: 'none' } },
  'identity/auth/get-login-config': { anywhere: {} },
  'identity/auth/sign-in': { anywhere: { account: 'nobody', password: 'none', captchaProof: 'none' } },
  'identity/auth/sign-out': { anywhere: {} },
  'identity/menus/get-views': { anywhere: {} },
  'org/employees/search-employees': { anywhere: {} },
  'org/employees/get-employee': { about: ({ employeeId }) => ({ id: employeeId }) },
  'approvals/instances/list-instances': { anywhere: {} },
  'approvals/instances/get-instance': { about: ({ approvalId }) => ({ id: approvalId }) },
  'approvals/instances/approve-instance': approval,
  'approvals/instances/reject-instance': approval,
  'approvals/instances/roll-back-instance': approval,
  'payroll/solutions/list-solutions': { anywhere: {} },
  'payroll/solutions/get-solution': { about: ({ solutionId }) => ({ id: solutionId }) },
  'payroll/periods/list-periods': { about: ({ solutionId }) => ({ solutionId }) },
  'payroll/batches/list-batches': { anywhere: {} },
  'payroll/batches/get-batch': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/get-batch-review': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/list-batch-history': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/create-batch': { about: ({ periodId }) => ({ periodId, type: 'offcycle', name: 'Matrix' }) },
  'payroll/batches/prepare-batch': batch,
  'payroll/batches/calculate-batch': batch,
  'payroll/batches/recalculate-payees': { about: ({ batchId, employeeId }) => ({ id: batchId, version: 1, employeeIds: [employeeId] }) },
  'payroll/batches/cancel-run': batch,
  'payroll/batches/submit-batch': batch,
  'payroll/batches/withdraw-batch': batch,
  'payroll/batches/submit-batch-data': batch,
  'payroll/batches/generate-payslips': batch,
  'payroll/batches/publish-payslips': batch,
  'payroll/batches/close-batch': batch,
  'payroll/batches/cancel-batch': batch,
  'payroll/batches/delete-batch': batch,
  'payroll/batches/move-batch-back': { about: ({ batchId }) => ({ id: batchId, version: 1, to: 'new' }) },
  'payroll/batches/hold-payee': { about: ({ batchId, employeeId }) => ({ id: batchId, employeeId, held: true }) },
  'payroll/tables/list-tables': { about: ({ batchId }) => ({ batchId }) },
  'payroll/tables/list-rows': { about: ({ batchId }) => ({ batchId, table: 'Pay' }) },
  'payroll/tables/explain-cell': { about: ({ batchId, employeeId }) => ({ batchId, table: 'Pay', employeeId, column: 'Net' }) },
  'payroll/tables/list-cell-errors': { about: ({ batchId }) => ({ batchId }) },
  'payroll/what-ifs/start-what-if': { about: ({ batchId }) => ({ batchId, name: 'Matrix' }) },
  'payroll/what-ifs/replay-batch': { about: ({ batchId }) => ({ batchId }) },
  'payroll/what-ifs/list-what-ifs': { about: ({ batchId }) => ({ batchId }) },
  'payroll/what-ifs/get-what-if': whatIf,
  'payroll/what-ifs/list-affected-payees': whatIf,
  'payroll/what-ifs/list-changed-cells': whatIf,
  'payroll/what-ifs/discard-what-if': whatIf,
  'payroll/payslips/list-my-payslips': { anywhere: {} },
  'payroll/payslips/get-my-payslip': { anywhere: { id: 999_999 } },
  'payroll/payslips/mark-payslip-seen': { anywhere: { id: 999_999 } },
  'payroll/payslips/explain-my-payslip-line': { anywhere: { id: 999_999, column: 'Net' } },
  'payroll/payslips/list-batch-payslips': { about: ({ batchId }) => ({ batchId }) },
};
