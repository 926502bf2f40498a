/** What preparing a batch would freeze, counted without freezing it: the same statements, over people whom nobody has written down (ADR 131). */
import type { Program } from '@wagewright/calc-engine';
import type { PopulationKind } from '@wagewright/contracts/payroll/batches';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { previousOf } from '../variance/index.ts';
import { type FrozenSource, readSourcesAhead } from './batch-sources.ts';
import { chunksInScope, scopeOfBatch } from './freeze-payees.ts';
import { countOfKinds, findLastBatch } from './list-population.ts';
import { populationOf } from './population.ts';
import { knownFromHere } from './prepare-batch.ts';
import type { BatchContext } from './prepared-batch.ts';

export interface ForecastSight {
  readonly part: 'population' | 'sources';
  readonly done: number;
  readonly total: number;
}

export interface ForecastFigures {
  /** As `readForecastMark`, when it was counted. */
  readonly mark: string;
  readonly counts: Readonly<Record<PopulationKind, number>>;
  /** With which batch they are compared. */
  readonly last: { readonly id: number; readonly name: string } | null;
  readonly sources: readonly FrozenSource[];
}

/** What besides records decides what would be frozen: the batches of the period, the rules that are published, the batch of last time. */
export async function readForecastMark(sql: Sql, batchId: number): Promise<string> {
  const [row] = await sql.query<{ mark: string }>(
    `SELECT concat_ws(':', (SELECT sum(o.version) FROM batch o WHERE o.period_id = own.period_id), op.start_date, op.end_date,
       (SELECT c.id FROM solution_copy c WHERE c.solution_id = op.solution_id AND c.status = 'published'),
       (SELECT previous.batch_id FROM ${previousOf('own', 'op')} previous)) AS mark
     FROM batch own JOIN period op ON op.id = own.period_id WHERE own.id = $1::int`,
    [batchId],
  );
  return row?.mark ?? '';
}

/** $1 batch, $2 the last one or null, $3 period, $4 whom alone or null, $5 whom the scope leaves out. */
const countStatement = `
  WITH taken AS MATERIALIZED (
      SELECT people.*, NULL::timestamptz AS held_at, NULL::text AS held_reason FROM (${populationOf('$3::int', '$4::int[]')}) people),
    left_out AS MATERIALIZED (SELECT id AS employee_id, NULL::smallint AS cause FROM unnest($5::int[]) AS o (id))
  ${countOfKinds({ payees: 'taken', leftOut: 'left_out' })}`;

/** Whom an application scope takes in, null: everybody whom the population has; and whom it leaves out. */
async function judgedPeople(sql: Sql, batch: BatchContext, program: Program) {
  const scope = await scopeOfBatch(sql, batch.id, program);
  if (!scope) return { taken: null, leftOut: [] };
  const [taken, leftOut]: number[][] = [[], []];
  for await (const chunk of chunksInScope(sql, batch, scope)) {
    for (const id of chunk.taken) taken?.push(id);
    for (const id of chunk.leftOut) leftOut?.push(id);
  }
  return { taken: taken ?? [], leftOut: leftOut ?? [] };
}

/**
 * Within a transaction, in which it writes nothing.
 * @param tell told before each look at everybody; what it throws ends the count
 * @throws AppError DEFINITION_INVALID
 */
export async function countAhead(
  sql: Sql,
  batch: BatchContext,
  { program, tell }: { readonly program: Program; readonly tell: (sight: ForecastSight) => Promise<void> },
): Promise<ForecastFigures & { readonly knownAt: Date }> {
  const knownAt = await knownFromHere(sql);
  await tell({ part: 'population', done: 0, total: 2 });
  const mark = await readForecastMark(sql, batch.id);
  const last = await findLastBatch(sql, batch.id);
  const { taken, leftOut } = await judgedPeople(sql, batch, program);
  return await withoutLoops(sql, async () => {
    const asked = [batch.id, last?.id ?? null, batch.periodId, taken, leftOut];
    const [counts] = await sql.query<ForecastFigures['counts']>(countStatement, asked);
    if (!counts) throw new Error('A count has no row.');
    await tell({ part: 'sources', done: 1, total: 2 });
    const sources = await readSourcesAhead(sql, batch, program, taken);
    return { knownAt, mark, counts, last: last && { id: last.id, name: last.name }, sources };
  });
}
