import { AppError } from '@wagewright/contracts';
import { type LookedUp, readLookup, type Sql } from '@wagewright/db';
import { hashHandle } from '../attempts/index.ts';

/** @throws AppError RESET_LOOKUP_OVER */
export async function loadLookup(sql: Sql, handle: string, now: Date): Promise<LookedUp> {
  const found = await readLookup(sql, hashHandle(handle), now);
  if (!found) throw new AppError('RESET_LOOKUP_OVER');
  return found;
}
