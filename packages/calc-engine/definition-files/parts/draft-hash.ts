import { contentHash } from '../../src/definition/hash.ts';

/** The fingerprint of a definition that may be wrong: never that of one that compiles. */
export const draftHash = (definition: unknown): string => contentHash('draft', definition);
