import { isFigure } from '../cell-writer.ts';
import type { CellValue, Column, TableRows } from '../table-types.ts';
import { csvHead, csvLine, csvStart } from './csv.ts';

/** Lists up to so many rows are made into a file from what the page holds. */
const wholeRowsMax = 500;

/** All rows of a list where the page holds every one of them; undefined where it does not. */
export function wholeRows<Row>({ total, rowAt }: Pick<TableRows<Row>, 'total' | 'rowAt'>): readonly Row[] | undefined {
  if (total === undefined || total > wholeRowsMax) return undefined;
  const rows = Array.from({ length: total }, (_, index) => rowAt(index)).filter((row) => row !== undefined);
  return rows.length === total ? rows : undefined;
}

const textOf = (value: CellValue): string => (value === null ? '' : typeof value === 'object' ? value.error : String(value));

interface Written<Row> {
  readonly name: string;
  readonly isFigure: boolean;
  readonly textOf: (row: Row) => string;
}

/** Where each row has a currency of its own, it stands in a column beside the amount. */
const columnsOf = <Row>(column: Column<Row>, currencyName: (column: string) => string): Written<Row>[] => {
  const { currency } = column;
  const own = { name: column.name, isFigure: isFigure(column), textOf: (row: Row) => textOf(column.value(row)) };
  return typeof currency === 'function' ? [own, { name: currencyName(column.name), isFigure: false, textOf: currency }] : [own];
};

/** Rows as a CSV file: amounts are plain decimals, days ISO. */
export function csvOfRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[], currencyName: (column: string) => string): string {
  const written = columns.flatMap((column) => columnsOf(column, currencyName));
  const lines = rows.map((row) => csvLine(written.map((column) => ({ text: column.textOf(row), isFigure: column.isFigure }))));
  return [csvStart, csvHead(written.map(({ name }) => name)), ...lines].join('');
}
