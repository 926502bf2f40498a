import { type Program, type ScopeProgram, scopeProgram } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { liveBatchStatuses } from '@wagewright/contracts/payroll/batches';
import type { Sql } from '../../sql.ts';
import { population } from './population.ts';
import type { BatchContext } from './prepared-batch.ts';
import { judgePeople } from './scope/index.ts';

/** $4 how many there are already. */
export const insertPayees = `
  INSERT INTO batch_payee (batch_id, employee_id, row_number, movement, department_id)
  SELECT batch_id, employee_id, $4::int + row_number, movement, department_id FROM (${population}) people`;

/** $3 for whom it could not be told: below 0. */
const insertLeftOut = `
  INSERT INTO batch_left_out (batch_id, employee_id, cause)
  SELECT $1::int, x.id, CASE WHEN x.cause >= 0 THEN x.cause END FROM unnest($2::int[], $3::int[]) x (id, cause)`;
const undecided = -1;

/** Who of the batch is in another live normal batch of the period: the first one by name, and how many. $4 whom alone, or null. */
const findDoubles = `
  SELECT count(*)::int AS count, min(e.name || ' (' || e.employee_number || ')') AS employee
  FROM batch_payee mine
  JOIN batch other ON other.period_id = $2::int AND other.type = 'normal' AND other.id <> $1::int AND other.status = ANY($3::text[])
  JOIN batch_payee theirs ON theirs.batch_id = other.id AND theirs.employee_id = mine.employee_id
  JOIN employee e ON e.id = mine.employee_id
  WHERE mine.batch_id = $1::int AND ($4::int[] IS NULL OR mine.employee_id = ANY ($4::int[]))`;

/** Whom a batch is made for by name is paid whatever the application scope says. */
const isForNamed = async (sql: Sql, batchId: number): Promise<boolean> =>
  (await sql.query('SELECT 1 FROM batch_named_payee WHERE batch_id = $1::int LIMIT 1', [batchId])).length > 0;

/** The scope that decides about a batch; undefined: everybody of its period is meant. */
export async function scopeOfBatch(
  sql: Sql,
  batchId: number,
  { definition }: Pick<Program, 'definition'>,
): Promise<ScopeProgram | undefined> {
  const scope = scopeProgram(definition);
  return scope && !(await isForNamed(sql, batchId)) ? scope : undefined;
}

/** Whom the scope takes in, and whom it leaves out with what leaves them out, from 0, or below 0 where it could not be told. */
export interface ScopedChunk {
  readonly taken: readonly number[];
  readonly leftOut: readonly number[];
  readonly causes: readonly number[];
}

/** Everybody chunk by chunk; whom a clerk has added is in, whatever the scope says. */
export async function* chunksInScope(sql: Sql, batch: BatchContext, scope: ScopeProgram): AsyncGenerator<ScopedChunk> {
  const added = await sql.query<{ id: number }>(`SELECT employee_id AS id FROM batch_choice WHERE batch_id = $1::int AND choice = 'add'`, [
    batch.id,
  ]);
  const byName = new Set(added.map(({ id }) => id));
  const asked = { batchId: batch.id, periodId: batch.periodId, solution: batch.solution };
  for await (const { ids, answer } of judgePeople(sql, scope, asked)) {
    const isIn = (id: number, row: number): boolean => answer[row] === 'in' || byName.has(id);
    const others = ids.flatMap((id, row) => (isIn(id, row) ? [] : [{ id, cause: answer[row] }]));
    yield {
      taken: ids.filter(isIn),
      leftOut: others.map(({ id }) => id),
      causes: others.map(({ cause }) => (typeof cause === 'number' ? cause : undecided)),
    };
  }
}

/** Whom the scope takes in becomes a payee, the others are kept with what leaves them out. @returns how many were left out */
async function freezeInScope(sql: Sql, batch: BatchContext, scope: ScopeProgram): Promise<number> {
  let [payees, leftOutCount] = [0, 0];
  for await (const { taken, leftOut, causes } of chunksInScope(sql, batch, scope)) {
    if (taken.length > 0) await sql.query(insertPayees, [batch.id, batch.periodId, taken, payees]);
    payees += taken.length;
    if (leftOut.length > 0) await sql.query(insertLeftOut, [batch.id, leftOut, causes]);
    leftOutCount += leftOut.length;
  }
  return leftOutCount;
}

/**
 * Writes the batch's payees: who is employed in the period and in the application scope of the batch's copy.
 * @param count told how many there are so far
 * @returns how many are paid, and how many the scope leaves out
 * @throws AppError BATCH_WITHOUT_PAYEES, NOBODY_IN_SCOPE
 */
export async function freezePayees(
  sql: Sql,
  batch: BatchContext,
  program: Program,
  count: (payees: number) => void = () => undefined,
): Promise<{ payees: number; leftOut: number }> {
  const scope = await scopeOfBatch(sql, batch.id, program);
  const leftOut = scope ? await freezeInScope(sql, batch, scope) : 0;
  if (!scope) await sql.query(insertPayees, [batch.id, batch.periodId, null, 0]);
  const [row] = await sql.query<{ payees: number }>('SELECT count(*)::int AS payees FROM batch_payee WHERE batch_id = $1::int', [batch.id]);
  const payees = row?.payees ?? 0;
  count(payees);
  if (payees === 0 && leftOut > 0) throw new AppError('NOBODY_IN_SCOPE', { id: batch.id, count: leftOut, period: batch.period });
  if (payees === 0) throw new AppError('BATCH_WITHOUT_PAYEES', { id: batch.id, legalEntity: batch.legalEntity, period: batch.period });
  return { payees, leftOut };
}

/**
 * One employee is in one live normal batch of a period. The caller holds the period's lock.
 * @param employeeIds who alone are asked about; default: everybody
 * @throws AppError PAYEE_IN_OTHER_BATCH where a normal batch would pay somebody twice
 */
export async function requireSinglePayees(sql: Sql, batch: BatchContext, employeeIds?: readonly number[]): Promise<void> {
  if (batch.type !== 'normal') return;
  const asked = [batch.id, batch.periodId, liveBatchStatuses, employeeIds ?? null];
  const [doubles] = await sql.query<{ count: number; employee: string | null }>(findDoubles, asked);
  if (doubles && doubles.count > 0)
    throw new AppError('PAYEE_IN_OTHER_BATCH', { count: doubles.count, period: batch.period, employee: doubles.employee });
}
