import type { Sql } from '../../sql.ts';
import type { ResultColumn, ResultShape, RunFailure } from './run-types.ts';

/** What the run's chunks counted together. Sums are minor units as text, by `Table.Column`. */
export interface CountedRun {
  readonly payeesTotal: number;
  readonly payees: number;
  readonly held: number;
  readonly payeesWithErrors: number;
  readonly errors: number;
  readonly rows: Readonly<Record<string, number>>;
  readonly paid: Readonly<Record<string, string>>;
  readonly stored: Readonly<Record<string, string>>;
  readonly unbalanced: readonly number[];
}

const broken = (message: string): RunFailure => ({
  code: 'INVARIANT_BROKEN',
  message,
  nextStep: 'The batch keeps its former result. Calculate again; if the message comes back, report it with the number of the run.',
});

/** One pass over a table's stored rows: how many there are, their failed cells, and the sums of the batch's figures. */
async function readStored(sql: Sql, runId: number, tableNo: number, columns: readonly ResultColumn[]) {
  const sums = columns.map(({ position }, index) => `, coalesce(sum(v[${Number(position)}]), 0)::text AS s${index}`).join('');
  const [row] = await sql.query<Record<string, string> & { rows: number; errors: number }>(
    `SELECT count(*)::int AS rows, coalesce(sum(errors), 0)::int AS errors${sums} FROM calc.row WHERE run_id = $1::int AND table_no = $2::int`,
    [runId, tableNo],
  );
  return row;
}

function checkCounts(counted: CountedRun): string | undefined {
  const { payees, payeesTotal, unbalanced } = counted;
  if (payees !== payeesTotal) return `${payees} of ${payeesTotal} payees were calculated`;
  if (unbalanced.length > 0) return `net is not gross − deductions for employee ids ${unbalanced.join(', ')}`;
  return undefined;
}

/**
 * What must hold after every run: each payee has one row in every calculated table, what PostgreSQL stored is what was computed, and
 * net = gross − deductions for everybody who is paid.
 * @returns the first breach, or undefined
 */
export async function findBreach(sql: Sql, runId: number, shape: ResultShape, counted: CountedRun): Promise<RunFailure | undefined> {
  const wrong = checkCounts(counted);
  if (wrong) return broken(`Run ${runId}: ${wrong}.`);
  const figures = shape.summary ? Object.values(shape.summary) : [];
  let errors = 0;
  for (const tableNo of shape.tableNumbers) {
    const columns = figures.filter((column) => column.tableNo === tableNo);
    const stored = await readStored(sql, runId, tableNo, columns);
    errors += stored?.errors ?? 0;
    if (stored?.rows !== counted.payeesTotal || counted.rows[tableNo] !== counted.payeesTotal) {
      return broken(`Run ${runId}: table ${tableNo} has ${stored?.rows} rows for ${counted.payeesTotal} payees.`);
    }
    const differing = columns.find(({ path }, index) => stored[`s${index}`] !== (counted.stored[path] ?? '0'));
    if (differing) return broken(`Run ${runId}: the stored amounts of ${differing.path} do not add up to what was computed.`);
  }
  if (errors !== counted.errors) return broken(`Run ${runId}: ${errors} failed cells are stored, ${counted.errors} were counted.`);
  return undefined;
}
