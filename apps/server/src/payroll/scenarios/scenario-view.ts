import { possibleEvents } from '@wagewright/contracts';
import { type ScenarioEvent, scenarioMachine, type scenarioSummary, type scenarioView } from '@wagewright/contracts/payroll/scenarios';
import { scenarioColumns, solutionColumns } from '@wagewright/db/columns';
import type { z } from 'zod';
import type { Actor } from '../../core/actor.ts';
import type { ScenarioRow } from './load-scenario.ts';
import { type CalendarTx, periodsOf, readCalendars, type ScenarioPeriod, viewPeriod } from './scenario-calendar.ts';

type Summary = z.output<typeof scenarioSummary>;
type View = z.output<typeof scenarioView>;

/** Whether the caller holds a permission in the solution itself: whoever may read one may change another. */
function holds(actor: Actor, permission: string, { id, legalEntityId }: ScenarioRow['solution']): boolean {
  const reach = [...actor.grants].find(([held]) => held === permission)?.[1];
  return reach !== undefined && (reach.all || reach.legalEntityIds.has(legalEntityId) || reach.solutionIds.has(id));
}

/** What the caller can do with it now; what the product does by itself is nobody's. */
function eventsOf({ status, solution }: ScenarioRow, actor: Actor): ScenarioEvent[] {
  const own = scenarioMachine.transitions.filter(({ permission }) => holds(actor, permission, solution)).map(({ event }) => event);
  return possibleEvents(scenarioMachine, scenarioColumns.status(status), {}).filter((event) => own.includes(event));
}

function viewSummary(row: ScenarioRow, periods: readonly ScenarioPeriod[], actor: Actor): Summary {
  const { id, version, name, solution, baseBatch, periodCount, peopleDone, peopleTotal, errorCount, calculatedAt } = row;
  const status = scenarioColumns.status(row.status);
  return {
    id,
    version,
    name,
    solutionId: solution.id,
    solutionName: solutionColumns.name(solution.name),
    currency: solution.currency,
    status,
    base: { batchId: baseBatch.id, name: baseBatch.name, period: baseBatch.period.name },
    periodCount,
    firstPeriod: periods[0]?.name ?? '',
    lastPeriod: periods.at(-1)?.name ?? '',
    assumptionCount: scenarioColumns.assumptions(row.assumptions).length,
    progress: { done: peopleDone, total: peopleTotal },
    errorCount,
    failure: status === 'failed' ? scenarioColumns.failure(row.failure) : null,
    calculatedAt: status === 'calculated' ? (calculatedAt?.toISOString() ?? null) : null,
    totals: status === 'calculated' ? scenarioColumns.totals(row.totals) : null,
    events: eventsOf(row, actor),
  };
}

export async function viewSummaries(tx: CalendarTx, rows: readonly ScenarioRow[], actor: Actor): Promise<Summary[]> {
  const calendars = await readCalendars(
    tx,
    rows.map(({ solutionId }) => solutionId),
  );
  return rows.map((row) => viewSummary(row, periodsOf(calendars.get(row.solutionId), row), actor));
}

export async function viewScenario(tx: CalendarTx, row: ScenarioRow, actor: Actor): Promise<View> {
  const calendars = await readCalendars(tx, [row.solutionId]);
  const periods = periodsOf(calendars.get(row.solutionId), row);
  const { startsAfter, repeatsVariable } = row;
  return {
    ...viewSummary(row, periods, actor),
    startsAfter,
    repeatsVariable,
    assumptions: scenarioColumns.assumptions(row.assumptions),
    periods: periods.map(viewPeriod),
  };
}
