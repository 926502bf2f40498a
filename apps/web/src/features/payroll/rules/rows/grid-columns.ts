import type { WrittenRows } from '@wagewright/calc-engine/authoring';
import type { ParameterTable } from '@wagewright/contracts/definition';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import type { GridColumn } from '../../../../shared/ui/rows-grid/index.ts';
import { isShare } from './version-rows.ts';

interface Words {
  readonly noLimit: string;
}

/** Columns of a dated table as the grid takes them. Bases and quick deductions that are left out follow from bounds and rates, and stand there quietly. */
export function gridColumns(
  { columns, key, bracket }: ParameterTable,
  planned: WrittenRows['columns'],
  derived: readonly Readonly<Record<string, string>>[],
  rowCount: number,
  format: Formatter,
  { noLimit }: Words,
): GridColumn[] {
  const isUpper = bracket?.bound === 'up-to' || bracket?.bound === 'below';
  return columns.map((column): GridColumn => {
    const { code, name, type, display } = column;
    const plan = planned.find((one) => one.code === code);
    const labels = display.values && Object.fromEntries(Object.entries(display.values).map(([value, text]) => [value, format.name(text)]));
    const isNumber = type === 'money' || type === 'decimal';
    return {
      id: code,
      name: format.name(name),
      type: isShare(column) ? 'percent' : type,
      ...(plan && isNumber ? { scale: plan.scale } : {}),
      ...(type === 'money' && plan?.currency ? { currency: plan.currency } : {}),
      ...(key.includes(code) || bracket?.rate === code ? { isRequired: true } : {}),
      ...(labels ? { labels } : {}),
      whenBlank: (_, index) => {
        if (isUpper && bracket?.column === code && index === rowCount - 1) return noLimit;
        return derived[index]?.[code] ?? null;
      },
    };
  });
}
