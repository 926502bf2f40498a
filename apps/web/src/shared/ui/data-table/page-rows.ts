import { limits } from '@wagewright/contracts';
import type { TableRows } from './table-types.ts';

interface Query<Page> {
  readonly data: Page | undefined;
  readonly error: unknown;
  readonly isFetching?: boolean;
  readonly refetch: () => unknown;
}

interface Shape<Page, Row> {
  readonly rowsOf: (page: Page) => readonly Row[];
  /** Rows in all; without it, those of the page. */
  readonly totalOf?: (page: Page) => number;
  /** Brings in more of them. */
  readonly more?: () => void;
}

/** The rows of a page that was read as a table takes them. */
export function pageRows<Page, Row>(query: Query<Page>, { rowsOf, totalOf, more }: Shape<Page, Row>): TableRows<Row> {
  const rows = query.data === undefined ? undefined : rowsOf(query.data);
  return {
    total: rows && (query.data !== undefined && totalOf ? totalOf(query.data) : rows.length),
    reachable: rows?.length ?? 0,
    rowAt: (index) => rows?.[index],
    isFetching: query.isFetching ?? false,
    error: query.error,
    refetch: query.refetch,
    ...(more ? { more } : {}),
  };
}

/** Rows that a list asks for at first, and more of them at a time. */
export const rowsAtOnce = 50;

interface Counted<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** The rows of a list that asks for more of them at a time, up to as many as the server gives at once. */
export const growingRows = <Row>(query: Query<Counted<Row>>, limit: number, onLimit: (limit: number) => void): TableRows<Row> =>
  pageRows(query, {
    rowsOf: ({ rows }) => rows,
    totalOf: ({ total }) => total,
    ...(limit < limits.pageRowsMax ? { more: () => onLimit(Math.min(limit + rowsAtOnce, limits.pageRowsMax)) } : {}),
  });

/** Rows that are there already. */
export const givenRows = <Row>(rows: readonly Row[], total = rows.length): TableRows<Row> => ({
  total,
  reachable: rows.length,
  rowAt: (index) => rows[index],
  isFetching: false,
  error: undefined,
  refetch: () => undefined,
});
