import type { Program } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';
import type { RunSource } from '../runs/index.ts';
import type { RetroRun } from './retro-deltas.ts';

const finishedRuns = `
  SELECT r.id AS "runId", source.id AS "sourceBatchId", source.period_id AS "periodId", s.code AS solution, c.definition
  FROM calculation_run r JOIN forked_run f ON f.run_id = r.id JOIN batch source ON source.id = r.source_batch_id
    JOIN solution_copy c ON c.id = source.copy_id JOIN period p ON p.id = source.period_id JOIN solution s ON s.id = p.solution_id
  WHERE r.batch_id = $1::int AND r.kind = 'retro' AND r.state = 'finished' ORDER BY r.id`;

/** The finished runs that have calculated past batches again for a batch and were not discarded. */
export async function readRetroRuns(
  sql: Sql,
  batchId: number,
  compile: (source: Pick<RunSource, 'solution' | 'definition'>) => Program,
): Promise<RetroRun[]> {
  const runs = await sql.query<Omit<RetroRun, 'program'> & Pick<RunSource, 'solution' | 'definition'>>(finishedRuns, [batchId]);
  return runs.map(({ solution, definition, ...run }) => ({ ...run, program: compile({ solution, definition }) }));
}
