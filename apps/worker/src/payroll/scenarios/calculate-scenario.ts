import { AppError, type JobData, limits } from '@wagewright/contracts';
import { sqlOfClient } from '@wagewright/db';
import {
  type ClaimedScenario,
  claimScenario,
  failScenario,
  finishScenario,
  keepScenarioReason,
  readScenarioPlan,
  readScenarioReason,
  type ScenarioFailure,
  slicePeople,
} from '@wagewright/db/payroll/scenarios';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction, NotOursError, runFenced } from '../../platform/jobs/index.ts';
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

async function calculate({ pool, threads }: ScenarioDeps, claim: ClaimedScenario): Promise<void> {
  const { scenarioId, token } = claim;
  const plan = await readScenarioPlan(sqlOfClient(pool), scenarioId);
  const needsEverybody = plan.definitions.some((definition) => compileSource({ solution: plan.solution, definition }).stages > 1);
  if (needsEverybody && claim.peopleTotal > limits.scenarioWholePeopleMax)
    throw new AppError('SCENARIO_TOO_MANY_PEOPLE', { people: claim.peopleTotal, most: limits.scenarioWholePeopleMax });
  const slices = openSlices(claim, slicePeople(needsEverybody, claim.peopleTotal));
  const outcomes = await Promise.all(slices.map((slice) => threads.runSlice({ scenarioId, token, ...slice })));
  for (const outcome of outcomes) if (typeof outcome === 'object') throw new AppError(outcome.code, outcome.parameters);
  if (outcomes.includes('refused')) throw new NotOursError();
  if (!(await inTransaction(pool, (sql) => finishScenario(sql, claim, plan)))) throw new NotOursError();
}

const calculateOne = (deps: ScenarioDeps, scenarioId: number): Promise<void> =>
  runFenced<ClaimedScenario, ScenarioFailure>(deps, {
    what: 'scenario',
    claim: (sql, token) => claimScenario(sql, { scenarioId, token }),
    work: (claim) => calculate(deps, claim),
    failureOf: (error) => (error instanceof AppError ? error : undefined), // another try would meet it again
    fail: failScenario,
    keepReason: keepScenarioReason,
    givenUp: async (sql, claim) =>
      new AppError('SCENARIO_GAVE_UP', { count: limits.jobAttemptsMax, reason: await readScenarioReason(sql, claim) }),
  });

/** Calculates scenarios. What a worker that was killed had stored stays, and the next one goes on from there. */
export const calculateScenarios =
  (deps: ScenarioDeps) =>
  async (jobs: Job<JobData['payroll.calculate-scenario']>[]): Promise<void> => {
    for (const { data } of jobs) await calculateOne(deps, data.scenarioId);
  };
