import type { HeldRow } from '@wagewright/db/testing';
import type { TestCaller } from '@wagewright/server/testing';
import type { RaceStage } from './race-stage.ts';

type Answer = Awaited<ReturnType<TestCaller['call']>>;
type Ask = (text: string) => Promise<{ readonly hash: string | null }[]>;

/** A change that is possible as things stand, and somebody who makes it impossible while the row is theirs. */
export interface Race {
  readonly procedure: string;
  readonly input: (stage: RaceStage) => object;
  readonly caller?: 'clerk' | 'approver' | 'employee' | 'administrator';
  /** The table of the held row, and which it is. */
  readonly held:
    | 'batch'
    | 'period'
    | 'solution'
    | 'solution_copy'
    | 'payslip'
    | 'approval_instance'
    | 'scenario'
    | 'global_table'
    | 'payslip_setting'
    | 'import_job'
    | 'payslip_archive'
    | 'payslip_move'
    | 'payslip_round';
  readonly id?: (stage: RaceStage) => number;
  /** What the last period, which has no batches, is set to before. */
  readonly givenPeriod?: string;
  /** What the batch is set to before: the change is possible. */
  readonly given?: string;
  /** And the approval; pending where nothing is said. */
  readonly approval?: 'pending-approval' | 'rolled-back' | 'draft';
  /** The state of the scenario before; a draft, where nothing is said. */
  readonly scenario?: string;
  /** The state of the import before; checked, where nothing is said. */
  readonly import?: string;
  /** The state of the round of payslips before; to be generated, where nothing is said. */
  readonly round?: string;
  /** The state of the payslip setting before; active, where nothing is said. */
  readonly payslipSetting?: string;
  /** What the holder sets on the held row. */
  readonly change: string;
  readonly error: string;
}

/**
 * Starts a call and waits until it waits for what is held, so that whatever is started next comes behind it.
 * @param place how many wait then, the earlier ones included
 * @returns its answer, which comes after the release
 * @throws Error when it answers without waiting: then nothing keeps it from reading what is about to change
 */
export async function startBehind(
  held: HeldRow,
  place: number,
  start: () => Promise<Answer>,
): Promise<{ readonly answer: Promise<Answer> }> {
  const answer = start();
  const tooEarly = answer.then(({ status, error }) => {
    throw new Error(`It answered ${status} ${error?.code ?? ''} without waiting.`);
  });
  await Promise.race([held.waiting(place), tooEarly]);
  return { answer };
}

/** All that a payroll procedure could have written, but for what workers write on their own. */
const tables = [
  'approval_decision',
  'approval_instance',
  'approval_node',
  'audit_entry',
  'batch',
  'batch_named_payee',
  'batch_payee',
  'calc.input',
  'calc.ledger',
  'calc.retro_delta',
  'calculation_run',
  'forked_run',
  'import_job',
  'payslip',
  'payslip_archive',
  'payslip_job',
  'payslip_move',
  'payslip_round',
  'period',
  'scenario',
  'scenario_plan',
  'solution',
  'solution_copy',
  'solution_copy_change',
];

/** A hash of every table's rows. */
export async function hashTables(ask: Ask): Promise<Record<string, string | null>> {
  const hashes: Record<string, string | null> = {};
  for (const table of tables) {
    const [row] = await ask(`SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS hash FROM ${table} t`);
    hashes[table] = row?.hash ?? null;
  }
  return hashes;
}
