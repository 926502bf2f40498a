import type { Program } from '@wagewright/calc-engine';
import { lastDayBy } from '../../org/service/index.ts';
import type { Sql } from '../../sql.ts';

/** Somebody whom the base pays, as frozen: where they are, and since when they are known to leave. */
export interface BasePerson {
  readonly employeeId: number;
  /** In the base's frozen input, from 1. */
  readonly row: number;
  readonly departmentId: number | null;
  readonly positionId: number | null;
  /** ISO date of the last day of work; null while none is known. */
  readonly lastDay: string | null;
}

/** In order of their rows; positions as of the last day in the base's period. */
export async function readBasePeople(sql: Sql, batchId: number): Promise<BasePerson[]> {
  return await sql.query<BasePerson>(
    `SELECT y.employee_id AS "employeeId", y.row_number AS row, y.department_id AS "departmentId", a.position_id AS "positionId",
       to_char(${lastDayBy('e', 'p.end_date')}, 'YYYY-MM-DD') AS "lastDay"
     FROM batch_payee y JOIN employee e ON e.id = y.employee_id JOIN batch b ON b.id = y.batch_id JOIN period p ON p.id = b.period_id
       LEFT JOIN assignment a ON a.employee_id = e.id AND daterange(a.effective_date, a.expiry_date, '[]') @> least(p.end_date, ${lastDayBy('e', 'p.end_date')})
     WHERE y.batch_id = $1::int ORDER BY y.row_number`,
    [batchId],
  );
}

const itemPattern = /^compensation\.([^.]+)$/;

/** Where a program reads the amount of a compensation item as of the last day. */
export interface PayItem {
  readonly code: string;
  readonly tableNo: number;
  readonly position: number;
  readonly scale: number;
}

/** The compensation items that a program reads, each where it is read first. */
export function payItemsOf({ inputs }: Pick<Program, 'inputs'>): PayItem[] {
  const items = inputs.flatMap(({ tableNo, columns }) =>
    columns.flatMap(({ source, position, scale, storage }) => {
      const code = source?.match(itemPattern)?.[1];
      return code !== undefined && storage === 'v' ? [{ code, tableNo, position, scale }] : [];
    }),
  );
  return [...new Map(items.toReversed().map((item) => [item.code, item])).values()].toReversed();
}

/** What an item is for everybody: row → minor units, of the last line where there are several; who has none is left out. */
export async function readItemPay(sql: Sql, batchId: number, { tableNo, position }: PayItem): Promise<Map<number, bigint>> {
  const rows = await sql.query<{ row: number; amount: string }>(
    `SELECT DISTINCT ON (row_number) row_number AS row, v[${Number(position)}]::text AS amount FROM calc.input
     WHERE batch_id = $1::int AND table_no = $2::int AND v[${Number(position)}] IS NOT NULL ORDER BY row_number, line DESC`,
    [batchId, tableNo],
  );
  return new Map(rows.map(({ row, amount }) => [row, BigInt(amount)]));
}
