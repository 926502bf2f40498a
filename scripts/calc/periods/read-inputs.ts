/** `--in` and `--late` over several periods: files for all of them, for one each (`staff-{period}.csv`), or with dated rows. */
import type { InputPlan, PayPeriod, Program } from '@wagewright/calc-engine';
import type { FileProblem } from '@wagewright/files';
import { findInput, inputPlans } from '../build-input.ts';
import { type FileSettings, type Listener, orProblem } from '../open-sheet.ts';
import { readInputTable } from '../read-table.ts';
import type { DatedTable } from './dated-input.ts';
import { type DatedRow, datedColumns, datedRows } from './dated-rows.ts';

export interface GivenFiles {
  /** Table (code or name) → file. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly late: ReadonlyMap<string, string>;
}

/** In a file's name: each period's name in turn. */
const placeholder = '{period}';

/** Problems go to the listener; the tables are those of the definition, in its order. */
export async function readInputs(
  program: Program,
  { inputs, late }: GivenFiles,
  periods: readonly PayPeriod[],
  settings: FileSettings,
  listener: Listener,
): Promise<DatedTable[]> {
  const { problems } = listener;
  const plans = inputPlans(program);
  if (inputs.size === 0 && plans.length > 0) {
    const codes = plans.map(({ code }) => code);
    problems.add(`No rows are given. Give at least one table: --in ${codes[0]}=file.csv. This definition takes ${codes.join(', ')}.`);
  }
  const rows = new Map<InputPlan, DatedRow[]>(plans.map((plan) => [plan, []]));
  for (const [files, isLate] of [
    [inputs, false],
    [late, true],
  ] as const) {
    for (const [name, file] of files) {
      const plan = findInput(program, isLate ? '--late' : '--in', name, problems);
      const quiet = onceOnly(listener);
      for (const { path, period } of plan ? filesOf(file, periods) : []) {
        if (!plan) continue;
        const shape = { beside: datedColumns, isPartial: isLate };
        const table = await orProblem(problems, () => readInputTable(plan, path, settings, quiet, shape));
        if (table) rows.get(plan)?.push(...datedRows({ table, period, isLate }, periods, problems));
      }
    }
  }
  const tables = plans.map((plan) => ({ plan, rows: rows.get(plan) ?? [] }));
  judgePeople(tables);
  return tables;
}

/** What is worth saying of files of one period each is mostly the same of all: it is said of the first. */
function onceOnly(listener: Listener): Listener {
  const said = new Set<string>();
  const isNew = ({ code, details }: FileProblem): boolean => {
    const note = JSON.stringify([code, details]);
    const isFirst = !said.has(note);
    said.add(note);
    return isFirst;
  };
  return { ...listener, noteFile: (notes) => listener.noteFile(notes.filter(isNew)) };
}

function filesOf(file: string, periods: readonly PayPeriod[]): { readonly path: string; readonly period: number | null }[] {
  if (!file.includes(placeholder)) return [{ path: file, period: null }];
  return periods.map(({ name }, period) => ({ path: file.replaceAll(placeholder, name), period }));
}

/** A second row that says the same of an employee's days, and rows of people whom the table that lists the employees does not have. */
function judgePeople(tables: readonly DatedTable[]): void {
  const list = tables.find(({ plan, rows }) => plan.lines === 'one' && rows.length > 0);
  const listed = Map.groupBy(
    (list?.rows ?? []).filter(({ isLate }) => !isLate),
    ({ employee }) => employee,
  );
  for (const { plan, rows } of tables) {
    const seen = new Set<string>();
    for (const row of rows) {
      const same = JSON.stringify([row.employee, row.period, row.validFrom, row.knownFrom, row.isLate]);
      if (plan.lines === 'one' && seen.has(same)) row.refuse('KEY_TWICE');
      seen.add(same);
      const own = listed.get(row.employee) ?? [];
      const isListed = own.some(({ period }) => period === null || row.period === null || period === row.period);
      if (list && !isListed) row.refuse('KEY_UNKNOWN');
    }
  }
}
