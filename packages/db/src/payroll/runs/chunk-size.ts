import { limits } from '@wagewright/contracts';

/**
 * SQL: how many employees a chunk of a run has. What is done once a chunk costs a large run more than the processor's cache saves it; a smaller one
 * would have too few chunks for all threads to end at the same time.
 * @param payees SQL of how many people the run calculates
 * @param usual SQL of how many a chunk has in a run that is not large
 */
export const chunkSize = (payees: string, usual: string): string =>
  `CASE WHEN ${payees} >= ${limits.largeRunEmployees} THEN greatest(${usual}, ${limits.largeRunChunkEmployees}) ELSE ${usual} END`;
