/** One call of the command line, from its arguments to its exit code. */
import { type PeriodFacts, type Program, runDefinitionTests } from '@wagewright/calc-engine';
import { buildInput, type GivenInput } from './build-input.ts';
import { calculateEverybody } from './calculate-everybody.ts';
import { explainCell } from './explain-cell.ts';
import { printDefinition } from './print-definition.ts';
import { printCellError, printCellErrors } from './print-errors.ts';
import { printExplanation } from './print-explanation.ts';
import { breaches, rowWarnings, tableWarnings } from './print-findings.ts';
import { InputProblems } from './problems.ts';
import { type CalcArguments, readArguments, usage } from './read-arguments.ts';
import { readProgram } from './read-definition.ts';
import { readPeriod } from './read-period.ts';
import { reportLayers } from './report-layers.ts';
import { describeResults } from './results.ts';
import { writeResults } from './write-results.ts';

const note = (line: string): void => console.error(line);

/** 0, or 1 with what is wrong on standard error, one a line. */
export async function main(args: readonly string[]): Promise<0 | 1> {
  try {
    const options = readArguments(args);
    if (options === 'help') {
      console.log(usage);
      return 0;
    }
    if (options.showLayers || options.diff) return await reportLayers(options, note);
    if (options.write) return printDefinition(options, options.write);
    const program = readProgram(options.definition);
    const failures = options.test ? runTests(program) : await run(program, options);
    for (const failure of failures) console.error(failure);
    return failures.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof InputProblems)) throw error;
    for (const line of error.lines) console.error(line);
    return 1;
  }
}

const counted = (count: number, of: string): string => `${count} ${of}${count === 1 ? '' : 's'}`;

function runTests(program: Program): string[] {
  if (program.definition.tests.length === 0) {
    return [`NO_TESTS ${program.definition.code} has no tests. Add a list "tests" with a name, a period, rows and what to expect of them.`];
  }
  const results = runDefinitionTests(program);
  for (const warning of tableWarnings(program)) note(warning);
  const failures = results.flatMap((result) => result.failures.map((failure) => `TEST ${result.name}: ${failure}`));
  if (failures.length === 0) console.log(`${counted(results.length, 'test')} passed`);
  return failures;
}

/** Lines of the cells that failed. */
async function run(program: Program, options: CalcArguments): Promise<string[]> {
  if (options.periods !== null || options.known !== null) {
    const { runPeriods } = await import('./periods/run-periods.ts');
    return await runPeriods(program, options, note);
  }
  const started = performance.now();
  const period = await readPeriod(program, options, options.settings, note);
  const given = await buildInput(program, options, options.settings, note);
  if (options.explain) {
    const explanation = explainCell(program, period, given, options.explain);
    console.log(options.format === 'json' ? JSON.stringify(explanation.tree, null, 2) : printExplanation(program, explanation).join('\n'));
    const { error } = explanation.tree;
    return error ? [printCellError(program, error, options.explain.key)] : [];
  }
  return calculate(program, period, given, options, started);
}

function calculate(program: Program, period: PeriodFacts, given: GivenInput, options: CalcArguments, started: number): string[] {
  const read = performance.now();
  const result = calculateEverybody(program, period, given.input);
  const calculated = performance.now();
  const tables = describeResults(program, result, given.employees);
  writeResults(tables, options.format, options.out);
  const written = performance.now();
  const seconds = [read - started, calculated - read, written - calculated].map((ms) => `${(ms / 1000).toFixed(2)} s`);
  const cells = tables.reduce((sum, { plan, rows }) => sum + rows * plan.columns.length, 0);
  note(
    `${counted(given.employees.length, 'employee')}, ${counted(cells, 'cell')}: read in ${seconds[0]}, calculated in ${seconds[1]}, written in ${seconds[2]}.`,
  );
  for (const warning of [...tableWarnings(program, period), ...rowWarnings(program, result, given.input, given.employees)]) note(warning);
  return [...printCellErrors(program, result.errors, given.employees), ...breaches(program, result, given.employees)];
}
