import { checkDefinition, draftHash } from '@wagewright/calc-engine/definition-files';
import {
  balanceElementsTarget,
  globalTableRowsTarget,
  type ImportTargets,
  importInput,
  openingBalancesTarget,
  payslipLinesTarget,
  payTypesTarget,
} from '@wagewright/db';
import { compileSource } from './pool/compile-source.ts';

/** What files can be imported into, by entity. */
export const importTargets: ImportTargets = {
  'batch-input': importInput(compileSource),
  'payslip-lines': payslipLinesTarget,
  'pay-types': payTypesTarget,
  'balance-elements': balanceElementsTarget,
  'opening-balances': openingBalancesTarget,
  'global-table-rows': globalTableRowsTarget({ check: checkDefinition, hash: draftHash }),
};
