import type { Sql } from '../../sql.ts';
import { nameOfUser } from '../name-of-user.ts';
import type { InputColumn } from './input-cells.ts';

export interface InputRow {
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly line: number;
  readonly v: readonly (string | null)[];
  readonly t: readonly (string | null)[];
  /** How what is typed or imported of them came in, by whom and when; null of what was frozen. */
  readonly how: string | null;
  readonly by: string | null;
  readonly at: Date | null;
}

/** What rows are ordered by before the order of the batch: who it is, who brought it, when, or a column. */
export interface InputOrder {
  readonly by: 'name' | 'number' | 'who' | 'at' | Pick<InputColumn, 'storage' | 'position'>;
  readonly descending: boolean;
}

interface AskInput {
  readonly batchId: number;
  readonly tableNo: number;
  readonly search?: string | undefined;
  /** Payees without a line have one that is blank. */
  readonly everybody?: boolean;
  /** Only lines of which a cell is not blank. */
  readonly filled?: boolean;
  readonly order?: InputOrder | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** The condition of a line `i` of which something is filled in: tables with one row a person have a blank one of everybody. */
export const isFilled = `(array_remove(i.v, NULL) <> '{}' OR array_remove(array_remove(i.t, NULL), '') <> '{}')`;

const orders = { name: 'e.name', number: 'e.employee_number', who: nameOfUser('o.by_user_id'), at: 'o.at' } as const;

function orderOf({ by, descending }: InputOrder): string {
  const cell =
    typeof by === 'string' ? orders[by] : by.storage === 't' ? `nullif(i.t[${Number(by.position)}], '')` : `i.v[${Number(by.position)}]`;
  return `${cell} ${descending ? 'DESC' : 'ASC'} NULLS LAST, `;
}

/** A window of a table of a batch's input, in an order or that of employees and lines; `search` is the beginning of a number or a part of a name. */
export async function listInputRows(sql: Sql, query: AskInput): Promise<{ rows: InputRow[]; total: number }> {
  const { batchId, tableNo, search, everybody = false, filled = false, order, limit, offset } = query;
  const place = 'i.batch_id = y.batch_id AND i.table_no = $2::smallint AND i.row_number = y.row_number';
  const from = `FROM batch_payee y ${everybody && !filled ? 'LEFT' : 'INNER'} JOIN calc.input i ON ${place}
     JOIN employee e ON e.id = y.employee_id`;
  const where = `WHERE y.batch_id = $1::int AND ($3::text IS NULL OR starts_with(lower(e.employee_number), lower($3::text)) OR position(lower($3::text) in lower(e.name)) > 0)
     ${filled ? `AND ${isFilled}` : ''}`;
  const parameters = [batchId, tableNo, search || null];
  const [count] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total ${from} ${where}`, parameters);
  const rows = await sql.query<InputRow>(
    `SELECT y.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, coalesce(i.line, 0)::int AS line,
       coalesce(i.v, '{}')::text[] AS v, coalesce(i.t, '{}') AS t, o.how, CASE WHEN o.how IS NOT NULL THEN ${nameOfUser('o.by_user_id')} END AS by, o.at
     ${from} LEFT JOIN typed_input o ON o.batch_id = y.batch_id AND o.table_no = $2::smallint AND o.employee_id = y.employee_id ${where}
     ORDER BY ${order ? orderOf(order) : ''}y.row_number, i.line LIMIT $4::int OFFSET $5::int`,
    [...parameters, limit, offset],
  );
  return { rows, total: count?.total ?? 0 };
}
