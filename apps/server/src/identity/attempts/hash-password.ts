import { hash } from '@node-rs/argon2';

/** argon2id, OWASP's first recommendation: 19 MiB, two passes, one lane. */
export const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = async (password: string): Promise<string> => await hash(password, argon2Options);
