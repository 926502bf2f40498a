import type { BatchEvent, BatchFact, ReadinessCode, ReadinessRemedy } from '@wagewright/contracts/payroll/batches';
import type { ShownBatch } from './read-batch.ts';

interface Told {
  readonly code: ReadinessCode;
  readonly remedy: ReadinessRemedy | null;
  /** People or findings that it is about. */
  readonly count?: (batch: ShownBatch) => number;
}

/** A guard of the machine that does not hold, in words: the move itself asks the same facts, under its lock. */
export const blockers: Partial<Record<BatchFact | `!${BatchFact}`, Told>> = {
  periodEnabled: { code: 'period-not-active', remedy: 'period' },
  '!preparing': { code: 'being-prepared', remedy: null },
  '!moving': { code: 'being-moved', remedy: null },
  hasWholeResult: { code: 'result-missing', remedy: null },
  '!hasBlockingFindings': { code: 'errors', remedy: 'findings', count: ({ blockingFindings }) => blockingFindings },
  '!hasOpenFindings': { code: 'open-warnings', remedy: 'findings', count: ({ openFindings }) => openFindings },
  dataSubmitted: { code: 'data-not-submitted', remedy: null },
};

/** What is counted for warnings, beside the batch itself. */
export interface Counted {
  readonly isConfirmed: boolean;
  /** People of whom the application scope could not be told. */
  readonly undecided: number;
  /** A newer copy of the rules is published than the one that the batch is paid by. */
  readonly hasNewerCopy: boolean;
}

/** Something that is worth a look before a move, and stops nobody. A slice that knows more adds a line. */
export interface Warning {
  readonly code: ReadinessCode;
  readonly before: readonly BatchEvent[];
  readonly remedy: ReadinessRemedy;
  /** 0: nothing to tell. */
  readonly count: (batch: ShownBatch, counted: Counted) => number;
}

export const warnings: readonly Warning[] = [
  {
    code: 'unconfirmed',
    before: ['calculate', 'submit'],
    remedy: 'people',
    count: ({ payeeCount }, { isConfirmed }) => (isConfirmed ? 0 : payeeCount),
  },
  { code: 'undecided', before: ['calculate', 'submit'], remedy: 'people', count: (_, { undecided }) => undecided },
  { code: 'newer-copy', before: ['calculate', 'submit'], remedy: 'overview', count: (_, { hasNewerCopy }) => (hasNewerCopy ? 1 : 0) },
  { code: 'held', before: ['submit', 'publish-payslips', 'submit-data', 'close'], remedy: 'people', count: ({ _count }) => _count.payees },
  {
    code: 'not-published',
    before: ['close'],
    remedy: 'payslips',
    count: ({ payeeCount, payslipsPublishedAt }) => (payslipsPublishedAt ? 0 : payeeCount),
  },
];
