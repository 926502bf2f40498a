import { hash, verify } from '@node-rs/argon2';

/** argon2id, OWASP's first recommendation: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | undefined;

/**
 * True when the password matches the stored hash. Without one a decoy is verified, so that an unknown account takes as long.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password', options);
  const matches = await verify(stored ?? (await decoy), password);
  return Boolean(stored) && matches;
}
