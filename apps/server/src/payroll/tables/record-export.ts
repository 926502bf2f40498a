import type { TablePlan } from '@wagewright/calc-engine';
import type { ChangeTools } from '../../core/change-tools.ts';

interface Asked {
  readonly batchId: number;
  readonly format: string;
  readonly search?: string | undefined;
  readonly conditions: readonly object[];
  readonly within: readonly object[];
}

/** What the audit says of a table that left: which rows and columns of whose pay, and as what. */
export const recordExport = (
  { batchId, format, search, conditions, within }: Asked,
  { code }: TablePlan,
  shape: { readonly rows: number } & Readonly<Record<string, unknown>>,
): Parameters<ChangeTools['audit']>[0] => ({
  entity: 'table-export',
  entityId: batchId,
  after: { table: code, format, ...shape, search: search ?? null, conditions: [...conditions, ...within] },
});
