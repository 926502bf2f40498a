import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';

export interface BalanceElementRow {
  readonly code: string;
  /** Its position in the ledger's array. */
  readonly serialNumber: number;
  readonly scale: number;
}

/** @throws AppError DEFINITION_INVALID for an element that does not exist, or that is kept at another scale */
export async function readElements(
  sql: Sql,
  solution: string,
  wanted: readonly { readonly code: string; readonly scale: number }[],
): Promise<Map<string, BalanceElementRow>> {
  const rows = await sql.query<BalanceElementRow>(
    `SELECT code, serial_number AS "serialNumber", scale FROM balance_element WHERE code IN (SELECT jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(wanted.map(({ code }) => code))],
  );
  const elements = new Map(rows.map((row) => [row.code, row]));
  for (const { code, scale } of wanted) {
    const element = elements.get(code);
    if (element?.scale === scale) continue;
    const reason = element
      ? `balance element ${code} is kept with ${element.scale} decimals, not ${scale}`
      : `there is no balance element ${code}`;
    throw new AppError('DEFINITION_INVALID', { solution, reason });
  }
  return elements;
}
