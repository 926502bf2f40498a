import {
  compileDefinition,
  historyTableNo,
  type InputPlan,
  type InputTable,
  type KernelOutput,
  type Program,
  specialise,
} from '@wagewright/calc-engine';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { readRunSource } from '../../src/payroll/runs/index.ts';
import type { Sql } from '../../src/sql.ts';

/** The program of a batch's copy. */
export async function programOf(sql: Sql, batchId: number): Promise<Program> {
  const { definition } = await readRunSource(sql, batchId);
  const compiled = compileDefinition(calculationDefinitionSchema.parse(definition));
  if (!compiled.ok) throw new Error(compiled.errors[0]?.message);
  return compiled.program;
}

async function readTable(sql: Sql, batchId: number, { tableNo, columns, lines }: InputPlan, payees: number): Promise<InputTable> {
  const rows = await sql.query<{ row: number; v: (string | null)[]; t: (string | null)[] }>(
    'SELECT row_number AS row, v::text[] AS v, t FROM calc.input WHERE batch_id = $1::int AND table_no = $2::int ORDER BY row_number, line',
    [batchId, tableNo],
  );
  const count = (storage: 'v' | 't') => columns.filter((column) => column.storage === storage).length;
  const table = {
    numbers: Array.from({ length: count('v') }, (_, at) =>
      Float64Array.from(rows, ({ v }) => (v[at] == null ? Number.NaN : Number(v[at]))),
    ),
    texts: Array.from({ length: count('t') }, (_, at) => rows.map(({ t }) => t[at] ?? null)),
  };
  if (lines === 'one') return table;
  // Row numbers of a batch are dense, from 1.
  const first = Int32Array.from({ length: payees + 1 }, (_, at) => rows.filter(({ row }) => Number(row) <= at).length);
  return { ...table, first };
}

async function storeOutput(sql: Sql, runId: number, employeeIds: readonly number[], output: KernelOutput): Promise<void> {
  for (const table of output.tables) {
    for (const [row, employeeId] of employeeIds.entries()) {
      const [from, to] = table.first ? [table.first[row] ?? 0, table.first[row + 1] ?? 0] : [row, row + 1];
      for (let at = from; at < to; at += 1) {
        const v = table.v.map((column) => (Number.isNaN(column[at]) ? null : String(column[at])));
        const t = table.t.map((column) => column[at] ?? null);
        await sql.query('INSERT INTO calc.row VALUES ($1::int, $2::int, $3::int, $4::int, $5::bigint[], $6::text[], $7::int)', [
          runId,
          table.no,
          employeeId,
          at - from,
          v,
          t,
          table.errorCount[at],
        ]);
      }
    }
  }
  for (const error of output.errors) {
    await sql.query('INSERT INTO calc.cell_error VALUES ($1::int, $2::int, $3::int, $4::int, $5, $6, $7::jsonb)', [
      runId,
      error.tableNo,
      employeeIds[error.row],
      error.line,
      error.column,
      error.code,
      JSON.stringify({ parameters: error.parameters, range: error.range, inputs: error.inputs }),
    ]);
  }
}

/** What a worker does with a small batch, in one go: reads the frozen input, runs the kernel, stores the rows, makes the run current. */
export async function calculateBatch(sql: Sql, batchId: number): Promise<{ runId: number; program: Program }> {
  const program = await programOf(sql, batchId);
  const { period } = await readRunSource(sql, batchId);
  const payees = await sql.query<{ id: number }>('SELECT employee_id AS id FROM batch_payee WHERE batch_id = $1::int ORDER BY row_number', [
    batchId,
  ]);
  const tables = new Map<number, InputTable>();
  for (const input of program.inputs) tables.set(input.tableNo, await readTable(sql, batchId, input, payees.length));
  if (program.history.length > 0 && !tables.has(historyTableNo)) throw new Error('The program reads history but has no input for it.');
  const output = specialise(program, { period }).run({ rows: payees.length, tables });
  const [run] = await sql.query<{ id: number }>(
    `INSERT INTO calculation_run (batch_id, copy_id, kind, state, return_status, chunks_total, remaining, payees_total, engine_version, definition_hash, input_hash)
     SELECT id, copy_id, 'calculate', 'finished', 'waiting', 1, 0, payee_count, $2, $3, input_hash FROM batch WHERE id = $1::int RETURNING id`,
    [batchId, program.engineVersion, program.hash],
  );
  if (!run) throw new Error(`Batch ${batchId} is not prepared.`);
  await storeOutput(
    sql,
    run.id,
    payees.map(({ id }) => id),
    output,
  );
  await sql.query(`UPDATE batch SET current_run_id = $2::int, status = 'calculated' WHERE id = $1::int`, [batchId, run.id]);
  return { runId: run.id, program };
}

/** The default batch of a solution's period, with the period's id. */
export async function findBatch(sql: Sql, solution: string, sequence: number): Promise<{ id: number; periodId: number }> {
  const [batch] = await sql.query<{ id: number; periodId: number }>(
    `SELECT b.id, p.id AS "periodId" FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
     WHERE s.code = $1 AND p.sequence = $2::int AND b.is_default`,
    [solution, sequence],
  );
  if (!batch) throw new Error(`${solution} has no default batch in period ${sequence}.`);
  return batch;
}

export const setStatus = (sql: Sql, batchId: number, status: string): Promise<unknown> =>
  sql.query('UPDATE batch SET status = $2 WHERE id = $1::int', [batchId, status]);
