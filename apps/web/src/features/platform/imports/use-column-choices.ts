import { columnsFault, filledBySpread } from '@wagewright/contracts/platform/imports';
import { useState } from 'react';
import type { ImportDetail } from './import.ts';

type Understood = NonNullable<ImportDetail['understood']>;
export type UnderstoodColumn = Understood['columns'][number];
type DateOrder = NonNullable<ImportDetail['options']['reading']['dateOrder']>;

/** What somebody has changed of what was understood, by place of the column; blank: it is left out. */
export function useColumnChoices({ understood, columns, options }: Pick<ImportDetail, 'understood' | 'columns' | 'options'>) {
  const [changed, change] = useState<ReadonlyMap<number, string>>(new Map());
  const [dateOrder, setDateOrder] = useState<DateOrder | undefined>(options.reading.dateOrder);
  const codeOf = ({ place, code }: UnderstoodColumn): string => changed.get(place) ?? code ?? '';
  const shown = understood?.columns ?? [];
  const taken = shown.map(codeOf).filter((code) => code !== '');
  const doubted = shown.find((column) => column.doubt && columns.some(({ code, type }) => code === codeOf(column) && type === 'date'));
  const filled = filledBySpread(columns, taken);
  const fault = columnsFault(columns, taken);
  const missing = columns.filter(
    ({ code, role, isRequired, follows }) =>
      role === 'value' && isRequired === true && follows !== true && !taken.includes(code) && !filled.has(code),
  );
  return {
    codeOf,
    isChanged: ({ place }: UnderstoodColumn): boolean => changed.has(place),
    choose: ({ place }: UnderstoodColumn, code: string) => change(new Map(changed).set(place, code)),
    dateOrder,
    setDateOrder,
    /** A column with a day that is two days. */
    doubted,
    /** Why the file cannot be read so. */
    fault,
    /** Columns without which nobody new comes. */
    missing: missing.filter(({ whenBlank }) => whenBlank === undefined),
    isReady: !fault && (!doubted || dateOrder !== undefined),
    confirmed: shown.map((column) => ({ place: column.place, code: codeOf(column) || null })),
    reading: dateOrder ? { dateOrder } : {},
  };
}
export type ColumnChoices = ReturnType<typeof useColumnChoices>;
