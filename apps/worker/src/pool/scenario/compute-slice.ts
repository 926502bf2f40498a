import {
  historyTableNo,
  type InputTable,
  type PaidPeriod,
  type PayPeriod,
  type PeriodInput,
  type Program,
  payPeriods,
  verifySample,
} from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import type { PlannedPeriod } from '@wagewright/contracts/payroll/scenarios';
import { readInput } from '@wagewright/db/copy';
import {
  type ContextOf,
  dayOf,
  type FrozenInput,
  type PersonFigures,
  peopleIn,
  projectInput,
  readLedgerBefore,
  type ScenarioPerson,
  type ScenarioSlice,
  storeSlice,
} from '@wagewright/db/payroll/scenarios';
import { type Sql, sqlOfClient } from '@wagewright/db/sql';
import type pg from 'pg';
import { frozenBlock, type SliceThreadDeps, storeWhole } from '../slices.ts';
import type { SliceOutcome, SliceTask } from '../task.ts';
import { columnTotals, personFigures } from './period-figures.ts';
import { readScenarioSource, type ScenarioSource } from './scenario-source.ts';

/** Rows of each stage and period that are calculated by the reference evaluator as well. */
const sampleRows = 2;

/** What a thread does with a slice of a scenario's people: read, carry forward period by period, store. */
export class ScenarioComputer {
  private readonly deps: SliceThreadDeps;
  /** Of the calculation that it was last asked about. */
  private known: { readonly token: string; readonly source: ScenarioSource } | undefined;

  constructor(deps: SliceThreadDeps) {
    this.deps = deps;
  }

  async compute(task: SliceTask): Promise<SliceOutcome> {
    try {
      return await this.calculate(task);
    } catch (error) {
      if (error instanceof AppError) return { code: error.code, parameters: error.parameters };
      if (!(error instanceof RangeError)) throw error;
      return { code: 'SCENARIO_NOT_COMPUTABLE', parameters: { reason: error.message } };
    }
  }

  private async calculate(task: SliceTask): Promise<SliceOutcome> {
    const client = await this.deps.connect();
    const sql = sqlOfClient(client);
    const source = await this.sourceOf(sql, task);
    const slice = await calculateSlice(client, source, task);
    return await storeWhole(client, this.deps.failPoint, () => storeSlice(sql, task, slice));
  }

  private async sourceOf(sql: Sql, { token, scenarioId }: SliceTask): Promise<ScenarioSource> {
    if (this.known?.token !== token) this.known = { token, source: await readScenarioSource(sql, scenarioId) };
    return this.known.source;
  }
}

/** The base's frozen rows of the slice, as its own calculation reads them. */
async function readFrozen(client: pg.Client, { frozen, plan }: ScenarioSource, { fromRow, toRow }: SliceTask): Promise<FrozenInput> {
  const rows = toRow - fromRow + 1;
  const block = frozenBlock(frozen, rows);
  const placed = await readInput(client, { batchId: plan.baseBatchId }, { fromRow, toRow, rowNumbers: null }, block);
  if (placed !== rows * frozen.inputs.filter(({ lines }) => lines === 'one').length) throw new AppError('SCENARIO_BASE_INPUT_GONE');
  return { program: frozen, tables: block.tables, fromRow };
}

const payPeriodOf = ({ programs }: ScenarioSource, { sequence, name, facts, definition }: PlannedPeriod): PayPeriod => ({
  sequence,
  name,
  facts,
  payDate: facts.payDate,
  knownOn: facts.payDate,
  program: programs[definition] as Program,
});

function contextsOf(source: ScenarioSource, period: PlannedPeriod): ContextOf {
  const { plan, raises, departments } = source;
  const [base] = plan.periods;
  const startOf = (place: number): number => dayOf(plan.periods.find((one) => one.place === place)?.facts.start ?? period.facts.start);
  const common = {
    period,
    baseStart: dayOf(base?.facts.start ?? period.facts.start),
    start: dayOf(period.facts.start),
    end: dayOf(period.facts.end),
    repeatsVariable: plan.repeatsVariable,
    raises,
    departmentOf: (id: number) => departments.get(id),
    joinedOn: (person: ScenarioPerson) => startOf(person.joined?.from ?? 0),
  };
  return (person) => ({ ...common, person, isLater: period !== base || person.joined !== undefined });
}

/** History as the base has frozen it, for the base's own people in its own period: what a later period reads comes from the ledger. */
function frozenHistory(
  source: ScenarioSource,
  frozen: FrozenInput,
  period: PlannedPeriod,
  people: readonly ScenarioPerson[],
): [number, InputTable][] {
  const table = frozen.tables.get(historyTableNo);
  const program = source.programs[period.definition];
  const isBase = period === source.plan.periods[0] && people.every(({ joined }) => !joined);
  if (!table || !isBase || JSON.stringify(program?.history) !== JSON.stringify(source.frozen.history)) return [];
  const pick = (column: Float64Array | undefined) =>
    column && Float64Array.from(people, ({ row }) => column[row - frozen.fromRow] ?? Number.NaN);
  const big = new Map(
    [...(table.big ?? [])].map(([column, values]) => [
      column,
      new Map(
        people.flatMap(({ row }, index) =>
          values.has(row - frozen.fromRow) ? [[index, values.get(row - frozen.fromRow) ?? 0n] as const] : [],
        ),
      ),
    ]),
  );
  return [[historyTableNo, { numbers: table.numbers.map(pick), texts: [], big }]];
}

function requireAgreement({ run, input, period }: PaidPeriod, seed: number): void {
  for (const { kernel, output } of run.stages) {
    const [difference] = verifySample(kernel, output, input, seed, sampleRows);
    if (difference)
      throw new AppError('SCENARIO_ENGINE_DIFFERS', { column: `${difference.table}.${difference.column}`, period: period.name });
  }
}

async function calculateSlice(client: pg.Client, source: ScenarioSource, task: SliceTask): Promise<ScenarioSlice> {
  const { plan, programs } = source;
  const frozen = await readFrozen(client, source, task);
  const people = source.people.filter(({ row }) => row >= task.fromRow && row <= task.toRow);
  const base = { batchId: plan.baseBatchId, legalEntityId: plan.legalEntityId, solution: plan.solution };
  const employeeIds = people.filter(({ joined }) => !joined).map(({ employeeId }) => employeeId);
  const ledger = await readLedgerBefore(sqlOfClient(client), base, programs, employeeIds);
  const figures: PersonFigures[] = [];
  const totals: ScenarioSlice['totals'][number][] = [];
  let present: readonly ScenarioPerson[] = [];
  const inputOf = ({ period: place }: { readonly period: number }): PeriodInput => {
    const period = plan.periods[place] as PlannedPeriod;
    present = peopleIn(period, people, source.movements);
    const tables = projectInput(programs[period.definition] as Program, frozen, present, contextsOf(source, period));
    return {
      employees: present.map(({ id }) => String(id)),
      tables: new Map([...tables, ...frozenHistory(source, frozen, period, present)]),
    };
  };
  const periods = plan.periods.map((period) => payPeriodOf(source, period));
  for (const paid of payPeriods({ program: programs[0] as Program, periods, ledger, inputOf })) {
    requireAgreement(paid, task.scenarioId * 1_000_003 + task.fromRow + paid.period.sequence);
    const planned = plan.periods.find(({ sequence }) => sequence === paid.period.sequence);
    if (!planned || planned.place === 0) continue;
    const program = programs[planned.definition] as Program;
    figures.push(...personFigures(program, paid, present));
    totals.push(...columnTotals(program, paid));
  }
  return { fromRow: task.fromRow, people: task.toRow - task.fromRow + 1, figures, totals };
}
