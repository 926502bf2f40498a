import type { Sql } from '../../sql.ts';
import type { ImportJobRow } from './job-row.ts';
import type { RowReason } from './staged-rows.ts';

/** Rows of an import by their ordinals, each with why it is not taken after all. What stands stays. */
export async function refuseRows(
  sql: Sql,
  { id }: Pick<ImportJobRow, 'id'>,
  refused: readonly { readonly ordinal: number; readonly reason: RowReason }[],
): Promise<void> {
  if (refused.length === 0) return;
  await sql.query(
    `UPDATE import_row r SET effect = 'refused', after = r.before, reasons = jsonb_build_array(g.reason::jsonb)
     FROM unnest($2::int[], $3::text[]) AS g(ordinal, reason) WHERE r.import_id = $1::int AND r.ordinal = g.ordinal`,
    [id, refused.map(({ ordinal }) => ordinal), refused.map(({ reason }) => JSON.stringify(reason))],
  );
}
