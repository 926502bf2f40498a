import { checkDefinition, draftHash } from '@wagewright/calc-engine/definition-files';
import {
  balanceElementsTarget,
  calendarDaysTarget,
  compensationReviewTarget,
  compensationTarget,
  costCentersTarget,
  departmentsTarget,
  employeesTarget,
  enqueueChunks,
  enqueueCountBy,
  globalTableRowsTarget,
  type ImportTargets,
  importInput,
  leaveBalancesTarget,
  oneTimePaymentsTarget,
  openingBalancesTarget,
  paidPeriods,
  payslipLinesTarget,
  payTypesTarget,
  positionsTarget,
  punchesTarget,
  type Secrets,
} from '@wagewright/db';
import type { PgBoss } from 'pg-boss';
import { compileSource } from './pool/compile-source.ts';

/** What files can be imported into, by entity. */
export const importTargetsBy = (boss: Pick<PgBoss, 'insert'>, secrets: Secrets): ImportTargets => ({
  'batch-input': importInput({ compile: compileSource, enqueueChunks: (sql, chunks) => enqueueChunks(boss, sql, chunks) }),
  'payslip-lines': payslipLinesTarget,
  employees: employeesTarget(secrets),
  departments: departmentsTarget,
  positions: positionsTarget,
  'cost-centers': costCentersTarget,
  punches: punchesTarget({ paidPeriods, enqueueCount: enqueueCountBy(boss) }),
  'leave-balances': leaveBalancesTarget,
  'calendar-days': calendarDaysTarget({ enqueueCount: enqueueCountBy(boss) }),
  compensation: compensationTarget,
  'one-time-payments': oneTimePaymentsTarget,
  'compensation-review': compensationReviewTarget,
  'pay-types': payTypesTarget,
  'balance-elements': balanceElementsTarget,
  'opening-balances': openingBalancesTarget,
  'global-table-rows': globalTableRowsTarget({ check: checkDefinition, hash: draftHash }),
});
