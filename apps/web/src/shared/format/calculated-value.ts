import type { LocalizedText } from '@wagewright/contracts';
import { isDecimal } from './decimal.ts';
import type { Formatter } from './formatter.ts';

/** What a calculated column says of how its values are written. */
export interface CalculatedColumn {
  readonly type: 'text' | 'integer' | 'decimal' | 'money' | 'date' | 'boolean';
  /** Digits after the point of an amount. */
  readonly scale: number;
  readonly percentage: boolean;
  /** What people read instead of codes. */
  readonly values: Readonly<Record<string, LocalizedText>>;
}

/** A value of a calculated column as people read it: percentages as such, money to its minor unit. */
export function writeValue(value: string, { type, scale, percentage, values }: CalculatedColumn, format: Formatter): string {
  const named = values[value];
  if (named) return format.name(named);
  if (type === 'date') return format.day(value);
  if (type === 'boolean') return value === 'true' ? '✓' : '–';
  if (!isDecimal(value) || type === 'text') return value;
  if (percentage) return format.percent(value, { digits: 3 });
  return type === 'money' ? format.figure(value, scale) : format.number(value);
}
