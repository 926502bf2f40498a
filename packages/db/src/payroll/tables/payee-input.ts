import type { Program, RowInput, RunFacts } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';
import { readPeriodFacts, readShared } from '../runs/index.ts';

interface PayeeInputRow {
  readonly tableNo: number;
  readonly v: readonly (string | null)[];
  readonly t: readonly (string | null)[];
}

/** A run whose result is meant, where it is not the batch's. */
export interface InputRun {
  readonly id: number;
  /** It has frozen input of its own. */
  readonly ownInput: boolean;
  /** It read what was known just before this instant. */
  readonly knownAt: Date | undefined;
}

/** What a batch froze for one employee, and what its result's calculation had in common for all: all that an explanation needs. */
export interface PayeeInput {
  readonly facts: RunFacts;
  readonly input: RowInput;
}

/** @returns undefined for somebody whom the batch does not pay */
export async function readPayeeInput(
  sql: Sql,
  { batchId, employeeId, run }: { batchId: number; employeeId: number; run?: InputRun | undefined },
  program: Program,
): Promise<PayeeInput | undefined> {
  const [payee] = await sql.query<{ rowNumber: number; runId: number | null }>(
    `SELECT p.row_number AS "rowNumber", b.current_run_id AS "runId" FROM batch_payee p JOIN batch b ON b.id = p.batch_id
     WHERE p.batch_id = $1::int AND p.employee_id = $2::int`,
    [batchId, employeeId],
  );
  if (!payee) return undefined;
  const numbers = program.inputs.map(({ tableNo }) => tableNo);
  const rows = await sql.query<PayeeInputRow>(
    `SELECT table_no::int AS "tableNo", v::text[] AS v, t FROM ${run?.ownInput ? 'calc.run_input WHERE run_id' : 'calc.input WHERE batch_id'} = $1::int AND table_no = ANY ($3::smallint[]) AND row_number = $2::int ORDER BY table_no, line`,
    [run?.ownInput ? run.id : batchId, payee.rowNumber, numbers],
  );
  const lines = Map.groupBy(rows, ({ tableNo }) => tableNo);
  const minor = (value: string | null): bigint | null => (value === null ? null : BigInt(value));
  const tables = new Map(numbers.map((no) => [no, { lines: (lines.get(no) ?? []).map(({ v, t }) => ({ v: v.map(minor), t })) }]));
  const period = await readPeriodFacts(sql, batchId, run?.knownAt);
  const runId = run?.id ?? payee.runId;
  const shared = program.stages > 1 && runId !== null ? { shared: await readShared(sql, runId, program) } : {};
  return { facts: { period, ...shared }, input: { tables } };
}
