/** What the rows of a file say of balances, and what stands of each on its day: looked at when the file is read, and under the locks once more. */
import { decimalOf } from '@wagewright/contracts/fraction';
import { z } from 'zod';
import { servedOn } from '../../../org/service/index.ts';
import { changing, type ImportJobRow, keySeparator, type RowReason, type SaidRows, stagedTable } from '../../../platform/imports/index.ts';
import type { Sql } from '../../../sql.ts';
import { adjustmentFault, type LeaveLedger, leaveBalanceOn } from '../adjustments.ts';
import { readLeaveRecords, readLeaveRules } from '../leave-rows.ts';
import { leaveYearFirst } from '../write-entries.ts';

const facts = z.object({
  legalEntityId: z.int(),
  /** The day of rows that do not say it. */
  on: z.iso.date(),
});
export const leaveBalanceFacts = ({ target }: Pick<ImportJobRow, 'target'>): z.infer<typeof facts> => facts.parse(target);

/** The order of the value columns. */
export const place = { balance: 1, day: 2, reason: 3 } as const;

/** A table of the transaction: whose rows of the file are, and what stands. */
export const saidTable = 'leave_said';
const createSaid = `CREATE TEMPORARY TABLE ${saidTable} (
  ordinal int NOT NULL, key text NOT NULL, line int NOT NULL, owner_id int, type_id int, year date, numerator bigint, denominator bigint, found jsonb NOT NULL, cells text[]
) ON COMMIT DROP`;

interface SaidRow {
  readonly ordinal: number;
  readonly key: string;
  readonly line: number;
  readonly number: string;
  readonly ownerId: number | null;
  readonly typeId: number | null;
  readonly typeEn: string;
  readonly typeZh: string;
  readonly day: string;
  readonly reason: string | null;
  readonly isDayWrong: boolean;
  readonly isOwn: boolean;
  readonly isEmployed: boolean;
}

const apart = `'${keySeparator}'`;
const rowsOf: Readonly<Record<SaidRows, string>> = {
  staged: `SELECT s.ordinal, s.key, s.line, s.given AS cells, coalesce(s.reasons, '[]') AS reasons FROM ${stagedTable} s WHERE s.key <> ''`,
  kept: `SELECT r.ordinal, r.key, r.line, r.after AS cells, '[]'::jsonb AS reasons FROM import_row r WHERE r.import_id = $1::int AND r.effect IN ${changing}`,
};

/** $1 import, $2 the row after which they begin. */
const nextRows = (legalEntityId: number, rows: SaidRows): string => `
  SELECT w.ordinal, w.key, w.line, w.number, e.id AS "ownerId", t.id AS "typeId", coalesce(t.name ->> 'en', w.type) AS "typeEn", coalesce(t.name ->> 'zh-CN', w.type) AS "typeZh", w.day, w.reason, w."isDayWrong",
    e.id IS NOT NULL AND e.id = (SELECT u.employee_id FROM import_job j JOIN app_user u ON u.id = j.asked_by_user_id WHERE j.id = $1::int) AS "isOwn",
    e.id IS NOT NULL AND ${servedOn('e', 'w.day::date')} AS "isEmployed"
  FROM (
    SELECT x.ordinal, x.key, x.line, split_part(x.key, ${apart}, 1) AS number, split_part(x.key, ${apart}, 2) AS type, x.cells[${place.day}] AS day,
      x.cells[${place.reason}] AS reason, x.reasons @> '[{"column": "day"}]' AS "isDayWrong" FROM (${rowsOf[rows]}) x) w
  LEFT JOIN employee e ON e.employee_number = w.number AND e.legal_entity_id = ${legalEntityId}
  LEFT JOIN leave_type t ON t.code = w.type AND (t.legal_entity_id IS NULL OR t.legal_entity_id = ${legalEntityId})
  WHERE w.ordinal > $2::int ORDER BY w.ordinal LIMIT $3::int`;

const fillDays = `UPDATE ${stagedTable} SET given[${place.day}] = $1::text WHERE given[${place.day}] IS NULL`;

/** All that is wrong with a row. @param ledger of its type, where somebody has it */
function faultsOf(row: SaidRow, ledger: LeaveLedger | undefined): RowReason[] {
  const { ownerId, isOwn, isEmployed, isDayWrong, day } = row;
  if (ownerId === null) return [{ code: 'LEAVE_NOBODY', details: { number: row.number } }];
  const details = { number: row.number, typeEn: row.typeEn, typeZh: row.typeZh, day };
  const found: RowReason[] = isOwn ? [{ code: 'LEAVE_ONES_OWN', details }] : [];
  if (isDayWrong) return found;
  const fault = ledger ? adjustmentFault(ledger, day) : { code: 'LEAVE_UNBALANCED' as const };
  if (fault?.code === 'LEAVE_UNBALANCED') found.push({ code: 'LEAVE_NO_BALANCE', column: 'type', details });
  if (!isEmployed) found.push({ code: 'LEAVE_NOT_EMPLOYED', column: 'day', details });
  else if (fault?.code === 'LEAVE_DAY_EARLY')
    found.push({ code: 'LEAVE_BEFORE_LEDGER', column: 'day', details: { ...details, first: fault.first } });
  return found;
}

interface Judged {
  readonly row: SaidRow;
  readonly found: readonly RowReason[];
  /** Of a row that can be written. */
  readonly stands: { readonly year: string; readonly numerator: bigint; readonly denominator: bigint; readonly text: string } | null;
}

function judged(row: SaidRow, ledger: LeaveLedger | undefined): Judged {
  const found = faultsOf(row, ledger);
  if (!ledger || row.isDayWrong || found.length > 0) return { row, found, stands: null };
  const balance = leaveBalanceOn(ledger, row.day);
  return { row, found, stands: { ...balance, year: leaveYearFirst(ledger.rules, ledger.records, row.day), text: decimalOf(balance) } };
}

/** By type, since a ledger is of one. */
async function judgeRows(sql: Sql, rows: readonly SaidRow[]): Promise<Judged[]> {
  const all: Judged[] = [];
  for (const [typeId, own] of Map.groupBy(rows, (row) => row.typeId)) {
    if (typeId === null) {
      all.push(...own.map((row) => judged(row, undefined)));
      continue;
    }
    const rules = await readLeaveRules(sql, typeId);
    const people = [...new Set(own.flatMap(({ ownerId }) => ownerId ?? []))];
    const records = new Map((await readLeaveRecords(sql, people, typeId)).map((one) => [one.employeeId, one]));
    for (const row of own) {
      const theirs = records.get(row.ownerId ?? 0);
      all.push(judged(row, theirs && { rules, records: theirs }));
    }
  }
  return all;
}

const keep = async (sql: Sql, all: readonly Judged[]): Promise<void> => {
  const column = <Value>(of: (one: Judged) => Value): Value[] => all.map(of);
  await sql.query(
    `INSERT INTO ${saidTable} SELECT x.ordinal, x.key, x.line, x.owner_id, x.type_id, x.year, x.numerator, x.denominator, x.found,
       CASE WHEN x.balance IS NOT NULL THEN ARRAY[x.balance, x.day, x.reason] END
     FROM unnest($1::int[], $2::text[], $3::int[], $4::int[], $5::int[], $6::date[], $7::bigint[], $8::bigint[], $9::jsonb[], $10::text[], $11::text[], $12::text[])
       AS x(ordinal, key, line, owner_id, type_id, year, numerator, denominator, found, balance, day, reason)`,
    [
      column(({ row }) => row.ordinal),
      column(({ row }) => row.key),
      column(({ row }) => row.line),
      column(({ row }) => row.ownerId),
      column(({ row }) => row.typeId),
      column(({ stands }) => stands?.year ?? null),
      column(({ stands }) => stands && String(stands.numerator)),
      column(({ stands }) => stands && String(stands.denominator)),
      column(({ found }) => JSON.stringify(found)),
      column(({ stands }) => stands?.text ?? null),
      column(({ row }) => row.day),
      column(({ row }) => row.reason),
    ],
  );
};

const rowsAtOnce = 2_000;

/** Looks at the rows of a file, and keeps what stands for the statements of the judge. */
export async function lookAtBalances(sql: Sql, job: ImportJobRow, rows: SaidRows): Promise<void> {
  const { legalEntityId, on } = leaveBalanceFacts(job);
  await sql.query(createSaid);
  if (rows === 'staged') await sql.query(fillDays, [on]);
  for (let last = 0; ; ) {
    const next = await sql.query<SaidRow>(nextRows(legalEntityId, rows), [job.id, last, rowsAtOnce]);
    await keep(sql, await judgeRows(sql, next));
    if (next.length < rowsAtOnce) break;
    last = next.at(-1)?.ordinal ?? last;
  }
  await sql.query(`ANALYZE ${saidTable}`);
}
