import type { ChunkAddress } from './run-types.ts';

/** More than a stage has chunks; stage and number share one half of the key. */
const chunksPerStageMax = 1_000_000;

/** The two halves of the advisory lock that a worker's connection holds, shared, while it has the chunk in hand. */
export const chunkLockKeys = ({ runId, stage, number }: ChunkAddress): readonly [number, number] => [
  runId,
  stage * chunksPerStageMax + number,
];

/** Whether some worker's connection holds the lock of chunk `c`. */
export const chunkIsHeldSql = `EXISTS (
  SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND l.granted
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND l.classid::bigint = c.run_id AND l.objid::bigint = c.stage::bigint * ${chunksPerStageMax} + c.number)`;
