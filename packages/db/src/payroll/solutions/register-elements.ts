import type { BalanceElement } from '@wagewright/contracts/definition';
import type { Sql } from '../../sql.ts';

/** A balance element that other solutions write with another number of digits, so that their amounts could not be added. */
export interface ScaleConflict {
  readonly code: string;
  readonly known: number;
  readonly wanted: number;
}

const registerLock = 7202612;

/**
 * Balance elements are shared by all solutions and known by their code; a new one gets the next serial number, which is never used again.
 * Whoever registers elements does so one after the other, to the end of the transaction.
 */
export async function registerElements(sql: Sql, elements: readonly BalanceElement[]): Promise<ScaleConflict[]> {
  if (elements.length === 0) return [];
  await sql.query(`SELECT pg_advisory_xact_lock(${registerLock})::text`);
  const known = await sql.query<{ code: string; scale: number }>('SELECT code, scale FROM balance_element WHERE code = ANY($1::text[])', [
    elements.map(({ code }) => code),
  ]);
  const scales = new Map(known.map(({ code, scale }) => [code, scale]));
  const conflicts = elements.flatMap(({ code, scale }): ScaleConflict[] => {
    const other = scales.get(code);
    return other === undefined || other === scale ? [] : [{ code, known: other, wanted: scale }];
  });
  const added = elements.filter(({ code }) => !scales.has(code));
  if (conflicts.length > 0 || added.length === 0) return conflicts;
  await sql.query(
    `INSERT INTO balance_element (code, name, serial_number, scale)
     SELECT e.code, e.name::jsonb, (SELECT coalesce(max(serial_number), 0) FROM balance_element) + e.place::int, e.scale
     FROM unnest($1::text[], $2::text[], $3::int[]) WITH ORDINALITY AS e(code, name, scale, place)`,
    [added.map(({ code }) => code), added.map(({ name }) => JSON.stringify(name)), added.map(({ scale }) => scale)],
  );
  return [];
}
