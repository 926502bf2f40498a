/** How a run is cut into chunks: of a batch whose number of payees is only said, so that a large one costs nothing. */
import { limits } from '@wagewright/contracts';
import { startRun } from '@wagewright/db';
import { createTestDatabase, type TestDatabase } from '@wagewright/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Clerk, createSyntheticBatch, openClerk, type SyntheticBatch } from '../src/testing/index.ts';

let database: TestDatabase;
let clerk: Clerk;
let batch: SyntheticBatch;
beforeAll(async () => {
  database = await createTestDatabase();
  clerk = await openClerk(database.url);
  batch = await createSyntheticBatch({ url: database.url, employees: 2, columns: 20 });
});
afterAll(async () => {
  await clerk.close();
  await database.drop();
});

interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** The chunks of a run over so many people; nothing of it stays. */
async function cut(payees: number, chunkEmployees: number): Promise<{ chunks: Chunk[]; jobs: number; counted: number }> {
  const { client, sql } = clerk;
  await client.query('BEGIN');
  try {
    await client.query('UPDATE batch SET payee_count = $2 WHERE id = $1', [batch.batchId, payees]);
    const { engineVersion, hash: definitionHash } = batch.program;
    const start = {
      batchId: batch.batchId,
      kind: 'calculate',
      userId: batch.userId,
      returnStatus: 'waiting',
      engineVersion,
      definitionHash,
    } as const;
    const { runId, jobs } = await startRun(sql, { ...start, chunkEmployees });
    const { rows: chunks } = await client.query<Chunk>(
      'SELECT from_row AS from, to_row AS to FROM calculation_chunk WHERE run_id = $1 AND stage = 0 ORDER BY number',
      [runId],
    );
    const { rows: runs } = await client.query<{ counted: number }>('SELECT chunks_total AS counted FROM calculation_run WHERE id = $1', [
      runId,
    ]);
    return { chunks, jobs: jobs.length, counted: runs[0]?.counted ?? 0 };
  } finally {
    await client.query('ROLLBACK');
  }
}

const large = limits.largeRunEmployees;
const longer = limits.largeRunChunkEmployees;

it.each([
  ['a small run', 1, 6_000, 1],
  ['one that its chunks divide', 12_000, 6_000, 6_000],
  ['one more', 12_001, 6_000, 6_000],
  ['the last one that is not large', large - 1, 6_000, 6_000],
  ['the first large one has longer chunks', large, 6_000, longer],
  ['a million', 1_000_000, 6_000, longer],
  ['chunks that are longer still stay so', large, longer + 1, longer + 1],
])('%s: chunks of equal length cover all rows without gap or overlap', async (_, payees, asked, length) => {
  const { chunks, jobs, counted } = await cut(payees, asked);
  expect(chunks[0]).toEqual({ from: 1, to: length });
  expect(chunks.at(-1)?.to).toBe(payees);
  expect(chunks.slice(1).every(({ from, to }, index) => from === (chunks[index]?.to ?? 0) + 1 && to - from < length)).toBe(true);
  expect(chunks.slice(0, -1).every(({ from, to }) => to - from + 1 === length)).toBe(true);
  expect([jobs, counted]).toEqual([chunks.length, chunks.length]);
});
