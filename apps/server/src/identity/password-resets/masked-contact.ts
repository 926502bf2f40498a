import { type Contact, pickContact, readLookup, shareReachedWhereTyped, sqlOfPrisma } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { hashHandle } from '../attempts/index.ts';
import { maskEmail, maskPhone } from './mask.ts';

const masks = { email: maskEmail, phone: maskPhone } as const;

/**
 * Where a link or a code would go. For an account that there is not, one that cannot be reached this way, and a handle of none, it is made up: what was
 * typed where that is an address, as often as that is so for who signs in by one; else somebody's, picked by a fingerprint of the account: like a true
 * one, the same each time, and of nobody whom it could lead to. The work is the same for all.
 */
export async function maskedContact(deps: Deps, handle: string, channel: keyof Contact): Promise<{ masked: string }> {
  const sql = sqlOfPrisma(deps.db.prisma);
  const lookup = await readLookup(sql, hashHandle(handle), deps.clock());
  const account = lookup?.account ?? handle;
  const chance = deps.secrets.fingerprint(`${channel} ${account}`);
  const picked = await pickContact(sql, channel, chance.readUInt32BE() >>> 1);
  const asTyped = chance.readUInt32BE(4) % 1000 < (await shareReachedWhereTyped(sql));
  const typed = channel === 'email' && account.includes('@') && asTyped ? account : undefined;
  return { masked: masks[channel](lookup?.[channel] ?? typed ?? picked ?? '') };
}
