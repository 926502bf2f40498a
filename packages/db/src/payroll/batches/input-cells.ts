/** Values of a batch's input as texts that people read, and back, in SQL. */
import type { ColumnPlan } from '@wagewright/calc-engine';

/** Where and how a column of a typed table is stored. */
export type InputColumn = Pick<ColumnPlan, 'code' | 'type' | 'scale' | 'storage' | 'position'>;

const whole = (number: number): number => {
  if (!Number.isInteger(number)) throw new TypeError(`Not a whole number: ${number}`);
  return number;
};

/** A stored cell as text: `1234.50` with the column's digits, `2026-01-31`, `true`; null where it is blank. @param row SQL of calc.input's row */
export function cellText(row: string, { type, scale, storage, position }: InputColumn): string {
  const cell = `${row}.${storage}[${whole(position)}]`;
  if (storage === 't') return `nullif(${cell}, '')`;
  if (type === 'date') return `(DATE '1970-01-01' + ${cell}::int)::text`;
  if (type === 'boolean') return `CASE ${cell} WHEN 1 THEN 'true' WHEN 0 THEN 'false' END`;
  return scale === 0 ? `${cell}::text` : `round(${cell}::numeric / 1e${whole(scale)}, ${whole(scale)})::text`;
}

/** The contrary: what such a text is stored as. @param text SQL of it */
export function storedCell(text: string, { type, scale, storage }: InputColumn): string {
  if (storage === 't') return text;
  if (type === 'date') return `(${text}::date - DATE '1970-01-01')::bigint`;
  if (type === 'boolean') return `${text}::boolean::int::bigint`;
  return `(${text}::numeric * 1e${whole(scale)})::bigint`;
}

/** The stored array of one kind, in the order of positions. @param textOf SQL of a column's text, by its place among the columns */
export function storedArray(columns: readonly InputColumn[], storage: 'v' | 't', textOf: (index: number) => string): string {
  const cells = columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => column.storage === storage)
    .toSorted((a, b) => a.column.position - b.column.position)
    .map(({ column, index }) => storedCell(textOf(index), column));
  return `ARRAY[${cells.join(', ')}]::${storage === 'v' ? 'bigint' : 'text'}[]`;
}
