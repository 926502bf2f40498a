import type { Program } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';
import { calculatedColumn, joinSums, sumOf } from './column-sums.ts';

/**
 * Some people of a batch's result who stand for all of it: ordered by net pay, where the rules name it, the first, the last, and evenly between
 * them; everybody where there are no more than `most`. Whoever is held, or has a cell without a value, counts like anybody else.
 * @returns their ids in that order
 */
export async function choosePayees(
  sql: Sql,
  { batchId, runId }: { readonly batchId: number; readonly runId: number },
  program: Pick<Program, 'tables' | 'definition' | 'summary'>,
  most: number,
): Promise<number[]> {
  const net = program.summary && calculatedColumn(program, program.summary.net);
  const rows = await sql.query<{ id: number }>(
    `WITH ordered AS (
       SELECT y.employee_id AS id, row_number() OVER (ORDER BY ${net ? `${sumOf(net)} NULLS FIRST, ` : ''}y.row_number) - 1 AS place,
         count(*) OVER () AS people
       FROM batch_payee y ${net ? joinSums([net], '$2::int') : ''} WHERE y.batch_id = $1::int AND $2::int > 0)
     SELECT id FROM ordered
     WHERE people <= $3::int OR place IN (SELECT round(n * (people - 1)::numeric / ($3::int - 1)) FROM generate_series(0, $3::int - 1) n)
     ORDER BY place`,
    [batchId, runId, most],
  );
  return rows.map(({ id }) => id);
}
