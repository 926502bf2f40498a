import type { ColumnPlan } from '@wagewright/calc-engine';

const dayMs = 86_400_000;

/** Minor units as exact decimal text: 123456n at scale 2 is "1234.56". */
export function decimalText(minor: bigint, scale: number): string {
  if (scale === 0) return minor.toString();
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** A stored value as the contracts write it: decimal text, an ISO date, "true" or "false". */
export function formatValue(value: bigint, column: Pick<ColumnPlan, 'type' | 'scale'>): string {
  if (column.type === 'date') return new Date(Number(value) * dayMs).toISOString().slice(0, 10);
  if (column.type === 'boolean') return value === 1n ? 'true' : 'false';
  return decimalText(value, column.scale);
}
