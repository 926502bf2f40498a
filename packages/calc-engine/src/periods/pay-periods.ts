/**
 * Several periods one after another without a database: each reads the history that those before have written, as batches do that are
 * submitted in turn, and pays what has come to light of earlier ones, as their retro runs find it (ADR 12, 53).
 */
import type { InputTable, KernelInput, PeriodFacts, Program } from '../api.ts';
import { measureStatistics } from '../codegen/input.ts';
import { calculateAll, type WholeRun } from '../whole-run.ts';
import { historyTable } from './history-table.ts';
import { amountsOf, append, elementPlaces, type Ledger, type LedgerPeriod, type RetroDelta } from './ledger.ts';
import { windowAmount } from './windows.ts';

/** Whose input is wanted. Without people: everybody's, as known when the period itself is paid. */
export interface AskedInput {
  /** Places in the list of periods. */
  readonly period: number;
  /** When the later of them is paid. */
  readonly known: number;
  /** These people as known then. */
  readonly people?: ReadonlySet<string>;
  /** The others too, as known when the period itself was paid. */
  readonly withOthers?: boolean;
}

/** Rows of every table by person; of history only where it is known already, as a batch has frozen it. */
export interface PeriodInput {
  readonly employees: readonly string[];
  readonly tables: ReadonlyMap<number, InputTable>;
}

export interface PayPeriod extends LedgerPeriod {
  readonly facts: PeriodFacts;
  /** Where it is calculated by another program than the others. */
  readonly program?: Program;
  /** ISO date: what is known from a later day is not read. */
  readonly knownOn: string;
}

export interface Periods {
  readonly program: Program;
  /** In the order in which they are paid. */
  readonly periods: readonly PayPeriod[];
  /** What was paid before the first of them; what they pay is appended. */
  readonly ledger: Ledger;
  inputOf(asked: AskedInput): PeriodInput;
  /**
   * People of whom the input of a period says something else as known at `known` than as known at the period before that. Left out: nothing
   * comes to light later, and of a period nothing is kept but what it paid.
   */
  changed?(period: number, known: number): readonly string[];
}

/** One calculation of people for a period. */
export interface PeriodRun {
  readonly period: PayPeriod;
  readonly employees: readonly string[];
  readonly input: KernelInput;
  readonly run: WholeRun;
}

export interface PaidPeriod extends PeriodRun {
  /** Earlier periods calculated again, as known now. */
  readonly again: readonly PeriodRun[];
  readonly deltas: readonly RetroDelta[];
  /** Who is known otherwise now of a period that did not pay them: there is nothing to compare with. */
  readonly notPaidThen: readonly { readonly employee: string; readonly period: string }[];
}

/** What a period was calculated by. */
interface Frozen {
  readonly people: ReadonlySet<string>;
  /** Person → amounts in the order of the program's history. */
  readonly history: ReadonlyMap<string, readonly bigint[]>;
}

/** The next period is calculated when it is asked for; what a run gives is valid for good. */
export function* payPeriods(call: Periods): Generator<PaidPeriod> {
  const frozen: Frozen[] = [];
  for (const [place, period] of call.periods.entries()) {
    const known = frozen.map((past, earlier) => ({ past, earlier, asked: new Set(call.changed?.(earlier, place)) }));
    const again = known.flatMap(({ past, earlier, asked }) => calculateAgain(call, past, earlier, place, asked));
    const notPaidThen = known.flatMap(({ past, earlier, asked }) =>
      [...asked]
        .filter((employee) => !past.people.has(employee))
        .map((employee) => ({ employee, period: call.periods[earlier]?.name ?? '' })),
    );
    const deltas = again.flatMap((run) => deltasOf(call, run));
    const owed = Map.groupBy(deltas, ({ employee }) => employee);
    const { employees, tables } = call.inputOf({ period: place, known: place });
    const history = new Map(employees.map((employee) => [employee, historyOf(call, period, employee, owed.get(employee) ?? [])]));
    if (call.changed) frozen.push({ people: new Set(employees), history });
    const run = calculate(programOf(call, period), period, employees, tables, history);
    submit(call, run, owed);
    yield { ...run, again: again.map(({ run: of }) => of), deltas, notPaidThen };
  }
}

const programOf = ({ program }: Periods, period: PayPeriod): Program => period.program ?? program;

function historyOf(call: Periods, period: PayPeriod, employee: string, owed: readonly RetroDelta[]): bigint[] {
  const retro = owed.map(({ amounts }) => amounts);
  const rows = (call.ledger.get(employee) ?? []).filter(({ knownFrom }) => knownFrom === undefined || knownFrom <= period.knownOn);
  return programOf(call, period).history.map((need) => windowAmount(need, period, rows, retro));
}

function calculate(
  program: Program,
  period: PayPeriod,
  employees: readonly string[],
  tables: ReadonlyMap<number, InputTable>,
  history: ReadonlyMap<string, readonly bigint[]>,
): PeriodRun {
  const amounts = employees.map((employee) => history.get(employee) ?? []);
  const input = { rows: employees.length, tables: new Map([...historyTable(program, amounts), ...tables]) };
  const run = calculateAll(program, { period: period.facts, statistics: measureStatistics(program, input) }, input);
  return { period, employees, input, run };
}

/** A past period once more for whom it is known otherwise now: its history as it was then, without what it paid for still earlier periods. */
function calculateAgain(
  call: Periods,
  past: Frozen,
  earlier: number,
  now: number,
  changed: ReadonlySet<string>,
): { run: PeriodRun; asked: ReadonlySet<string> }[] {
  const period = call.periods[earlier];
  const asked = new Set([...changed].filter((employee) => past.people.has(employee)));
  if (!period || asked.size === 0) return [];
  const program = programOf(call, period);
  const withOthers = program.stages > 1; // tables over all employees need all of them
  const { employees, tables } = call.inputOf({ period: earlier, known: now, people: asked, withOthers });
  const history = new Map(
    employees.map((employee) => {
      const amounts = past.history.get(employee) ?? [];
      const plain = program.history.map(({ window }, index) => (window === 'RETRO' ? 0n : (amounts[index] ?? 0n)));
      return [employee, asked.has(employee) ? plain : amounts];
    }),
  );
  return [{ run: calculate(program, period, employees, tables, history), asked }];
}

/** Who failed is not paid, and nothing is owed to who fails now; who was not paid then has nothing to compare with. */
function deltasOf(call: Periods, { run, asked }: { run: PeriodRun; asked: ReadonlySet<string> }): RetroDelta[] {
  const places = elementPlaces(programOf(call, run.period));
  const failed = new Set(run.run.errors.map(({ row }) => row));
  const { period: earned } = run;
  return run.employees.flatMap((employee, row) => {
    const earlier = (call.ledger.get(employee) ?? []).filter(
      (entry) => entry.earned.sequence === earned.sequence && entry.kind !== 'opening',
    );
    if (!asked.has(employee) || failed.has(row) || earlier.length === 0) return [];
    const amounts = [...amountsOf(places, run.run, row)].flatMap(([element, amount]): [string, bigint][] => {
      const delta = earlier.reduce((left, entry) => left - (entry.amounts.get(element) ?? 0n), amount);
      return delta === 0n ? [] : [[element, delta]];
    });
    return amounts.length === 0 ? [] : [{ employee, earned, amounts: new Map(amounts) }];
  });
}

/** Elements read by RETRO go to the periods in which they were earned; the rest is earned and paid now. */
function submit(call: Periods, { period, employees, run }: PeriodRun, owed: ReadonlyMap<string, readonly RetroDelta[]>): void {
  const { ledger } = call;
  const program = programOf(call, period);
  const places = elementPlaces(program);
  const read = new Set(program.history.filter(({ window }) => window === 'RETRO').map(({ element }) => element));
  const failed = new Set(run.errors.map(({ row }) => row));
  for (const [row, employee] of employees.entries()) {
    if (failed.has(row)) continue;
    const earlier = (owed.get(employee) ?? []).map(({ earned, amounts }) => ({
      earned,
      amounts: new Map([...amounts].filter(([element]) => read.has(element))),
    }));
    const own = [...amountsOf(places, run, row)].map(([element, amount]): [string, bigint] => [
      element,
      earlier.reduce((left, { amounts }) => left - (amounts.get(element) ?? 0n), amount),
    ]);
    append(ledger, employee, { kind: 'normal', earned: period, paid: period, amounts: new Map(own) });
    for (const { earned, amounts } of earlier)
      if (amounts.size > 0) append(ledger, employee, { kind: 'retro', earned, paid: period, amounts });
  }
}
