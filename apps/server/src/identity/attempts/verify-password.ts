import { verify } from '@node-rs/argon2';
import { hashPassword } from './hash-password.ts';

let decoy: Promise<string> | undefined;

/**
 * True when the password matches the stored hash. Without one a decoy is verified, so that an unknown account takes as long.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return Boolean(stored) && matches;
}
