import { hash } from '@node-rs/argon2';

/** argon2id with OWASP's first recommendation: 19 MiB, two passes, one lane. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashSeedPassword = (password: string): Promise<string> => hash(password, argon2);
