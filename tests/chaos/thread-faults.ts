/** R2: a thread of a worker exits, hangs or runs out of memory, once or at the same employee again and again. */
import { readResult, runEnds, type StoredResult } from '@wagewright/worker/testing';
import { startBusyLoops } from './busy-loops.ts';
import type { Outcome } from './disturbances.ts';
import { type Expected, findDamage, type Stage, start } from './stage.ts';
import { startWorkerProcess } from './worker-process.ts';

/** Each befalls a thread once. */
export const threadFaults = ['thread-exits', 'thread-hangs', 'thread-exhausts'] as const;
/** Each befalls every thread that computes the employee. */
export const poisons = ['die-at-row', 'hang-at-row', 'exhaust-at-row'] as const;

/** Of processor time: a hanging thread is ended soon, so that the test is too; a healthy chunk takes milliseconds. */
const chunkSeconds = 2;
const runSecondsMax = 300;

interface Attempts {
  readonly repeated: number;
  readonly most: number;
}

async function readAttempts({ clerk }: Stage, runId: number): Promise<Attempts> {
  const { rows } = await clerk.client.query<Attempts>(
    'SELECT count(*) FILTER (WHERE attempt > 1)::int AS repeated, max(attempt) AS most FROM calculation_chunk WHERE run_id = $1',
    [runId],
  );
  return rows[0] as Attempts;
}

/** @param busyLoops so many processes take what they can get of the processors while the run goes on */
async function runWith(stage: Stage, failPoint: string, busyLoops = 0): Promise<{ runId: number; seconds: number }> {
  const { url, silenceSeconds } = stage;
  const worker = await startWorkerProcess({ databaseUrl: url, silenceSeconds, failPoint, chunkSeconds });
  const loops = startBusyLoops(busyLoops);
  try {
    const begun = performance.now();
    const runId = await start(stage);
    await runEnds(stage.clerk, runId, runSecondsMax);
    return { runId, seconds: (performance.now() - begun) / 1_000 };
  } finally {
    await loops.end();
    await worker.end();
  }
}

/** The thread is replaced, and only its chunk is computed again. */
export async function breakThread(stage: Stage, failPoint: string, busyLoops = 0): Promise<Outcome> {
  const { runId, seconds } = await runWith(stage, failPoint, busyLoops);
  const { repeated, most } = await readAttempts(stage, runId);
  const damage = await findDamage(stage, runId);
  if (repeated !== 1) damage.push(`${repeated} chunks were computed again instead of 1`);
  return { damage, resumedSeconds: seconds, note: `chunk done at attempt ${most}` };
}

async function errorCodes({ clerk }: Stage, runId: number, employeeId: number): Promise<string[]> {
  const { rows } = await clerk.client.query<{ code: string }>(
    'SELECT DISTINCT code FROM calc.cell_error WHERE run_id = $1 AND employee_id = $2',
    [runId, employeeId],
  );
  return rows.map(({ code }) => code);
}

/** The result that an undisturbed worker gives, without the employee. */
async function readUndisturbed(stage: Stage, employeeId: number): Promise<StoredResult> {
  const worker = await startWorkerProcess({ databaseUrl: stage.url });
  try {
    const runId = await start(stage);
    await runEnds(stage.clerk, runId, runSecondsMax);
    return await readResult(stage.clerk, runId, employeeId);
  } finally {
    await worker.end();
  }
}

/** The employee is found after three tries and becomes failed cells; everybody else is calculated. */
export async function poison(stage: Stage, failPoint: string, rowNumber: number): Promise<Outcome> {
  const employeeId = 1_000_000 + rowNumber;
  const expected: Expected = { result: await readUndisturbed(stage, employeeId), exceptEmployeeId: employeeId };
  const { runId, seconds } = await runWith(stage, `${failPoint}:${rowNumber}`);
  const damage = await findDamage(stage, runId, expected);
  const codes = await errorCodes(stage, runId, employeeId);
  if (codes.join() !== 'ENGINE_FAILURE') damage.push(`employee ${employeeId} has the errors [${codes.join()}] instead of ENGINE_FAILURE`);
  return { damage, resumedSeconds: seconds, note: `row ${rowNumber} isolated` };
}
