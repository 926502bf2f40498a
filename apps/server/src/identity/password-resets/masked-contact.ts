import { type Contact, pickContact, readLookup, sqlOfPrisma } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { hashHandle } from '../attempts/index.ts';
import { maskEmail, maskPhone } from './mask.ts';

const masks = { email: maskEmail, phone: maskPhone } as const;

/**
 * Where a link or a code would go. For an account that there is not, one that cannot be reached this way, and a handle of none, it is what was typed where
 * that is an address, as it is for who signs in by it; else it is somebody's, picked by a fingerprint of the account: like a true one, the same each time,
 * and of nobody whom it could lead to. The work is the same for all.
 */
export async function maskedContact(deps: Deps, handle: string, channel: keyof Contact): Promise<{ masked: string }> {
  const sql = sqlOfPrisma(deps.db.prisma);
  const lookup = await readLookup(sql, hashHandle(handle), deps.clock());
  const account = lookup?.account ?? handle;
  const picked = await pickContact(sql, channel, deps.secrets.fingerprint(`${channel} ${account}`).readUInt32BE() >>> 1);
  const typed = channel === 'email' && account.includes('@') ? account : undefined;
  return { masked: masks[channel](lookup?.[channel] ?? typed ?? picked ?? '') };
}
