import type { HeldRow } from '@wagewright/db/testing';
import type { TestCaller } from '@wagewright/server/testing';

type Answer = Awaited<ReturnType<TestCaller['call']>>;
type Ask = (text: string) => Promise<{ readonly hash: string | null }[]>;

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
  'payslip',
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
