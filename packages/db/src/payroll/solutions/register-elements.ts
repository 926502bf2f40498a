import type { LocalizedText } from '@wagewright/contracts';
import type { BalanceElement } from '@wagewright/contracts/definition';
import type { Sql } from '../../sql.ts';
import { lockLists, withFreeNames } from './company-lists.ts';

/** A balance element that other solutions write with another number of digits, so that their amounts could not be added. */
export interface ScaleConflict {
  readonly code: string;
  readonly known: number;
  readonly wanted: number;
}

interface KnownElement {
  readonly code: string;
  readonly name: LocalizedText;
  readonly scale: number;
  /** Taken out of the list: its serial number waits for it. */
  readonly isRemoved: boolean;
}

/** What became of elements that were to be in the list: none of them where one conflicts. */
export interface RegisteredElements {
  readonly conflict: ScaleConflict | null;
  readonly added: readonly AddedElement[];
}

export interface AddedElement {
  readonly id: number;
  readonly code: string;
  readonly serialNumber: number;
}

/**
 * Balance elements are shared by all solutions and known by their code; a new one gets the next serial number, which is never another's, and one
 * that was taken out of the list has its own again. Whoever registers elements does so one after the other, to the end of the transaction.
 */
export async function registerElements(sql: Sql, elements: readonly Omit<BalanceElement, 'from'>[]): Promise<RegisteredElements> {
  if (elements.length === 0) return { conflict: null, added: [] };
  await lockLists(sql);
  const known = await sql.query<KnownElement>('SELECT code, name, scale, removed_at IS NOT NULL AS "isRemoved" FROM balance_element');
  const listed = known.filter(({ isRemoved }) => !isRemoved);
  const scales = new Map(listed.map(({ code, scale }) => [code, scale]));
  const [conflict = null] = elements.flatMap(({ code, scale }): ScaleConflict[] => {
    const other = scales.get(code);
    return other === undefined || other === scale ? [] : [{ code, known: other, wanted: scale }];
  });
  if (conflict) return { conflict, added: [] };
  const names = listed.map(({ name }) => name);
  const missing = elements.filter(({ code }) => !scales.has(code));
  return { conflict, added: await add(sql, withFreeNames(missing, names)) };
}

async function add(sql: Sql, elements: readonly Omit<BalanceElement, 'from'>[]): Promise<AddedElement[]> {
  if (elements.length === 0) return [];
  const given = [elements.map(({ code }) => code), elements.map(({ name }) => JSON.stringify(name)), elements.map(({ scale }) => scale)];
  const again = await sql.query<AddedElement>(
    `UPDATE balance_element b SET name = e.name::jsonb, scale = e.scale, removed_at = NULL, version = b.version + 1
     FROM unnest($1::text[], $2::text[], $3::int[]) AS e(code, name, scale) WHERE b.code = e.code
     RETURNING b.id, b.code, b.serial_number AS "serialNumber"`,
    given,
  );
  const anew = await sql.query<AddedElement>(
    `INSERT INTO balance_element (code, name, serial_number, scale)
     SELECT e.code, e.name::jsonb, (SELECT coalesce(max(serial_number), 0) FROM balance_element) + row_number() OVER (ORDER BY e.place)::int, e.scale
     FROM unnest($1::text[], $2::text[], $3::int[]) WITH ORDINALITY AS e(code, name, scale, place)
     WHERE NOT EXISTS (SELECT 1 FROM balance_element b WHERE b.code = e.code)
     RETURNING id, code, serial_number AS "serialNumber"`,
    given,
  );
  return [...again, ...anew];
}
