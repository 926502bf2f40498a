import type { TFunction } from 'i18next';
import type { Condition } from './conditions.ts';
import type { FilterColumn } from './filter-types.ts';

/** Values that a chip names before it counts the rest. */
const namedMax = 2;

function valuesText(column: FilterColumn, values: readonly string[]): string {
  const named = values.slice(0, namedMax).map((value) => column.write(value === '' ? null : value));
  const more = values.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` +${more}` : ''}`;
}

function rangeText(column: FilterColumn, [least = '', most = '']: readonly string[], t: TFunction): string {
  if (least && most) return `${column.write(least)} – ${column.write(most)}`;
  return least ? t('table.from', { value: column.write(least) }) : t('table.upTo', { value: column.write(most) });
}

function conditionText(column: FilterColumn, { operator, value = '', values = [] }: Condition, t: TFunction): string {
  if (operator === 'one-of') return valuesText(column, values);
  if (operator === 'between') return rangeText(column, values, t);
  return `${t(`table.operators.${operator}`)} ${value === '' ? '' : column.write(value)}`.trim();
}

/** What a chip says: its column, and what must stand in it. */
export function chipText(column: FilterColumn, conditions: readonly Condition[], t: TFunction): string {
  const texts = conditions.map((condition) => conditionText(column, condition, t));
  return texts.length === 0 ? column.name : `${column.name}: ${texts.join(' · ')}`;
}
