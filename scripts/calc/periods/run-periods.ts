/** `--periods`: several periods in one call, each with what the ones before have written, and with what came to light since. */
import {
  type Ledger,
  type PaidPeriod,
  type PayPeriod,
  type PeriodRun,
  type Program,
  payPeriods,
  type RetroDelta,
} from '@wagewright/calc-engine';
import { suggestName } from '@wagewright/calc-engine/language';
import { listenerOf } from '../build-input.ts';
import { explainCell } from '../explain-cell.ts';
import { orProblem } from '../open-sheet.ts';
import { printCellError, printCellErrors } from '../print-errors.ts';
import { printExplanation } from '../print-explanation.ts';
import { breaches, rowWarnings, tableWarnings } from '../print-findings.ts';
import { refuse } from '../problems.ts';
import type { CalcArguments, ExplainRequest } from '../read-arguments.ts';
import { readPeriod } from '../read-period.ts';
import { describeResults } from '../results.ts';
import { DatedInput } from './dated-input.ts';
import { findPeriod } from './dated-rows.ts';
import { readLedger } from './ledger-file.ts';
import { readInputs } from './read-inputs.ts';
import { onlyPeriod, readPeriods } from './read-periods.ts';
import { SaidLines } from './said-lines.ts';
import { folderWriter, outputWriter, retroLines, retroObjects } from './write-periods.ts';

type Note = (line: string) => void;

/** Everything that a call gives, read. */
interface Given {
  readonly program: Program;
  readonly periods: readonly PayPeriod[];
  readonly ledger: Ledger;
  readonly input: DatedInput;
}

/** Lines of what failed. */
export async function runPeriods(program: Program, options: CalcArguments, note: Note): Promise<string[]> {
  const given = await readGiven(program, options, note);
  const only = options.only === null ? null : readOnly(options.only, given.periods);
  if (options.explain) return explainPeriod(given, options, options.explain, only, note);
  return writeAll(given, options, only, note);
}

async function readGiven(program: Program, options: CalcArguments, note: Note): Promise<Given> {
  const { settings, periods: file, calendar, known } = options;
  const paid =
    file === null
      ? onlyPeriod(await readPeriod(program, options, settings, note))
      : await readPeriods(program, { periods: file, calendar }, settings, note);
  const periods = paid.map((period) => (known !== null && known < period.knownOn ? { ...period, knownOn: known } : period));
  const listener = listenerOf(note);
  const tables = await readInputs(program, options, periods, settings, listener);
  const { ledger: ledgerFile } = options;
  const ledger =
    ledgerFile === null ? null : await orProblem(listener.problems, () => readLedger(program, ledgerFile, periods, settings, listener));
  listener.problems.end();
  return { program, periods, ledger: ledger ?? new Map(), input: new DatedInput(periods, tables) };
}

/** A period, and the later one in which it is looked at again. */
interface Only {
  readonly place: number;
  readonly again: number | null;
}

/** `2026-03`, or `2026-01@2026-03`: January as it was calculated again in March. */
function readOnly(given: string, periods: readonly PayPeriod[]): Only {
  const find = (wanted: string): number => {
    const names = periods.map(({ name }) => name);
    const place = findPeriod(periods, wanted);
    return place >= 0
      ? place
      : refuse(`--only: There is no period ${wanted}. ${suggestName(wanted, names, `There are ${names.join(', ')}.`)}`);
  };
  const [period = '', again] = given.split('@');
  return { place: find(period), again: again === undefined ? null : find(again) };
}

const paying = ({ program, periods, ledger, input }: Given): Generator<PaidPeriod> =>
  payPeriods({
    program,
    periods,
    ledger,
    inputOf: (asked) => input.input(asked),
    changed: (period, known) => input.changed(period, known),
  });

function writeAll(given: Given, { format, out }: CalcArguments, only: Only | null, note: Note): string[] {
  const { program, periods, ledger } = given;
  const writer = out === null ? outputWriter(program, format) : folderWriter(program, format, out);
  const [warnings, failures] = [new SaidLines(), new SaidLines()];
  const counts = { cells: 0, deltas: 0 };
  const started = performance.now();
  for (const paid of paying(given)) {
    const { period, run, employees, input } = paid;
    const tables = describeResults(program, run, employees);
    if (only === null || only.place === period.sequence) writer.add(paid, tables);
    counts.cells += tables.reduce((sum, { plan, rows }) => sum + rows * plan.columns.length, 0);
    counts.deltas += paid.deltas.length;
    warnings.add(period.name, [...tableWarnings(program, period.facts), ...rowWarnings(program, run, input, employees)]);
    failures.add(period.name, failuresOf(program, paid));
    for (const again of paid.again) failures.add(`${again.period.name} again in ${period.name}`, failuresOf(program, again));
    for (const { employee, period: earlier } of paid.notPaidThen)
      warnings.add(period.name, [
        `WARNING NOT_PAID_THEN ${employee} was not paid in ${earlier}: what is known of it now has nothing to be compared with. Pay it by rows of its own.`,
      ]);
  }
  writer.end(ledger);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  note(
    `${periods.length} periods, ${counts.cells} cells, ${counts.deltas} deltas of earlier periods: calculated and written in ${seconds} s.`,
  );
  for (const line of warnings.all()) note(line);
  return failures.all();
}

const failuresOf = (program: Program, { run, employees }: PeriodRun): string[] => [
  ...printCellErrors(program, run.errors, employees),
  ...breaches(program, run, employees),
];

function explainPeriod(given: Given, { format }: CalcArguments, request: ExplainRequest, only: Only | null, note: Note): string[] {
  const { program, periods } = given;
  const { place, again } = only ?? { place: periods.length - 1, again: null };
  const known = again ?? place;
  const paid = paying(given).find(({ period }) => period.sequence === known);
  const run = again === null ? paid : paid?.again.find(({ period }) => period.sequence === place);
  if (!run)
    return refuse(`--only: ${periods[place]?.name} was not calculated again in ${periods[known]?.name}: nothing of it came to light then.`);
  const explanation = explainCell(program, run.period.facts, { employees: run.employees, input: run.input }, request);
  const asOf = { period: run.period.name, payDate: run.period.payDate, knownOn: periods[known]?.knownOn ?? run.period.knownOn };
  note(`${asOf.period}, paid on ${asOf.payDate}, as known on ${asOf.knownOn}.`);
  const isTheirs = ({ employee }: RetroDelta): boolean => request.key === employee || request.key.startsWith(`${employee}/`);
  const owed = retroLines(program, again === null ? (paid?.deltas ?? []).filter(isTheirs) : []);
  const text = [...printExplanation(program, explanation), ...owedText(owed)].join('\n');
  console.log(format === 'json' ? JSON.stringify({ ...asOf, ...explanation.tree, retro: retroObjects(owed) }, null, 2) : text);
  const { error } = explanation.tree;
  return error ? [printCellError(program, error, request.key)] : [];
}

/** What RETRO reads, period by period. */
function owedText(lines: readonly (readonly string[])[]): string[] {
  if (lines.length === 0) return [];
  return [
    '',
    'Owed for earlier periods:',
    ...lines.map(([, period, element, delta, paid]) => `  ${period} ${element} ${delta}${paid === 'TRUE' ? '' : ' (known, not paid)'}`),
  ];
}
