import { approveInstance } from './approvals/instances/approve-instance.ts';
import { getInstance } from './approvals/instances/get-instance.ts';
import { listInstances } from './approvals/instances/list-instances.ts';
import { rejectInstance } from './approvals/instances/reject-instance.ts';
import { rollBackInstance } from './approvals/instances/roll-back-instance.ts';
import { trpc } from './core/trpc.ts';
import { checkCaptcha } from './identity/auth/check-captcha.ts';
import { getCaptcha } from './identity/auth/get-captcha.ts';
import { getLoginConfig } from './identity/auth/get-login-config.ts';
import { signIn } from './identity/auth/sign-in.ts';
import { signOut } from './identity/auth/sign-out.ts';
import { getViews } from './identity/menus/get-views.ts';
import { getEmployee } from './org/employees/get-employee.ts';
import { searchEmployees } from './org/employees/search-employees.ts';
import { setOpeningBalances } from './payroll/balances/set-opening-balances.ts';
import { calculateBatch } from './payroll/batches/calculate-batch.ts';
import { cancelBatch } from './payroll/batches/cancel-batch.ts';
import { cancelRun } from './payroll/batches/cancel-run.ts';
import { closeBatch } from './payroll/batches/close-batch.ts';
import { createBatch } from './payroll/batches/create-batch.ts';
import { deleteBatch } from './payroll/batches/delete-batch.ts';
import { discardRetro } from './payroll/batches/discard-retro.ts';
import { generatePayslips } from './payroll/batches/generate-payslips.ts';
import { getBatch } from './payroll/batches/get-batch.ts';
import { getBatchReview } from './payroll/batches/get-batch-review.ts';
import { holdPayee } from './payroll/batches/hold-payee.ts';
import { listBatchHistory } from './payroll/batches/list-batch-history.ts';
import { listBatchInput } from './payroll/batches/list-batch-input.ts';
import { listBatches } from './payroll/batches/list-batches.ts';
import { listPastBatches } from './payroll/batches/list-past-batches.ts';
import { listRetroCandidates } from './payroll/batches/list-retro-candidates.ts';
import { listRetroDeltas } from './payroll/batches/list-retro-deltas.ts';
import { moveBatchBack } from './payroll/batches/move-batch-back.ts';
import { prepareBatch } from './payroll/batches/prepare-batch.ts';
import { publishPayslips } from './payroll/batches/publish-payslips.ts';
import { recalculatePast } from './payroll/batches/recalculate-past.ts';
import { recalculatePayees } from './payroll/batches/recalculate-payees.ts';
import { setBatchInput } from './payroll/batches/set-batch-input.ts';
import { submitBatch } from './payroll/batches/submit-batch.ts';
import { submitBatchData } from './payroll/batches/submit-batch-data.ts';
import { watchBatch } from './payroll/batches/watch-batch.ts';
import { withdrawBatch } from './payroll/batches/withdraw-batch.ts';
import { explainMyPayslipLine } from './payroll/payslips/explain-my-payslip-line.ts';
import { getMyPayslip } from './payroll/payslips/get-my-payslip.ts';
import { listBatchPayslips } from './payroll/payslips/list-batch-payslips.ts';
import { listMyPayslips } from './payroll/payslips/list-my-payslips.ts';
import { markPayslipSeen } from './payroll/payslips/mark-payslip-seen.ts';
import { listPeriods } from './payroll/periods/list-periods.ts';
import { getSolution } from './payroll/solutions/get-solution.ts';
import { listSolutions } from './payroll/solutions/list-solutions.ts';
import { saveBatchAsTest } from './payroll/solutions/save-batch-as-test.ts';
import { explainCell } from './payroll/tables/explain-cell.ts';
import { listCellErrors } from './payroll/tables/list-cell-errors.ts';
import { listRows } from './payroll/tables/list-rows.ts';
import { listTables } from './payroll/tables/list-tables.ts';
import { discardWhatIf } from './payroll/what-ifs/discard-what-if.ts';
import { getWhatIf } from './payroll/what-ifs/get-what-if.ts';
import { getWhatIfChoices } from './payroll/what-ifs/get-what-if-choices.ts';
import { listAffectedPayees } from './payroll/what-ifs/list-affected-payees.ts';
import { listChangedCells } from './payroll/what-ifs/list-changed-cells.ts';
import { listWhatIfs } from './payroll/what-ifs/list-what-ifs.ts';
import { replayBatch } from './payroll/what-ifs/replay-batch.ts';
import { startWhatIf } from './payroll/what-ifs/start-what-if.ts';
import { getUserLanguage } from './platform/languages/get-user-language.ts';
import { updateUserLanguage } from './platform/languages/update-user-language.ts';
import { countUnread } from './platform/notifications/count-unread.ts';
import { listNotifications } from './platform/notifications/list-notifications.ts';
import { markRead } from './platform/notifications/mark-read.ts';
import { watchInbox } from './platform/notifications/watch-inbox.ts';

const { router } = trpc;

/** Binds every procedure: one line each, under area.slice.name. */
export const appRouter = router({
  platform: router({
    languages: router({ getUserLanguage, updateUserLanguage }),
    notifications: router({ countUnread, listNotifications, markRead, watchInbox }),
  }),
  identity: router({
    auth: router({ checkCaptcha, getCaptcha, getLoginConfig, signIn, signOut }),
    menus: router({ getViews }),
  }),
  org: router({ employees: router({ getEmployee, searchEmployees }) }),
  approvals: router({ instances: router({ approveInstance, getInstance, listInstances, rejectInstance, rollBackInstance }) }),
  payroll: router({
    solutions: router({ getSolution, listSolutions, saveBatchAsTest }),
    periods: router({ listPeriods }),
    balances: router({ setOpeningBalances }),
    batches: router({
      calculateBatch,
      cancelBatch,
      cancelRun,
      closeBatch,
      createBatch,
      deleteBatch,
      discardRetro,
      generatePayslips,
      getBatch,
      getBatchReview,
      holdPayee,
      listBatches,
      listBatchHistory,
      listBatchInput,
      listPastBatches,
      listRetroCandidates,
      listRetroDeltas,
      moveBatchBack,
      prepareBatch,
      publishPayslips,
      recalculatePast,
      recalculatePayees,
      setBatchInput,
      submitBatch,
      submitBatchData,
      watchBatch,
      withdrawBatch,
    }),
    tables: router({ explainCell, listCellErrors, listRows, listTables }),
    whatIfs: router({
      discardWhatIf,
      getWhatIf,
      getWhatIfChoices,
      listAffectedPayees,
      listChangedCells,
      listWhatIfs,
      replayBatch,
      startWhatIf,
    }),
    payslips: router({ explainMyPayslipLine, getMyPayslip, listBatchPayslips, listMyPayslips, markPayslipSeen }),
  }),
});

export type AppRouter = typeof appRouter;
