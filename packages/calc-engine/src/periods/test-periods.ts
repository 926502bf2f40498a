/** A definition's test over several periods: each reads what those before have written, and pays what has come to light since. */
import type { Cell, DefinitionTest, NextPeriod } from '@wagewright/contracts/definition';
import { historyTableNo, type PeriodFacts, type Program } from '../api.ts';
import { constantToMinor, parseCell } from '../definition/cells.ts';
import { minorToText } from '../reference/fraction.ts';
import { compareEvaluators, compareRun, type Mismatch, plain } from '../test-expectations.ts';
import { testInput } from '../test-input.ts';
import { type AskedInput, type PaidPeriod, type PeriodInput, payPeriods } from './pay-periods.ts';

type Rows = DefinitionTest['rows'];
type Entry = Rows[string][number];
type Late = NextPeriod['late'][number]['rows'];

/** A test of several periods. */
export type PeriodsTest = DefinitionTest & { readonly next: readonly NextPeriod[] };

interface TestPeriod {
  readonly period: PeriodFacts;
  readonly rows: Rows;
  readonly late: NextPeriod['late'];
  readonly expect: DefinitionTest['expect'];
  readonly retro: NextPeriod['retro'];
}

/** What differs in the first period in which anything does; lines have the period's number in front. */
export function runPeriodsTest(program: Program, test: PeriodsTest): Mismatch[] {
  const periods = periodsOf(test);
  const wrong = wrongOrder(test, periods);
  if (wrong.length > 0) return wrong.map(plain);
  const given = new GivenPeriods(program, periods);
  const names = periods.map(({ period }, place) => ({
    name: String(place + 1),
    sequence: place,
    payDate: period.payDate,
    knownOn: period.payDate,
    facts: period,
  }));
  const paying = payPeriods({
    program,
    periods: names,
    ledger: new Map(),
    inputOf: (asked) => given.input(asked),
    changed: (period, known) => given.changed(period, known),
  });
  for (const paid of paying) {
    const expected = periods[paid.period.sequence];
    const found = [...given.failures.map(plain), ...(expected ? comparePeriod(program, paid, expected) : [])];
    if (found.length > 0) return found.map((mismatch) => inPeriod(paid.period.sequence + 1, mismatch));
  }
  return [];
}

const inPeriod = (period: number, { text, cell, delta }: Mismatch): Mismatch => ({
  text: `period ${period}: ${text}`,
  cell: cell && { ...cell, period },
  delta,
});

/** What cannot be carried forward: a history beside it, periods out of order, corrections and deltas of periods that are not before. */
function wrongOrder({ history }: PeriodsTest, periods: readonly TestPeriod[]): string[] {
  if (history.length > 0) return ['history: a test with next carries its history forward. Leave history out, or test one period.'];
  return periods.flatMap(({ period, late, retro }, place) => {
    const number = place + 1;
    const isBackwards = period.payDate < (periods[place - 1]?.period.payDate ?? '');
    const notBefore = [...late, ...retro].map(({ of }) => of).filter((of) => of >= number);
    return [
      ...(isBackwards ? [`period ${number} is paid before period ${place}. List periods in the order in which they are paid.`] : []),
      ...[...new Set(notBefore)].map((of) => `period ${number}: late and retro are of periods before it, and period ${of} is not.`),
    ];
  });
}

function periodsOf(test: PeriodsTest): TestPeriod[] {
  const { period, rows, expect, next } = test;
  const periods: TestPeriod[] = [{ period, rows, expect, late: [], retro: [] }];
  for (const given of next) periods.push({ ...given, rows: given.rows ?? periods.at(-1)?.rows ?? {} });
  return periods;
}

function comparePeriod(program: Program, paid: PaidPeriod, { expect, retro }: TestPeriod): Mismatch[] {
  return [
    ...paid.again.flatMap(({ period, run, input }) =>
      compareEvaluators(run, input).map((failure) => plain(`${period.name} again: ${failure}`)),
    ),
    ...compareRun(program, paid.run, paid.input, expect),
    ...retro.flatMap(({ of, deltas }) =>
      deltas.flatMap((amounts, row) => compareDeltas(program, paid, { of, row, amounts: Object.entries(amounts) })),
    ),
  ];
}

interface ExpectedDeltas {
  readonly of: number;
  readonly row: number;
  readonly amounts: readonly (readonly [element: string, amount: Cell])[];
}

function compareDeltas(
  { balances }: Program,
  { period: { sequence }, deltas }: PaidPeriod,
  { of, row, amounts }: ExpectedDeltas,
): Mismatch[] {
  const owed = deltas.find(({ employee, earned }) => employee === String(row + 1) && earned.name === String(of));
  return amounts.flatMap(([code, expected]): Mismatch[] => {
    const element = balances.find((candidate) => candidate.code === code);
    if (!element) return [plain(`retro: there is no balance element ${code}`)];
    const cell = parseCell(expected, 'decimal', element.scale);
    const wanted = cell.ok && cell.value ? constantToMinor(cell.value, element.scale) : null;
    const found = owed?.amounts.get(code) ?? 0n;
    if (wanted === found) return [];
    const period = sequence + 1;
    const text = minorToText(found, element.scale);
    const delta = { period, of, row, element: code, expected: expected === null ? null : String(expected), found: text };
    return [{ ...plain(`retro ${code} of period ${of}, row ${row + 1}: expected ${String(expected)}, found ${text}`), delta }];
  });
}

/** The rows of each period, as given and as corrected later. Employees are numbered from 1. */
class GivenPeriods {
  readonly failures: string[] = [];
  private readonly program: Program;
  private readonly periods: readonly TestPeriod[];

  constructor(program: Program, periods: readonly TestPeriod[]) {
    this.program = program;
    this.periods = periods;
  }

  input({ period, known, people }: AskedInput): PeriodInput {
    const rows = structuredClone(this.periods[period]?.rows ?? {});
    for (const [place, { late }] of this.periods.entries()) {
      const since = (employee: string): boolean => place <= (people?.has(employee) ? known : period);
      for (const { of, rows: corrected } of late) if (of === period + 1) correct(rows, corrected, since);
    }
    const { rows: count, tables } = testInput(this.program, { rows, history: [] }, this.failures);
    const own = [...tables].filter(([tableNo]) => tableNo !== historyTableNo);
    return { employees: Array.from({ length: count }, (_, row) => String(row + 1)), tables: new Map(own) };
  }

  changed(period: number, known: number): string[] {
    const late = this.periods[known]?.late.filter(({ of }) => of === period + 1) ?? [];
    const named = late.flatMap(({ rows }) =>
      Object.values(rows).flatMap((entries) => entries.flatMap((entry, row) => (says(entry) ? [row] : []))),
    );
    return [...new Set(named)].map((row) => String(row + 1));
  }
}

const says = (entry: Late[string][number]): entry is Entry => {
  if (entry === null) return false;
  return Array.isArray(entry) || Object.keys(entry).length > 0;
};

/** Cells that are given replace cells, and lists of lines replace lists. */
function correct(rows: Rows, corrected: Late, isKnown: (employee: string) => boolean): void {
  for (const [table, entries] of Object.entries(corrected)) {
    const own = [...(rows[table] ?? [])];
    for (const [row, entry] of entries.entries()) {
      if (!says(entry) || !isKnown(String(row + 1))) continue;
      const before = own[row] ?? {};
      own[row] = Array.isArray(entry) || Array.isArray(before) ? entry : { ...before, ...entry };
    }
    rows[table] = own;
  }
}
