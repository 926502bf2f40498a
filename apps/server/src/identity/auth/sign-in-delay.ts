import { limits } from '@wagewright/contracts';
import type { Database } from '@wagewright/db';

const windowHours = 24;
const firstDelaySeconds = 5;
/** An address may belong to a whole office, so it is given more tries than an account. */
const addressAllowanceFactor = 10;

/** Seconds to wait after so many failures: nothing at first, then 5, 10, 20 … up to the limit. */
export function delaySeconds(failures: number, free: number): number {
  if (failures < free) return 0;
  return Math.min(firstDelaySeconds * 2 ** Math.min(failures - free, 20), limits.signInDelaySecondsMax);
}

interface Failures {
  readonly failures: number;
  readonly last: Date | null;
}

async function failuresSince(db: Database, column: 'account' | 'address', value: string, since: Date): Promise<Failures> {
  const { rows } = await db.pool.query<{ failures: string; last: Date | null }>(
    `SELECT count(*) AS failures, max(at) AS last FROM sign_in_attempt WHERE ${column} = $1 AND NOT succeeded AND at > greatest($2::timestamptz,
       coalesce((SELECT max(at) FROM sign_in_attempt WHERE ${column} = $1 AND succeeded), '-infinity'))`,
    [value, since],
  );
  return { failures: Number(rows[0]?.failures ?? 0), last: rows[0]?.last ?? null };
}

function remaining({ failures, last }: Failures, free: number, now: Date): number {
  if (!last) return 0;
  return Math.max(0, Math.ceil((last.getTime() + delaySeconds(failures, free) * 1000 - now.getTime()) / 1000));
}

/** Seconds until another attempt for this account from this address is looked at; the same whether or not the account exists. */
export async function signInDelay(db: Database, account: string, address: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - windowHours * 3_600_000);
  const [byAccount, byAddress] = await Promise.all([
    failuresSince(db, 'account', account, since),
    failuresSince(db, 'address', address, since),
  ]);
  return Math.max(
    remaining(byAccount, limits.signInFailuresBeforeDelay, now),
    remaining(byAddress, limits.signInFailuresBeforeDelay * addressAllowanceFactor, now),
  );
}
