/** What each event does that a job causes: to everybody of a batch, and to the batch itself. */
import type { Program } from '@wagewright/calc-engine';
import type { BatchMoveEvent, BatchMovePart } from '@wagewright/contracts/payroll/batches';
import type { Sql } from '../../sql.ts';
import { causesOf, recountFindings } from '../findings/index.ts';
import { type RunSource, readRunSource } from '../runs/index.ts';
import { clearInput, withoutInput } from './prepare-batch.ts';
import { readRetroRuns } from './retro-runs.ts';
import { reverseData, submitData } from './submit-data.ts';

export interface MoveTools {
  readonly compile: (source: Pick<RunSource, 'solution' | 'definition'>) => Program;
  /** Results that nobody points to any more go in the background. */
  readonly enqueueDeleteRuns: (sql: Sql, batchId: number) => Promise<void>;
}

interface Working {
  readonly sql: Sql;
  readonly batchId: number;
  readonly tools: MoveTools;
}

type Part = Exclude<BatchMovePart, 'queued'>;

interface MoveWork {
  /** One statement over everybody after the other. */
  readonly parts: readonly Part[];
  /** Before the batch is locked. @returns how many people it was about, where that is told */
  readonly work: (working: Working & { readonly begin: (part: Part) => Promise<void> }) => Promise<number>;
  /** What changes on the batch itself beside its state, as SQL. */
  readonly columns: readonly string[];
  /** What follows of that. */
  readonly after?: (working: Working) => Promise<void>;
}

const withoutApproval = ['payslips_generated_at = NULL', 'approval_instance_id = NULL'];
const withoutResult = ['current_run_id = NULL', ...withoutApproval];

type PartWork = MoveWork['work'];
const inTurn =
  (...works: readonly PartWork[]): PartWork =>
  async (working) => {
    for (const work of works) await work(working);
    return 0;
  };

const deletePayslips: PartWork = async ({ sql, batchId, begin }) => {
  await begin('payslips');
  await sql.query('DELETE FROM payslip WHERE batch_id = $1::int', [batchId]);
  return 0;
};
const deleteInput: PartWork = async ({ sql, batchId, begin }) => {
  await begin('input');
  await clearInput(sql, batchId);
  return 0;
};
const dropRuns = async ({ sql, batchId, tools }: Working): Promise<void> => await tools.enqueueDeleteRuns(sql, batchId);

const works: Readonly<Record<BatchMoveEvent, MoveWork>> = {
  'submit-data': {
    parts: ['ledger', 'sums'],
    work: async ({ sql, batchId, tools: { compile }, begin }) => {
      const program = compile(await readRunSource(sql, batchId));
      const { people } = await submitData(sql, { batchId, program, retroRuns: await readRetroRuns(sql, batchId, compile), begin });
      return people;
    },
    columns: ['data_submitted_at = clock_timestamp()'],
  },
  'back-to-new': {
    parts: ['payslips', 'input'],
    work: inTurn(deletePayslips, deleteInput),
    columns: [...withoutResult, withoutInput],
    after: dropRuns,
  },
  'back-to-waiting': {
    parts: ['payslips', 'counts'],
    work: inTurn(deletePayslips, async ({ begin }) => (await begin('counts'), 0)),
    columns: withoutResult,
    after: async (working) => {
      const { sql, batchId, tools } = working;
      await recountFindings(sql, batchId, causesOf(tools.compile(await readRunSource(sql, batchId))));
      await dropRuns(working);
    },
  },
  'back-to-calculated': { parts: ['payslips'], work: deletePayslips, columns: withoutApproval },
  'back-to-approved': {
    parts: ['ledger', 'sums'],
    work: async ({ sql, batchId, begin }) => (await reverseData(sql, { batchId, begin })).rows,
    columns: ['data_submitted_at = NULL'],
  },
};

export const workOf = (event: BatchMoveEvent): MoveWork => works[event];
