import type { TFunction } from 'i18next';
import { type GridColumn, type GridRow, gridRows, isBlankRow } from '../../../shared/ui/rows-grid/index.ts';
import type { SalaryRange } from './structure.ts';

const fields = ['grade', 'level', 'minimum', 'midpoint', 'maximum'] as const;

/** The columns of a structure: a row a level. */
export const rangeColumns = (t: TFunction<'salaryStructures'>, currency: string): GridColumn[] =>
  fields.map((id) =>
    id === 'grade' || id === 'level'
      ? { id, name: t(`ranges.${id}`), type: 'text', isRequired: true }
      : { id, name: t(`ranges.${id}`), type: 'money', currency, isRequired: true },
  );

export const rangeRows = (ranges: readonly SalaryRange[]): GridRow[] => gridRows(ranges.map((range) => ({ ...range })));

function text({ cells }: GridRow, field: (typeof fields)[number]): string {
  const cell = cells[field];
  return typeof cell === 'string' ? cell.trim() : '';
}

/** The levels as their rows say them; null where a cell is blank or no value of its column. */
export function rangesOf(rows: readonly GridRow[]): SalaryRange[] | null {
  const written = rows.filter((row) => !isBlankRow(row));
  if (written.length === 0 || !written.every((row) => fields.every((field) => text(row, field) !== ''))) return null;
  return written.map((row) => ({
    grade: text(row, 'grade'),
    level: text(row, 'level'),
    minimum: text(row, 'minimum'),
    midpoint: text(row, 'midpoint'),
    maximum: text(row, 'maximum'),
  }));
}
