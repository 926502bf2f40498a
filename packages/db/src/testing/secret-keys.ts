import { keysOfText } from '../platform/secrets/index.ts';

/** The secret key of tests: of no use to anybody. */
export const testSecretKeys = keysOfText(`test:${Buffer.alloc(32, 'wagewright test key ').toString('base64')}`);
