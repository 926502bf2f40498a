import type { Sql } from '../../sql.ts';

/** Whether the ledger holds an amount of a balance element, of anybody and any period. */
export async function hasAmounts(sql: Sql, serialNumber: number): Promise<boolean> {
  const [found] = await sql.query<{ found: boolean }>('SELECT EXISTS (SELECT 1 FROM calc.ledger WHERE v[$1::int] <> 0) AS found', [
    serialNumber,
  ]);
  return found?.found ?? false;
}
