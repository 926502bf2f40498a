import { randomUUID } from 'node:crypto';
import { AppError, type JobData, limits } from '@wagewright/contracts';
import { sqlOfClient } from '@wagewright/db';
import {
  type ClaimedScenario,
  claimScenario,
  failScenario,
  finishScenario,
  readScenarioPlan,
  ScenarioFailedError,
  slicePeople,
} from '@wagewright/db/payroll/scenarios';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction } from '../../platform/jobs/index.ts';
import { compileSource } from '../../pool/compile-source.ts';

type ScenarioDeps = Pick<WorkerDeps, 'pool' | 'threads' | 'log'>;

/** First and last rows of the slices that are still to be calculated. */
function openSlices({ peopleTotal, done }: ClaimedScenario, people: number): { fromRow: number; toRow: number }[] {
  const count = Math.ceil(peopleTotal / people);
  return Array.from({ length: count }, (_, index) => ({
    fromRow: index * people + 1,
    toRow: Math.min((index + 1) * people, peopleTotal),
  })).filter(({ fromRow }) => !done.includes(fromRow));
}

/** @returns false where somebody else has taken it over, or it was cancelled */
async function calculate({ pool, threads }: ScenarioDeps, claim: ClaimedScenario): Promise<boolean> {
  const { scenarioId, token } = claim;
  const plan = await readScenarioPlan(sqlOfClient(pool), scenarioId);
  const needsEverybody = plan.definitions.some((definition) => compileSource({ solution: plan.solution, definition }).stages > 1);
  if (needsEverybody && claim.peopleTotal > limits.scenarioWholePeopleMax)
    throw new ScenarioFailedError(
      `Its definition has tables over all employees, and ${claim.peopleTotal} people are more than the ${limits.scenarioWholePeopleMax} that fit at once.`,
      'Start from a batch of fewer people, or from a copy without such tables.',
    );
  const slices = openSlices(claim, slicePeople(needsEverybody, claim.peopleTotal));
  const outcomes = await Promise.all(slices.map((slice) => threads.runSlice({ scenarioId, token, ...slice })));
  for (const outcome of outcomes) if (typeof outcome === 'object') throw new ScenarioFailedError(outcome.reason, outcome.nextStep);
  if (outcomes.includes('refused')) return false;
  return await inTransaction(pool, (sql) => finishScenario(sql, claim, plan));
}

const usualNextStep = 'Try again; if it stays, report it with the number of the scenario.';

/** What another try would meet again. */
function failureOf(error: unknown, isLast: boolean) {
  if (error instanceof ScenarioFailedError) return { reason: error.message, nextStep: error.nextStep };
  if (!isLast && !(error instanceof AppError)) return undefined;
  return { reason: error instanceof Error ? error.message : String(error), nextStep: usualNextStep };
}

async function calculateOne(deps: ScenarioDeps, scenarioId: number): Promise<void> {
  const claim = await inTransaction(deps.pool, (sql) => claimScenario(sql, { scenarioId, token: randomUUID() }));
  if (!claim) return;
  try {
    const isWhole = await calculate(deps, claim);
    deps.log.info({ scenarioId, attempt: claim.attempt, isWhole }, 'scenario');
  } catch (error) {
    deps.log.error({ err: error, scenarioId, attempt: claim.attempt }, 'scenario failed');
    const failure = failureOf(error, claim.attempt >= limits.scenarioAttemptsMax);
    if (!failure) throw error;
    await inTransaction(deps.pool, (sql) => failScenario(sql, claim, failure));
  }
}

/** Calculates scenarios. What a worker that was killed had stored stays, and the next one goes on from there. */
export const calculateScenarios =
  (deps: ScenarioDeps) =>
  async (jobs: Job<JobData['payroll.calculate-scenario']>[]): Promise<void> => {
    for (const { data } of jobs) await calculateOne(deps, data.scenarioId);
  };
