import type { Guard } from '../guard.ts';

const underTheLock = ['tests/payroll/races/asked-under-the-lock.test.ts'];
const atOnce = ['tests/payroll/races/at-once.test.ts'];
const money = ['tests/payroll/races/money-under-approval.test.ts'];
const server = 'apps/server/src';

export const lockGuards: readonly Guard[] = [
  {
    name: 'who changes something locks it first',
    kind: 'lock',
    file: 'packages/db/src/platform/locks/lock-row.ts',
    text: ' WHERE id = $1::int ${clauses[strength]}`',
    without: ' WHERE id = $1::int AND ${clauses[strength].length} > 0`',
    tests: underTheLock,
    only: 'hold-payee',
  },
  {
    name: 'what must stay as it is meanwhile is kept',
    kind: 'lock',
    file: 'packages/db/src/platform/locks/lock-row.ts',
    text: `keep: 'FOR SHARE'`,
    without: `keep: ''`,
    tests: underTheLock,
    only: 'period held',
  },
  {
    name: 'a change without a lock fails',
    kind: 'lock',
    file: `${server}/core/implement.ts`,
    text: 'if (!nothingChanged) requireLocked(contract, locks, records);',
    without: '',
    tests: ['apps/server/test/core/implement.test.ts'],
    only: 'has not locked',
  },
  {
    name: 'locks are taken in one order',
    kind: 'lock',
    file: `${server}/core/for-change.ts`,
    text: 'if (place < latest) throw',
    without: 'if (place < 0) throw',
    tests: ['apps/server/test/core/for-change.test.ts'],
  },
  {
    name: 'hold asks about the batch as it is under the lock',
    kind: 'lock',
    file: `${server}/payroll/batches/hold-payee.ts`,
    text: `requireBatchEvent(batch, held ? 'hold-payee' : 'reopen-payee');`,
    without: '',
    tests: money,
    only: 'submit comes first',
  },
  {
    name: 'a batch is moved by who has seen it as it is',
    kind: 'lock',
    file: `${server}/payroll/batches/move-batch.ts`,
    text: `if (version !== batch.version) throw new AppError('STALE_VERSION', { what: 'Batch', id: batch.id });`,
    without: '',
    tests: ['tests/payroll/own-submission.test.ts'],
    only: 'nobody has seen',
  },
  {
    name: 'a period that is closed takes neither batches nor balances',
    kind: 'state',
    file: `${server}/payroll/periods/load-for-change.ts`,
    text: 'if (!isAllowed(periodMachine, status, event))',
    without: 'if (!status)',
    tests: underTheLock,
    only: 'create-batch|set-opening-balances',
  },
  {
    name: 'an inactive solution takes no batches',
    kind: 'state',
    file: `${server}/payroll/batches/create-batch.ts`,
    text: `if (!isAllowed(solutionMachine, status, 'create-batch'))`,
    without: 'if (!status)',
    tests: underTheLock,
    only: 'create-batch',
  },
  {
    name: 'what-ifs of a batch are limited, however many start at once',
    kind: 'limit',
    file: `${server}/payroll/what-ifs/start-fork.ts`,
    text: '>= count) throw',
    without: '< 0) throw',
    tests: atOnce,
    only: 'than the limit',
  },
  {
    name: 'calls beyond what a process works on are refused',
    kind: 'shedding',
    file: `${server}/http/admission.ts`,
    text: 'if (this.#inHand >= this.#max)',
    without: 'if (this.#inHand < 0)',
    tests: ['apps/server/test/http/admission.test.ts'],
  },
];
