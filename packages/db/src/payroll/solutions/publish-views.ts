import type { TablePlan } from '@wagewright/calc-engine';
import { calculatedTableKinds } from '@wagewright/contracts/definition';
import type { Sql } from '../../sql.ts';

export interface PublishedCopy {
  /** Of the solution. */
  readonly code: string;
  readonly copyId: number;
  readonly number: number;
}

/** Views of a published copy's calculated tables in schema bi. */
export async function publishViews(sql: Sql, { code, copyId, number }: PublishedCopy, tables: readonly TablePlan[]): Promise<void> {
  for (const table of tables.filter(({ kind }) => calculatedTableKinds.includes(kind))) {
    const columns = table.columns.map((column) => ({
      code: column.code,
      storage: column.storage,
      position: column.position,
      scale: column.scale,
      type: column.type,
    }));
    await sql.query('SELECT calc.publish_view($1, $2::int, $3::int, $4::int, $5, $6::jsonb)::text', [
      code,
      copyId,
      number,
      table.no,
      table.code,
      JSON.stringify(columns),
    ]);
  }
}
