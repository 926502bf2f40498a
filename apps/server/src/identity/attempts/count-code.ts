import { markAttemptPassed, type Sql } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { allWork, reserveAttempt } from './sign-in-delay.ts';

interface Counted {
  readonly attemptId: string;
  /** It was right: it counts as no failure. */
  passed(sql: Sql): Promise<void>;
}

/**
 * Counts a code before it is looked at, as failed until it turns out to be right: codes are guessed no faster than passwords, at one account
 * together with them.
 * @throws AppError SIGN_IN_DELAYED, ACCOUNT_LOCKED
 */
export async function countCode(deps: Deps, { id: userId, account }: { id: number; account: string }, address: string): Promise<Counted> {
  const attemptId = await reserveAttempt(deps.db, { account, address, userId, at: deps.clock(), step: 'code' }, allWork);
  return { attemptId, passed: async (sql) => await markAttemptPassed(sql, attemptId) };
}
