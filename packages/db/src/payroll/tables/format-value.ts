import type { ColumnPlan } from '@wagewright/calc-engine';
import { decimalText } from '../runs/index.ts';

const dayMs = 86_400_000;

/** A stored value as the contracts write it: decimal text at the column's scale, an ISO date, "true" or "false". */
export function formatValue(minor: string, column: Pick<ColumnPlan, 'type' | 'scale'>): string {
  if (column.type === 'date') return new Date(Number(minor) * dayMs).toISOString().slice(0, 10);
  if (column.type === 'boolean') return minor === '1' ? 'true' : 'false';
  return decimalText(minor, column.scale);
}
