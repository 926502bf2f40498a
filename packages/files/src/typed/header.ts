import { cellText, type FileRow, isBlank } from '../cells.ts';
import type { FilePlace, FileProblem } from '../problems/problem.ts';
import type { ColumnSpec } from './column.ts';

export interface HeaderNames<C extends ColumnSpec> {
  readonly all: readonly C[];
  /** @param column from 1 */
  find(header: string, column: number): C | undefined;
  /** What to do about a header that means nothing: the nearest name, or the names that there are. */
  hint(header: string): string;
}

export interface HeaderColumns<C> {
  readonly columns: readonly { readonly spec: C; readonly column: number }[];
  readonly width: number;
  readonly problems: readonly FileProblem[];
}

export function headerColumns<C extends ColumnSpec>(
  { cells }: FileRow,
  names: HeaderNames<C>,
  place: (column: number) => FilePlace,
): HeaderColumns<C> {
  const width = cells.findLastIndex((cell) => !isBlank(cell)) + 1;
  const columns: { spec: C; column: number }[] = [];
  const problems: FileProblem[] = [];
  for (let column = 1; column <= width; column += 1) {
    const read = cellText(cells[column - 1] ?? null).trim();
    const spec = read === '' ? undefined : names.find(read, column);
    if (!spec) {
      problems.push(
        read === ''
          ? { code: 'COLUMN_UNNAMED', place: place(column) }
          : { code: 'COLUMN_UNKNOWN', place: place(column), read, details: { hint: names.hint(read) } },
      );
    } else if (columns.some((known) => known.spec === spec)) {
      problems.push({ code: 'COLUMN_TWICE', place: place(column), read, column: spec.label });
    } else columns.push({ spec, column });
  }
  return { columns, width, problems };
}
