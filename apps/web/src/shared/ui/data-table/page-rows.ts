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

/** Rows that are there already. */
export const givenRows = <Row>(rows: readonly Row[], total = rows.length): TableRows<Row> => ({
  total,
  reachable: rows.length,
  rowAt: (index) => rows[index],
  isFetching: false,
  error: undefined,
  refetch: () => undefined,
});
