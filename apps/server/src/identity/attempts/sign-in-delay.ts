import { AppError, limits } from '@wagewright/contracts';
import {
  type Attempt,
  type Database,
  type Failures,
  insertAttempt,
  type Lockout,
  lockAttempts,
  readAccountFailures,
  readAddressFailures,
  readLockout,
  type Sql,
  sqlOfPrisma,
} from '@wagewright/db';
import { accountWorkBits } from './captcha-work.ts';

const windowHours = 24;
const firstDelaySeconds = 5;
/** An address may belong to a whole office, so it is given more tries than an account. */
const addressAllowance = limits.signInFailuresBeforeDelay * 10;

/** Failures before this are forgotten. */
export const failuresSince = (now: Date): Date => new Date(now.getTime() - windowHours * 3_600_000);

/** Seconds to wait after so many failures: nothing at first, then 5, 10, 20 … up to the limit. */
export function delaySeconds(failures: number, free: number): number {
  if (failures < free) return 0;
  return Math.min(firstDelaySeconds * 2 ** Math.min(failures - free, 20), limits.signInDelaySecondsMax);
}

function remaining({ failures, last }: Failures, free: number, now: Date): number {
  if (!last) return 0;
  return Math.max(0, Math.ceil((last.getTime() + delaySeconds(failures, free) * 1000 - now.getTime()) / 1000));
}

/** More work than is ever asked for: of who is signed in already, or has given a right password. */
export const allWork = limits.proofOfWorkBitsMax;

/** Until when failures lock an account, past or to come; null where there are not that many. */
export function lockedUntil({ failures, last }: Failures, lockout: Lockout | undefined): Date | null {
  if (!last || !lockout || failures < lockout.afterFailures) return null;
  return new Date(last.getTime() + lockout.minutes * 60_000);
}

async function requireOpen(sql: Sql, failed: Failures, now: Date): Promise<void> {
  const lockout = await readLockout(sql);
  const minutes = Math.ceil(((lockedUntil(failed, lockout)?.getTime() ?? 0) - now.getTime()) / 60_000);
  if (lockout && minutes > 0) throw new AppError('ACCOUNT_LOCKED', { failures: lockout.afterFailures, minutes, seconds: minutes * 60 });
}

/** How long an address has to wait, and for how many failures. */
export async function addressDelay(
  sql: Sql,
  address: string,
  now: Date,
): Promise<{ failures: number; failuresBeforeDelay: number; waitSeconds: number }> {
  const failed = await readAddressFailures(sql, address, failuresSince(now));
  return { failures: failed.failures, failuresBeforeDelay: addressAllowance, waitSeconds: remaining(failed, addressAllowance, now) };
}

/**
 * Counts an attempt before its password is looked at, as failed until it turns out to be right: attempts that come at once, to any process,
 * are counted one after another, for an account that exists and for one that does not.
 * @param workBits how much work came with the attempt
 * @returns the attempt's id
 * @throws AppError ACCOUNT_LOCKED, SIGN_IN_DELAYED, CAPTCHA_WORK_MISSING: then the attempt does not count, and its password is not looked at
 */
export async function reserveAttempt(db: Database, attempt: Attempt, workBits: number): Promise<string> {
  return await db.prisma.$transaction(async (tx) => {
    const sql = sqlOfPrisma(tx);
    await lockAttempts(sql, attempt);
    const byAccount = await readAccountFailures(sql, attempt.account, failuresSince(attempt.at));
    const byAddress = await readAddressFailures(sql, attempt.address, failuresSince(attempt.at));
    await requireOpen(sql, byAccount, attempt.at);
    const seconds = Math.max(
      remaining(byAccount, limits.signInFailuresBeforeDelay, attempt.at),
      remaining(byAddress, addressAllowance, attempt.at),
    );
    if (seconds > 0) throw new AppError('SIGN_IN_DELAYED', { seconds });
    if (workBits < accountWorkBits(byAccount.failures)) throw new AppError('CAPTCHA_WORK_MISSING');
    return await insertAttempt(sql, attempt);
  });
}
