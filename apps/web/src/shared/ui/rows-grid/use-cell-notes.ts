import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isDecimal, signOf, subtract } from '../../format/decimal.ts';
import type { Formatter } from '../../format/formatter.ts';
import { useFormat } from '../../format/use-format.ts';
import { type CellNote, cellOf, type GridColumn, type GridRow, isBlankRow } from './grid-types.ts';
import { problemOf } from './read-cells.ts';
import { percentDigits } from './write-cell.ts';

/** What is said of a cell: by the screen that knows what it is for, and by the grid that knows its type. Null: nothing. */
export type NoteOf = (row: GridRow, index: number, column: GridColumn) => CellNote | null;

const isAboveOne = (share: string): boolean => isDecimal(share) && signOf(subtract(share.replace('-', ''), '1')) > 0;
const error = (text: string): CellNote => ({ tone: 'error', text });

/** What the grid itself finds comes first: what is no value, two readings, a blank that may not be; then the screen's; then eight hundred per cent. */
export function useCellNotes(noteOf: NoteOf | undefined): NoteOf {
  const { t } = useTranslation('rowsGrid');
  const format = useFormat();
  return useMemo(() => {
    const wrong = (row: GridRow, column: GridColumn): CellNote | null => {
      const cell = cellOf(row, column);
      if (cell === '') return column.isRequired && !isBlankRow(row) ? error(t('problems.CELL_BLANK')) : null;
      const problem = problemOf(cell, column);
      if (!problem || typeof cell === 'string') return null;
      const read = cell.typed;
      if (problem.kind === 'problem') return error(t(`problems.${problem.code}`, { read, ...detailsOf(problem.details, column) }));
      const [first, second] = writeReadings(problem.texts, column, format);
      return error(t('problems.DOUBTFUL', { read, first, second }));
    };
    const unlikely = (row: GridRow, column: GridColumn): CellNote | null => {
      const cell = cellOf(row, column);
      if (column.type !== 'percent' || typeof cell !== 'string' || !isAboveOne(cell)) return null;
      return { tone: 'question', text: t('problems.ABOVE_WHOLE', { read: format.percent(cell, { digits: 12 }), meant: `${cell}%` }) };
    };
    return (row, index, column) => wrong(row, column) ?? noteOf?.(row, index, column) ?? unlikely(row, column);
  }, [t, format, noteOf]);
}

/** Both values of a doubt as people read them. */
export function writeReadings(texts: readonly [string, string], { type }: GridColumn, format: Formatter): [string, string] {
  const write = (text: string) => (type === 'date' ? format.day(text) : type === 'percent' ? `${percentDigits(text)}%` : text);
  return [write(texts[0]), write(texts[1])];
}

/** Of a percentage the digits that people count are two less. */
const detailsOf = (details: Readonly<Record<string, string | number>> | undefined, { type }: GridColumn) =>
  details && typeof details.max === 'number' && type === 'percent' ? { ...details, max: Math.max(0, details.max - 2) } : details;
