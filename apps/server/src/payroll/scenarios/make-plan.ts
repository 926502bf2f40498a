import type { Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import type { Assumption, PlannedPeriod, ScenarioPlan } from '@wagewright/contracts/payroll/scenarios';
import type { PeriodFacts } from '@wagewright/contracts/payroll/solutions';
import { missingColumns, type Prisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { compileCopy } from '../solutions/index.ts';
import { assumeRates } from './assumed-rates.ts';
import type { BaseRow } from './find-base.ts';
import { type CalendarTx, calendarFrom, readCalendars, type ScenarioPeriod } from './scenario-calendar.ts';

type Tx = CalendarTx & Pick<Prisma.TransactionClient, 'solutionCopy' | 'workCalendarDay'>;

export interface Planned {
  readonly name: string;
  readonly startsAfter: number;
  readonly periodCount: number;
  readonly repeatsVariable: boolean;
  readonly assumptions: readonly Assumption[];
}

interface Copies {
  readonly definitions: unknown[];
  /** Index of the definition by which a place is calculated. */
  readonly of: (place: number) => number;
}

/** Says which assumption cannot be: its number, and what the definition lacks. */
function forAssumption<Result>(index: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'NOT_FOUND' && error.code !== 'DEFINITION_INVALID')) throw error;
    throw new AppError('SCENARIO_ASSUMPTION', { number: index + 1, reason: error.message });
  }
}

function withRates(definition: unknown, { assumptions, name }: Planned, periods: readonly ScenarioPeriod[], solution: string): unknown {
  let changed = definition;
  for (const [index, assumed] of assumptions.entries()) {
    if (assumed.kind !== 'rates') continue;
    changed = forAssumption(index, () => {
      const next = assumeRates(changed, assumed, periods, name);
      compileCopy(next, solution);
      return next;
    });
  }
  return changed;
}

function requireFrozen(index: number, program: Program, frozen: Program, copyNumber: number): void {
  const [missing] = missingColumns(program, frozen);
  if (missing === undefined) return;
  const reason = `copy ${copyNumber} reads ${missing}, which the base has not frozen. Calculate a batch by that copy and start from it.`;
  throw new AppError('SCENARIO_ASSUMPTION', { number: index + 1, reason });
}

/** The definitions by which a scenario is calculated, its rates in each of them. */
async function readCopies(tx: Tx, base: BaseRow, planned: Planned, periods: readonly ScenarioPeriod[]): Promise<Copies> {
  const { code, id: solutionId } = base.period.solution;
  const frozen = compileCopy(base.copy.definition, code);
  const definitions = [withRates(base.copy.definition, planned, periods, code)];
  const changes: { from: number; index: number }[] = [];
  for (const [index, assumed] of planned.assumptions.entries()) {
    if (assumed.kind !== 'copy') continue;
    const where = { solutionId_number: { solutionId, number: assumed.copyNumber } };
    const copy = await tx.solutionCopy.findUniqueOrThrow({ where });
    const definition = withRates(copy.definition, planned, periods, code);
    requireFrozen(index, compileCopy(definition, code), frozen, assumed.copyNumber);
    changes.push({ from: assumed.from, index: definitions.push(definition) - 1 });
  }
  const inOrder = changes.toSorted((a, b) => a.from - b.from || a.index - b.index);
  return { definitions, of: (place) => inOrder.findLast(({ from }) => from <= place)?.index ?? 0 };
}

/** What the calculation knows of each period, by the calendar of the legal entity. */
async function readFacts(tx: Tx, base: BaseRow, calendar: readonly ScenarioPeriod[]): Promise<(period: ScenarioPeriod) => PeriodFacts> {
  const { calendarId } = base.period.solution.legalEntity;
  const where = { calendarId: calendarId ?? 0 }; // a legal entity without a calendar goes by the days of the week
  const rows = await tx.workCalendarDay.findMany({ where, orderBy: { date: 'asc' } });
  const days = rows.map(({ date, kind }) => ({ day: isoDay(date), isWorked: kind === 'workday' }));
  const within = ({ startDate, endDate }: ScenarioPeriod, isWorked: boolean) =>
    days.filter((one) => one.isWorked === isWorked && one.day >= startDate && one.day <= endDate).map(({ day }) => day);
  const isSameYear = (a: ScenarioPeriod, b: ScenarioPeriod): boolean => a.taxMonth.slice(0, 4) === b.taxMonth.slice(0, 4);
  return (period) => ({
    start: period.startDate,
    end: period.endDate,
    payDate: period.payDate,
    taxYear: Number(period.taxMonth.slice(0, 4)),
    taxMonth: Number(period.taxMonth.slice(5, 7)),
    paymentMonth: period.paymentMonth,
    numberInYear: calendar.filter((other) => isSameYear(other, period) && other.sequence <= period.sequence).length,
    holidays: within(period, false),
    extraWorkdays: within(period, true),
  });
}

/**
 * What a calculation goes by, as things are now.
 * @throws AppError SCENARIO_ASSUMPTION for rates or a copy that cannot be; DEFINITION_INVALID
 */
export async function makePlan(tx: Tx, base: BaseRow, planned: Planned): Promise<ScenarioPlan> {
  const { solution } = base.period;
  const { startsAfter, periodCount, repeatsVariable, assumptions } = planned;
  const calendar = (await readCalendars(tx, [solution.id])).get(solution.id) ?? [];
  const all = calendarFrom(calendar, base.period.sequence).slice(0, startsAfter + periodCount);
  const copies = await readCopies(tx, base, planned, all.slice(startsAfter));
  const factsOf = await readFacts(tx, base, calendar);
  const periods = all.map((period, index): PlannedPeriod => {
    const place = Math.max(0, index - startsAfter + 1);
    const { sequence, name, isDerived } = period;
    return { sequence, name, facts: factsOf(period), place, isDerived, definition: copies.of(place) };
  });
  return {
    solution: solution.code,
    legalEntityId: solution.legalEntityId,
    baseBatchId: base.id,
    inputHash: base.inputHash ?? '',
    frozenDefinition: base.copy.definition,
    definitions: copies.definitions,
    periods,
    repeatsVariable,
    assumptions: [...assumptions],
  };
}
