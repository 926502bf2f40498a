import { checkDefinition, draftHash } from '@wagewright/calc-engine/definition-files';
import {
  balanceElementsTarget,
  compensationTarget,
  enqueueChunks,
  globalTableRowsTarget,
  type ImportTargets,
  importInput,
  openingBalancesTarget,
  payslipLinesTarget,
  payTypesTarget,
} from '@wagewright/db';
import type { PgBoss } from 'pg-boss';
import { compileSource } from './pool/compile-source.ts';

/** What files can be imported into, by entity. */
export const importTargetsBy = (boss: Pick<PgBoss, 'insert'>): ImportTargets => ({
  'batch-input': importInput({ compile: compileSource, enqueueChunks: (sql, chunks) => enqueueChunks(boss, sql, chunks) }),
  'payslip-lines': payslipLinesTarget,
  compensation: compensationTarget,
  'pay-types': payTypesTarget,
  'balance-elements': balanceElementsTarget,
  'opening-balances': openingBalancesTarget,
  'global-table-rows': globalTableRowsTarget({ check: checkDefinition, hash: draftHash }),
});
