import type { TFunction } from 'i18next';
import { writeValue } from '../../../../../shared/format/calculated-value.ts';
import type { Formatter } from '../../../../../shared/format/formatter.ts';
import type { CalculatedTable } from '../columns.ts';

/** A column that rows can be grouped by, or that makes the rows and columns of a pivot. */
export interface Groupable {
  readonly id: string;
  readonly name: string;
  /** What a group says, as people read it. */
  readonly write: (value: string | null) => string;
}

/** The columns of a table that make groups: what is known of people first, then its own. */
export function groupableColumns(table: CalculatedTable, t: TFunction<'batches'>, format: Formatter): Groupable[] {
  const nothing = t('table.noValue');
  const yesNo = (value: string | null) => (value === 'true' ? t('table.yes') : t('table.no'));
  const movements = { joiner: t('review.movement.joiner'), leaver: t('review.movement.leaver'), both: t('review.movement.both') };
  const person: Groupable[] = [
    { id: 'department', name: t('table.departmentColumn'), write: (value) => value ?? nothing },
    { id: 'movement', name: t('table.movement'), write: (value) => movements[value as keyof typeof movements] ?? t('table.neither') },
    { id: 'held', name: t('table.held'), write: yesNo },
  ];
  return [
    ...(table.lines === 'shared' ? [] : person),
    { id: 'hasErrors', name: t('table.hasErrors'), write: yesNo },
    ...table.columns
      .filter(({ hidden }) => !hidden)
      .map((column) => ({
        id: column.code,
        name: format.name(column.name),
        write: (value: string | null) =>
          value === null ? nothing : column.type === 'boolean' ? yesNo(value) : writeValue(value, column, format),
      })),
  ];
}
