import { AppError, findTransition } from '@wagewright/contracts';
import { type DueFilter, dueChangeMachine, dueChangeStates } from '@wagewright/contracts/payroll/variance';
import { answerDueChanges, readComparison, type Sql } from '@wagewright/db';
import { placeOfItem } from './load-comparison.ts';

interface Answer {
  readonly event: 'note' | 'assign' | 'sign-off' | 'reopen';
  readonly userId: number;
  readonly at: Date;
  readonly remark: string | undefined;
  readonly assignedToUserId: number | undefined;
}

/**
 * Answers every change that a filter finds and that can be answered so; of others nothing changes. In the transaction that holds the batch's lock.
 * @returns how many
 * @throws AppError NOT_FOUND while nothing is compared
 */
export async function answerAllChanges(sql: Sql, batchId: number, filter: DueFilter, { event, ...answer }: Answer): Promise<number> {
  const comparison = await readComparison(sql, batchId);
  if (comparison?.status !== 'compared' || comparison.shownRevision === null)
    throw new AppError('NOT_FOUND', { what: 'comparison', id: batchId });
  const of = { batchId, revision: comparison.shownRevision, item: placeOfItem(comparison, undefined) };
  let answered = 0;
  for (const from of dueChangeStates) {
    const to = findTransition(dueChangeMachine, from, event, {})?.to;
    if (to && (filter.state === undefined || filter.state === from))
      answered += await answerDueChanges(sql, of, filter, { ...answer, from, to });
  }
  return answered;
}
