import type { Guard } from '../guard.ts';

const db = 'packages/db/src/payroll/batches';
const moves = ['tests/payroll/batch-moves.test.ts'];

/** A batch that a job moves on or back (ADR 122). */
export const batchMoveGuards: readonly Guard[] = [
  {
    name: 'whoever lost a batch moves it no more',
    kind: 'fencing',
    file: `${db}/moves.ts`,
    text: `  if (!(await rows.end(sql, claim, 'finished'))) return false;\n`,
    without: `  await rows.end(sql, claim, 'finished');\n`,
    tests: moves,
    only: 'token is void',
  },
  {
    name: 'nothing else happens to a batch that a job moves',
    kind: 'state',
    file: 'packages/contracts/src/payroll/batches/batch-machine.ts',
    text: `guard: [...(transition.guard ?? []), '!moving']`,
    without: `guard: [...(transition.guard ?? [])]`,
    tests: moves,
    only: 'nothing but its cancelling',
  },
  {
    name: 'what was possible when it was asked for is asked again by the job',
    kind: 'state',
    file: `${db}/moves.ts`,
    text: 'const to = requireBatchEvent({ ...batch, moving: false }, event);',
    without: `const to = requireBatchEvent({ ...batch, moving: false, periodStatus: 'enabled' }, event);`,
    tests: moves,
    only: 'closed meanwhile',
  },
  {
    name: 'a move is asked for where it is possible',
    kind: 'state',
    file: 'apps/server/src/payroll/batches/ask-move.ts',
    text: '  requireBatchEvent(batch, event, version);\n',
    without: '  void requireBatchEvent;\n',
    tests: ['tests/payroll/races/asked-under-the-lock.test.ts'],
    only: 'submit-batch-data',
  },
  {
    name: 'one batch of a solution at a time writes to the ledger',
    kind: 'lock',
    file: `${db}/submit-data.ts`,
    text: `  await sql.query('SELECT 1 FROM pg_advisory_xact_lock($1::int, $2::int)', [ledgerLock, batch.solutionId]);\n`,
    without: '',
    tests: ['tests/payroll/races/at-once.test.ts'],
    only: 'one batch of a solution at a time',
  },
];
