import type { Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import { atScale, type CalculatedColumn, calculatedColumn, joinSums, paidPayees, sumOf } from '../tables/column-sums.ts';
import { withoutLoops } from '../tables/without-loops.ts';
import { readElements } from './balance-elements.ts';
import { type BatchContext, lockBatch } from './prepared-batch.ts';

interface LedgerElement {
  readonly code: string;
  readonly serialNumber: number;
  readonly scale: number;
  readonly column: CalculatedColumn;
}

async function readLedgerElements(
  sql: Sql,
  batch: BatchContext,
  program: Pick<Program, 'balances' | 'tables' | 'definition'>,
): Promise<LedgerElement[]> {
  const elements = await readElements(sql, batch.solution, program.balances);
  return program.balances.map(({ code, scale, from }) => {
    const serialNumber = elements.get(code)?.serialNumber ?? 0;
    return { code, serialNumber, scale, column: calculatedColumn(program, from) };
  });
}

const amount = ({ code, column, scale }: LedgerElement): string => atScale(sumOf(column), column.scale, scale, `Balance element ${code}`);

/** The ledger's array: each element at its serial number, blank at those of other definitions. */
function ledgerArray(elements: readonly LedgerElement[]): string {
  const length = Math.max(...elements.map(({ serialNumber }) => serialNumber));
  const cells = Array.from({ length }, (_, index) => {
    const element = elements.find(({ serialNumber }) => serialNumber === index + 1);
    return element ? amount(element) : 'NULL';
  });
  return `ARRAY[${cells.join(', ')}]::bigint[]`;
}

const insertLedger = (elements: readonly LedgerElement[]): string => `
  INSERT INTO calc.ledger (employee_id, legal_entity_id, period_earned, period_paid, batch_id, kind, submission, v)
  SELECT y.employee_id, $3::int, $4::int, $4::int, $1::int, 'normal', $5::smallint, ${ledgerArray(elements)}
  FROM (${paidPayees('$1::int', '$2::int')}) y
      ${joinSums(
        elements.map(({ column }) => column),
        '$2::int',
      )}
  ORDER BY y.employee_id`;

/** Sums of a submission in the ledger beside the sums of the run's rows over the same people, element by element, as text. */
async function readSums(sql: Sql, batch: BatchContext, submission: number, elements: readonly LedgerElement[]) {
  const columns = elements.map(({ column }) => column);
  const inLedger = elements.map(({ serialNumber }, index) => `coalesce(sum(l.v[${Number(serialNumber)}]), 0)::text AS l${index}`);
  const inBatch = elements.map((element, index) => `coalesce(sum(${amount(element)}), 0)::text AS b${index}`);
  const [ledger] = await sql.query<Record<string, string> & { people: number }>(
    `SELECT count(*)::int AS people, ${inLedger.join(', ')} FROM calc.ledger l
     WHERE l.batch_id = $1::int AND l.kind = 'normal' AND l.submission = $2::smallint`,
    [batch.id, submission],
  );
  const [paid] = await sql.query<Record<string, string> & { people: number }>(
    `SELECT count(*)::int AS people, ${inBatch.join(', ')} FROM (${paidPayees('$1::int', '$2::int')}) y ${joinSums(columns, '$2::int')}`,
    [batch.id, batch.runId],
  );
  return { ledger, paid };
}

/** Σ ledger = Σ batch for every element, over as many people. */
async function requireEqualSums(sql: Sql, batch: BatchContext, submission: number, elements: readonly LedgerElement[]): Promise<number> {
  const { ledger, paid } = await readSums(sql, batch, submission, elements);
  const people = await sql.query<{ people: number }>(`SELECT count(*)::int AS people FROM (${paidPayees('$1::int', '$2::int')}) y`, [
    batch.id,
    batch.runId,
  ]);
  const broken = (reason: string): AppError => new AppError('INVARIANT_BROKEN', { id: batch.id, reason });
  if (ledger?.people !== people[0]?.people)
    throw broken(`the ledger has ${ledger?.people} rows for ${people[0]?.people} people who are paid`);
  for (const [index, { code }] of elements.entries()) {
    const [written, calculated] = [ledger?.[`l${index}`], paid?.[`b${index}`]];
    if (written !== calculated) throw broken(`${code} adds up to ${written} in the ledger and ${calculated} in the batch (minor units)`);
  }
  return ledger?.people ?? 0;
}

/**
 * Appends what a batch pays to the ledger: one row per payee who is neither held nor has failed cells, every balance element at its serial
 * number. Within the caller's transaction, which moves the batch and marks it.
 * @returns how many ledger rows were written
 * @throws AppError INVARIANT_BROKEN, DEFINITION_INVALID, NOT_FOUND; ILLEGAL_TRANSITION without a result
 */
export async function submitData(sql: Sql, { batchId, program }: { batchId: number; program: Program }): Promise<{ rows: number }> {
  const batch = await lockBatch(sql, batchId);
  if (batch.runId === null) {
    throw new AppError('ILLEGAL_TRANSITION', {
      what: 'Batch',
      id: batchId,
      status: batch.status,
      event: 'submit-data',
      allowed: 'a batch with a result',
    });
  }
  if (program.balances.length === 0) return { rows: 0 };
  const elements = await readLedgerElements(sql, batch, program);
  const [last] = await sql.query<{ submission: number }>(
    'SELECT coalesce(max(submission), 0)::int AS submission FROM calc.ledger WHERE batch_id = $1::int',
    [batchId],
  );
  const submission = (last?.submission ?? 0) + 1;
  await requireReversed(sql, batch);
  const rows = await withoutLoops(sql, async () => {
    await sql.query(insertLedger(elements), [batchId, batch.runId, batch.legalEntityId, batch.periodId, submission]);
    return await requireEqualSums(sql, batch, submission, elements);
  });
  return { rows };
}

/** Data is submitted once: what an earlier submission wrote must have been reversed. */
async function requireReversed(sql: Sql, batch: BatchContext): Promise<void> {
  const standing = await sql.query(
    `SELECT 1 FROM calc.ledger WHERE batch_id = $1::int GROUP BY submission
     HAVING count(*) FILTER (WHERE kind = 'normal') <> count(*) FILTER (WHERE kind = 'reversal') LIMIT 1`,
    [batch.id],
  );
  if (standing.length > 0) throw new AppError('STALE_VERSION', { what: 'Batch', id: batch.id });
}

/**
 * Takes back what the batch's last submission wrote, by appending its negatives: the ledger never loses a row.
 * @returns how many rows were appended; 0 where nothing stands
 */
export async function reverseData(sql: Sql, { batchId }: { batchId: number }): Promise<{ rows: number }> {
  await lockBatch(sql, batchId);
  const rows = await sql.query(
    `INSERT INTO calc.ledger (employee_id, legal_entity_id, period_earned, period_paid, batch_id, kind, submission, v)
     SELECT employee_id, legal_entity_id, period_earned, period_paid, batch_id, 'reversal', submission,
       (SELECT array_agg(-x ORDER BY n) FROM unnest(l.v) WITH ORDINALITY AS u(x, n))
     FROM calc.ledger l
     WHERE batch_id = $1::int AND kind = 'normal'
       AND submission = (SELECT max(submission) FROM calc.ledger WHERE batch_id = $1::int)
     ON CONFLICT DO NOTHING RETURNING employee_id`,
    [batchId],
  );
  return { rows: rows.length };
}
