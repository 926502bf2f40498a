import type { Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { joinSums, paidPayees } from '../tables/index.ts';
import { amountOf, bySerialNumber, type LedgerElement, readLedgerElements } from './ledger-elements.ts';
import { type BatchContext, readBatchContext } from './prepared-batch.ts';
import { type RetroRun, requireStandingDeltas } from './retro-deltas.ts';

/** What a batch appends: its elements, and which of them hold a part that belongs to earlier periods. */
interface Submission {
  readonly number: number;
  readonly elements: readonly LedgerElement[];
  /** Elements that the definition reads by RETRO: what it read was earned earlier, and is written so. */
  readonly retro: ReadonlySet<string>;
}

const retroOf = ({ serialNumber }: LedgerElement): string => `coalesce(earlier.v[${Number(serialNumber)}], 0)`;

/** Who is paid, with their sums and with what of them belongs to earlier periods. $1 batch, $2 run. */
const paid = ({ elements }: Submission): string => `(${paidPayees('$1::int', '$2::int')}) y
      ${joinSums(
        elements.map(({ column }) => column),
        '$2::int',
      )}`;

/** The sum of a batch's deltas for each employee, by serial number. */
const earlier = `LEFT JOIN (
        SELECT employee_id, array_agg(amount ORDER BY n) AS v FROM (
          SELECT d.employee_id, u.n, sum(u.x)::bigint AS amount FROM calc.retro_delta d, unnest(d.v) WITH ORDINALITY AS u(x, n)
          WHERE d.batch_id = $1::int GROUP BY d.employee_id, u.n) sums GROUP BY employee_id) earlier ON earlier.employee_id = y.employee_id`;

/** What was earned in the batch's own period: everything less what was read from earlier ones. */
const insertNormal = (submission: Submission): string => `
  INSERT INTO calc.ledger (employee_id, legal_entity_id, period_earned, period_paid, batch_id, kind, submission, v)
  SELECT y.employee_id, $3::int, $4::int, $4::int, $1::int, 'normal', $5::smallint,
    ${bySerialNumber(submission.elements, (element) => (submission.retro.has(element.code) ? `${amountOf(element)} - ${retroOf(element)}` : amountOf(element)))}
  FROM ${paid(submission)}
      ${earlier}
  ORDER BY y.employee_id`;

/** What is paid now for each earlier period. */
const insertRetro = ({ elements, retro }: Submission): string => `
  INSERT INTO calc.ledger (employee_id, legal_entity_id, period_earned, period_paid, batch_id, kind, submission, v)
  SELECT y.employee_id, $3::int, d.period_earned, $4::int, $1::int, 'retro', $5::smallint,
    ${bySerialNumber(
      elements.filter(({ code }) => retro.has(code)),
      ({ serialNumber }) => `coalesce(d.v[${Number(serialNumber)}], 0)`,
    )}
  FROM (${paidPayees('$1::int', '$2::int')}) y JOIN calc.retro_delta d ON d.batch_id = $1::int AND d.employee_id = y.employee_id
  ORDER BY y.employee_id, d.period_earned`;

/** Sums of a submission in the ledger beside the sums of the run's rows over the same people, element by element, as text. */
async function readSums(sql: Sql, batch: BatchContext, submission: Submission) {
  const { elements } = submission;
  const inLedger = elements.map(({ serialNumber }, index) => `coalesce(sum(l.v[${Number(serialNumber)}]), 0)::text AS l${index}`);
  const inBatch = elements.map((element, index) => `coalesce(sum(${amountOf(element)}), 0)::text AS b${index}`);
  const [ledger] = await sql.query<Record<string, string> & { people: number }>(
    `SELECT (count(*) FILTER (WHERE l.kind = 'normal'))::int AS people, ${inLedger.join(', ')} FROM calc.ledger l
     WHERE l.batch_id = $1::int AND l.kind <> 'reversal' AND l.submission = $2::smallint`,
    [batch.id, submission.number],
  );
  const [calculated] = await sql.query<Record<string, string> & { people: number }>(
    `SELECT count(*)::int AS people, ${inBatch.join(', ')} FROM ${paid(submission)}`,
    [batch.id, batch.runId],
  );
  return { ledger, calculated };
}

/** Σ ledger = Σ batch for every element, whatever the period earned, over as many people. */
async function requireEqualSums(sql: Sql, batch: BatchContext, submission: Submission): Promise<number> {
  const { ledger, calculated } = await readSums(sql, batch, submission);
  const people = await sql.query<{ people: number }>(`SELECT count(*)::int AS people FROM (${paidPayees('$1::int', '$2::int')}) y`, [
    batch.id,
    batch.runId,
  ]);
  const broken = (reason: string): AppError => new AppError('INVARIANT_BROKEN', { id: batch.id, reason });
  if (ledger?.people !== people[0]?.people)
    throw broken(`the ledger has ${ledger?.people} rows for ${people[0]?.people} people who are paid`);
  for (const [index, { code }] of submission.elements.entries()) {
    const [written, sum] = [ledger?.[`l${index}`], calculated?.[`b${index}`]];
    if (written !== sum) throw broken(`${code} adds up to ${written} in the ledger and ${sum} in the batch (minor units)`);
  }
  return ledger?.people ?? 0;
}

async function nextSubmission(sql: Sql, batchId: number): Promise<number> {
  const [last] = await sql.query<{ submission: number }>(
    'SELECT coalesce(max(submission), 0)::int AS submission FROM calc.ledger WHERE batch_id = $1::int',
    [batchId],
  );
  return (last?.submission ?? 0) + 1;
}

/** Any number; who writes to the ledger of a solution takes turns on it. */
export const ledgerLock = 7_202_616;

/**
 * To the end of the transaction: what is owed for earlier periods is compared with the ledger, so one batch of a solution at a time writes to
 * it. Nobody else waits, as they would for the solution's row.
 */
async function lockLedger(sql: Sql, batchId: number): Promise<BatchContext> {
  const batch = await readBatchContext(sql, batchId);
  await sql.query('SELECT 1 FROM pg_advisory_xact_lock($1::int, $2::int)', [ledgerLock, batch.solutionId]);
  return batch;
}

/** Told before what is written is written, and before it is added up. */
interface Telling {
  readonly begin?: (part: 'ledger' | 'sums') => Promise<void>;
}

export interface SubmitData extends Telling {
  readonly batchId: number;
  readonly program: Program;
  /** The retro runs whose deltas the batch pays. */
  readonly retroRuns?: readonly RetroRun[];
}

/**
 * Appends what a batch pays to the ledger: one row per payee who is neither held nor has failed cells, every balance element at its serial
 * number; what was read by RETRO goes to the periods in which it was earned. Within the caller's transaction, which moves the batch and
 * marks it, and in which nothing else changes it.
 * @returns how many payees were written
 * @throws AppError INVARIANT_BROKEN, DEFINITION_INVALID, NOT_FOUND; ILLEGAL_TRANSITION without a result
 */
export async function submitData(sql: Sql, { batchId, program, retroRuns = [], begin }: SubmitData): Promise<{ people: number }> {
  await begin?.('ledger');
  const batch = await lockLedger(sql, batchId);
  if (batch.runId === null) {
    throw new AppError('ILLEGAL_TRANSITION', {
      what: 'Batch',
      id: batchId,
      status: batch.status,
      event: 'submit-data',
      allowed: 'a batch with a result',
    });
  }
  if (program.balances.length === 0) return { people: 0 };
  const submission: Submission = {
    number: await nextSubmission(sql, batchId),
    elements: await readLedgerElements(sql, batch, program),
    retro: new Set(program.history.filter(({ window }) => window === 'RETRO').map(({ element }) => element)),
  };
  await requireReversed(sql, batch);
  const values = [batchId, batch.runId, batch.legalEntityId, batch.periodId, submission.number];
  const people = await withoutLoops(sql, async () => {
    await requireStandingDeltas(sql, batch, retroRuns);
    await sql.query(insertNormal(submission), values);
    if (submission.retro.size > 0) await sql.query(insertRetro(submission), values);
    await begin?.('sums');
    return await requireEqualSums(sql, batch, submission);
  });
  return { people };
}

/** Data is submitted once: what an earlier submission wrote must have been reversed. */
async function requireReversed(sql: Sql, batch: BatchContext): Promise<void> {
  const standing = await sql.query(
    `SELECT 1 FROM calc.ledger WHERE batch_id = $1::int GROUP BY submission
     HAVING count(*) FILTER (WHERE kind <> 'reversal') <> count(*) FILTER (WHERE kind = 'reversal') LIMIT 1`,
    [batch.id],
  );
  if (standing.length > 0) throw new AppError('STALE_VERSION', { what: 'Batch', id: batch.id });
}

/** How many elements the rows of a batch hold at most; each is summed in a column of its own, since taking arrays apart costs ten times as much. */
async function countElements(sql: Sql, batchId: number): Promise<number[]> {
  const [row] = await sql.query<{ count: number }>(
    'SELECT coalesce(max(cardinality(v)), 0)::int AS count FROM calc.ledger WHERE batch_id = $1::int',
    [batchId],
  );
  return Array.from({ length: row?.count ?? 0 }, (_, index) => index + 1);
}

/** What a submission wrote and what took it back add up to nothing, person by person, period by period. */
async function requireZero(sql: Sql, batchId: number, elements: readonly number[]): Promise<void> {
  const sums = elements.map((number) => `coalesce(sum(v[${number}]), 0) <> 0`);
  const [left] = await sql.query<{ name: string; period: string }>(
    `SELECT e.name, p.name AS period FROM (
       SELECT employee_id, period_earned FROM calc.ledger WHERE batch_id = $1::int GROUP BY employee_id, period_earned HAVING ${sums.join(' OR ')} LIMIT 1) l
     JOIN employee e ON e.id = l.employee_id JOIN period p ON p.id = l.period_earned`,
    [batchId],
  );
  if (!left) return;
  const reason = `what was written for ${left.name} and ${left.period} and its reversal do not add up to zero`;
  throw new AppError('INVARIANT_BROKEN', { id: batchId, reason });
}

/**
 * Takes back what the batch's last submission wrote, by appending its negatives period by period: the ledger never loses a row.
 * @returns how many rows were appended; 0 where nothing stands
 * @throws AppError INVARIANT_BROKEN where something of the batch is left in the ledger
 */
export async function reverseData(sql: Sql, { batchId, begin }: Telling & { readonly batchId: number }): Promise<{ rows: number }> {
  await begin?.('ledger');
  await lockLedger(sql, batchId);
  const elements = await countElements(sql, batchId);
  if (elements.length === 0) return { rows: 0 };
  const [counted] = await sql.query<{ rows: number }>(
    `WITH reversed AS (
       INSERT INTO calc.ledger (employee_id, legal_entity_id, period_earned, period_paid, batch_id, kind, submission, v)
       SELECT employee_id, legal_entity_id, period_earned, period_paid, batch_id, 'reversal', submission,
         (ARRAY[${elements.map((number) => `-v[${number}]`).join(', ')}])[1:cardinality(v)]
       FROM calc.ledger l
       WHERE batch_id = $1::int AND kind <> 'reversal'
         AND submission = (SELECT max(submission) FROM calc.ledger WHERE batch_id = $1::int)
       ON CONFLICT DO NOTHING RETURNING 1)
     SELECT count(*)::int AS rows FROM reversed`,
    [batchId],
  );
  await begin?.('sums');
  await requireZero(sql, batchId, elements);
  return { rows: counted?.rows ?? 0 };
}
