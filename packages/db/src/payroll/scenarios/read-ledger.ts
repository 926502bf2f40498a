import { append, type Ledger, type Program } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';
import { ledgerRows, readElements } from '../batches/index.ts';

interface LedgerSum {
  readonly employeeId: number;
  readonly kind: 'opening' | 'normal';
  readonly paidId: number;
  readonly paidName: string;
  readonly paidOn: string;
  readonly paidSequence: number;
  readonly isPaidHere: boolean;
  readonly earnedId: number;
  readonly earnedName: string;
  readonly earnedOn: string;
  readonly earnedSequence: number;
  readonly isEarnedHere: boolean;
  readonly v: readonly (string | null)[];
}

const periodColumns = (of: 'paid' | 'earned'): string =>
  `${of}.id AS "${of}Id", ${of}.name AS "${of}Name", to_char(${of}.pay_date, 'YYYY-MM-DD') AS "${of}On", ${of}.sequence AS "${of}Sequence",
    ${of}.solution_id = p.solution_id AS "is${of === 'paid' ? 'Paid' : 'Earned'}Here"`;

/** What was paid before the base, or beside it in its period. $1 batch, $2 legal entity, $3 people. */
const statement = `
  SELECT l.employee_id AS "employeeId", CASE WHEN l.kind = 'opening' THEN 'opening' ELSE 'normal' END AS kind,
    ${periodColumns('paid')}, ${periodColumns('earned')}, l.v::text[] AS v
  FROM ${ledgerRows()} AND l.employee_id = ANY ($3::int[]) AND paid.pay_date <= p.pay_date`;

/** Periods of other solutions count by their dates alone: PREV and LAST never find them. */
const elsewhere = -1_000_000;
const place = (id: number, name: string, payDate: string, sequence: number, isHere: boolean) => ({
  name,
  payDate,
  sequence: isHere ? sequence : elsewhere - id,
});

/** The ledger in memory of some of a base's people, as the engine carries it forward. */
export async function readLedgerBefore(
  sql: Sql,
  base: { readonly batchId: number; readonly legalEntityId: number; readonly solution: string },
  programs: readonly Program[],
  employeeIds: readonly number[],
): Promise<Ledger> {
  const wanted = new Map(programs.flatMap(({ balances }) => balances.map(({ code, scale }) => [code, { code, scale }] as const)));
  const elements = [...(await readElements(sql, base.solution, [...wanted.values()])).values()];
  const ledger: Ledger = new Map();
  for (const row of await sql.query<LedgerSum>(statement, [base.batchId, base.legalEntityId, employeeIds])) {
    const amounts = elements.flatMap(({ code, serialNumber }): [string, bigint][] => {
      const amount = row.v[serialNumber - 1];
      return amount === null || amount === undefined ? [] : [[code, BigInt(amount)]];
    });
    append(ledger, String(row.employeeId), {
      kind: row.kind,
      paid: place(row.paidId, row.paidName, row.paidOn, row.paidSequence, row.isPaidHere),
      earned: place(row.earnedId, row.earnedName, row.earnedOn, row.earnedSequence, row.isEarnedHere),
      amounts: new Map(amounts),
    });
  }
  return ledger;
}
