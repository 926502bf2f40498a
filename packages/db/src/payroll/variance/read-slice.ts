/** What a worker reads of a slice of people: who they are in each of the two batches, and what each run has stored of them. */
import type { Sql } from '../../sql.ts';
import type { PersonInBoth, SideOfPerson } from './compare-people.ts';
import type { ComparedItem, ItemPlace } from './compared-items.ts';
import type { ComparisonSlice } from './work-on-comparison.ts';

interface PayeeRow {
  readonly employeeId: number;
  readonly rowNumber: number;
  readonly departmentId: number | null;
  readonly movement: string | null;
  readonly held: boolean;
}

export interface SideOfSlice {
  readonly payees: readonly PayeeRow[];
  /** Row numbers of the batch, both inclusive; they are dense and in order of employee ids. Null: nobody of the slice is in the batch. */
  readonly rows: { readonly fromRow: number; readonly toRow: number } | null;
}

export async function readSideOfSlice(sql: Sql, batchId: number, { after, to }: ComparisonSlice): Promise<SideOfSlice> {
  const payees = await sql.query<PayeeRow>(
    `SELECT employee_id AS "employeeId", row_number AS "rowNumber", department_id AS "departmentId", movement, held_at IS NOT NULL AS held
     FROM batch_payee WHERE batch_id = $1::int AND employee_id > $2::int AND employee_id <= $3::int ORDER BY employee_id`,
    [batchId, after, to],
  );
  const [first, last] = [payees[0], payees.at(-1)];
  return { payees, rows: first && last ? { fromRow: first.rowNumber, toRow: last.rowNumber } : null };
}

type Amount = SideOfPerson['amounts'][number];

/** Stored amounts of one side by employee, in the order of the items and at their scales. */
export async function readStoredAmounts(
  sql: Sql,
  runId: number,
  { after, to }: ComparisonSlice,
  items: readonly ComparedItem[],
  placeOf: (item: ComparedItem) => ItemPlace | undefined,
): Promise<Map<number, Amount[]>> {
  const amounts = new Map<number, Amount[]>();
  const places = items.map(placeOf);
  for (const tableNo of new Set(places.flatMap((place) => (place ? [place.tableNo] : [])))) {
    const own = places.map((place) => (place?.tableNo === tableNo ? `v[${Number(place.position)}]` : 'NULL'));
    const rows = await sql.query<{ id: number; errors: number; v: (string | null)[] }>(
      `SELECT employee_id AS id, errors::int AS errors, ARRAY[${own.join(', ')}]::text[] AS v FROM calc.row
       WHERE run_id = $1::int AND table_no = $2::smallint AND employee_id > $3::int AND employee_id <= $4::int AND line = 0`,
      [runId, tableNo, after, to],
    );
    for (const { id, errors, v } of rows) {
      const known = amounts.get(id) ?? items.map((): Amount => null);
      for (const [index, place] of places.entries()) {
        if (place?.tableNo !== tableNo) continue;
        const text = v[index] ?? null;
        const lift = 10n ** BigInt((items[index]?.scale ?? place.scale) - place.scale);
        known[index] = text === null ? (errors > 0 ? 'failed' : null) : BigInt(text) * lift;
      }
      amounts.set(id, known);
    }
  }
  return amounts;
}

/** Both sides of everybody of a slice, in order of employee ids. */
export function pairPeople(
  before: SideOfSlice,
  after: SideOfSlice,
  amounts: { readonly before: ReadonlyMap<number, readonly Amount[]>; readonly after: ReadonlyMap<number, readonly Amount[]> },
): PersonInBoth[] {
  const old = new Map(before.payees.map((payee) => [payee.employeeId, payee]));
  const now = new Map(after.payees.map((payee) => [payee.employeeId, payee]));
  const side = (payee: PayeeRow | undefined, stored: ReadonlyMap<number, readonly Amount[]>): SideOfPerson | undefined =>
    payee && { movement: payee.movement, held: payee.held, amounts: stored.get(payee.employeeId) ?? [] };
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort((a, b) => a - b)
    .map((employeeId) => ({
      employeeId,
      departmentId: (now.get(employeeId) ?? old.get(employeeId))?.departmentId ?? null,
      before: side(old.get(employeeId), amounts.before),
      after: side(now.get(employeeId), amounts.after),
    }));
}
