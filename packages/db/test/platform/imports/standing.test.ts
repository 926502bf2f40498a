import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportColumn, type ImportTarget, standingBlocks } from '../../../src/index.ts';
import { sqlOfClient } from '../../../src/sql.ts';
import { createTestDatabase, type TestDatabase } from '../../../src/testing/index.ts';

const count = 12_001;
const numbers = Array.from({ length: count }, (_, at) => String(at + 1));
/** Records that are told apart by their key alone, as those of a compensation file are: several of one person, all of line 0. */
const target = (owners: number): ImportTarget => ({
  linesMax: () => 1,
  owners: () => `SELECT 'O' || n AS key, 'Ada' AS label, n AS owner_id FROM generate_series(1, ${owners}) n`,
  standing: () =>
    `SELECT 'P' || to_char(n, 'FM000000') AS key, 0 AS line, 1 + n % ${owners} AS owner_id, 'Ada' AS label, ARRAY[n::text] AS cells FROM generate_series(1, ${count}) n`,
  lock: async () => undefined,
  write: async () => undefined,
});
const columns: readonly ImportColumn[] = [
  { role: 'key', code: 'number', type: 'text', scale: 0, currency: null, name: { en: 'Number', 'zh-CN': '编号' } },
  { role: 'value', code: 'amount', type: 'text', scale: 0, currency: null, name: { en: 'Amount', 'zh-CN': '金额' } },
];

describe('what stands, block by block', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  const read = async (owners: number, everybody: boolean): Promise<string[]> => {
    const found: string[] = [];
    for await (const rows of standingBlocks(sqlOfClient(client), target(owners), { target: {}, columns }, everybody))
      for (const [, amount] of rows) found.push(String(amount));
    return found.sort((a, b) => Number(a) - Number(b));
  };

  it.each([
    ['one person has all of it', 1, false],
    ['seven people share it', 7, false],
    ['seven people share it, and everybody is asked for', 7, true],
    ['each has one', count, true],
  ])('is all of it, each record once: %s', async (_name, owners, everybody) => {
    expect(await read(owners, everybody)).toEqual(numbers);
  });
});
