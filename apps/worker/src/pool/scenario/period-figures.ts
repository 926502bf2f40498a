import { amountsOf, elementPlaces, minorToText, type OutputTable, type PaidPeriod, type Program } from '@wagewright/calc-engine';
import type { PersonFigures, ScenarioPerson } from '@wagewright/db/payroll/scenarios';
import { byLine, linesOf, sumColumn } from '../chunk-result.ts';

/** Columns of a calculated table that hold money, by their paths. */
const moneyColumns = (program: Program) =>
  program.tables
    .filter(({ kind }) => kind === 'data')
    .flatMap((table) =>
      table.columns
        .filter(({ type }) => type === 'money')
        .map((column) => ({ table, column, path: `${table.code}.${column.code}`, isEmployers: column.display.payslip === 'employer' })),
    );

/** Gross, net and what the employer pays beside gross, each as the columns that make it. */
function figurePaths({ summary }: Program, columns: ReturnType<typeof moneyColumns>): ReadonlyMap<string, readonly string[]> {
  const employers = columns.filter(({ isEmployers }) => isEmployers).map(({ path }) => path);
  const gross = summary ? [summary.gross] : [];
  return new Map([
    ['gross', gross],
    ['net', summary ? [summary.net] : []],
    ['cost', [...gross, ...employers]],
  ]);
}

/** Reads what a person comes to in the figures of a program, at the scale of the finest of their columns. */
function figureReader(program: Program) {
  const columns = moneyColumns(program);
  const paths = figurePaths(program, columns);
  const wanted = [...new Set([...paths.values()].flat())];
  const scale = Math.max(0, ...columns.filter(({ path }) => wanted.includes(path)).map(({ column }) => column.scale));
  const places = elementPlaces({
    ...program,
    balances: wanted.map((from) => ({ code: from, name: program.definition.name, from, scale })),
  });
  return (run: PaidPeriod['run'], row: number) => {
    const amounts = amountsOf(places, run, row);
    const sum = (name: string) =>
      minorToText(
        (paths.get(name) ?? []).reduce((total, path) => total + (amounts.get(path) ?? 0n), 0n),
        scale,
      );
    return { gross: sum('gross'), net: sum('net'), cost: sum('cost') };
  };
}

/** Each person of a period; whoever has a cell without a value has no figures, and says which. */
export function personFigures(program: Program, { period, run }: PaidPeriod, people: readonly ScenarioPerson[]): PersonFigures[] {
  const read = figureReader(program);
  const failed = new Map(run.errors.toReversed().map(({ row, code, table, column }) => [row, `${code} ${table}.${column}`]));
  return people.map((person, row) => {
    const who = { sequence: period.sequence, employeeId: person.id, departmentId: person.departmentId };
    const error = failed.get(row);
    return error === undefined ? { ...who, ...read(run, row), error: null } : { ...who, gross: null, net: null, cost: null, error };
  });
}

/** The totals of a period's money columns over everybody who has figures. */
export function columnTotals(program: Program, { period, run }: PaidPeriod) {
  const failed = new Uint8Array(run.rows);
  for (const { row } of run.errors) failed[row] = 1;
  const tables = new Map(run.tables.map((table): [number, OutputTable] => [table.no, table]));
  return moneyColumns(program).flatMap(({ table: plan, column, path }) => {
    const table = tables.get(plan.no);
    if (!table) return [];
    const total = sumColumn(table, column.position - 1, linesOf(table, run.rows), byLine(table, run.rows, failed));
    return [{ sequence: period.sequence, path, amount: minorToText(total, column.scale) }];
  });
}
