/** The hash of a batch's input, renewed part by part, is always that over every row. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepInputHash, readInputHash, renewInputHash } from '../../../src/payroll/batches/input-hash.ts';
import { sqlOfClient } from '../../../src/sql.ts';
import { createTestDatabase, type TestDatabase } from '../../../src/testing/index.ts';

describe('the hash of a batch’s input', () => {
  const batchId = 7;
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    for (const batch of [batchId, batchId + 1])
      await client.query(
        `INSERT INTO calc.input SELECT $1, tab, row, 1000 + row, 0, ARRAY[row * 3], ARRAY['t' || row] FROM generate_series(1, 2) tab, generate_series(1, 3500) row`,
        [batch],
      );
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  const whole = () => readInputHash(sqlOfClient(client), batchId);
  const renew = (...rows: number[]) => renewInputHash(sqlOfClient(client), batchId, rows);
  const parts = async () =>
    (
      await client.query(`SELECT table_no, part_no, encode(hash, 'hex') AS hash FROM calc.input_part WHERE batch_id = $1 ORDER BY 1, 2`, [
        batchId,
      ])
    ).rows as { hash: string }[];

  it('is made of parts of a thousand rows a table, and the same for the same rows', async () => {
    expect(await keepInputHash(sqlOfClient(client), batchId)).toBe(await whole());
    expect(await parts()).toHaveLength(8);
    expect(await keepInputHash(sqlOfClient(client), batchId + 1)).toBe(await whole());
  });

  it.each([
    ['a value that changes', 'UPDATE calc.input SET v[1] = v[1] + 1 WHERE batch_id = $1 AND table_no = 2 AND row_number = 1500', [1500]],
    [
      'a person who goes, in whose row the last one comes to stand',
      'DELETE FROM calc.input WHERE batch_id = $1 AND row_number = 999',
      [999],
    ],
    ['the last one, who moves', 'UPDATE calc.input SET row_number = 999 WHERE batch_id = $1 AND row_number = 3500', [999, 3500]],
    ['a person who comes', `INSERT INTO calc.input SELECT $1, tab, 4000, 9, 0, '{1}', '{}' FROM generate_series(1, 2) tab`, [4000]],
    ['a table that nobody had lines in', `INSERT INTO calc.input VALUES ($1, 3, 42, 1042, 0, '{5}', '{}')`, [42]],
    ['a part that is left empty', 'DELETE FROM calc.input WHERE batch_id = $1 AND row_number = 4000', [4000]],
  ])('follows %s, and hashes no other part', async (_what, change, rows) => {
    const before = await parts();
    const old = await whole();
    await client.query(change, [batchId]);
    const renewed = await renew(...rows);
    expect(renewed).toBe(await whole());
    expect(renewed).not.toBe(old);
    const touched = new Set(rows.map((row) => Math.floor(row / 1000)));
    const others = (all: { hash: string }[]) => all.filter((part) => !touched.has((part as never as { part_no: number }).part_no));
    expect(others(await parts())).toEqual(others(before));
  });

  it('says what was frozen, and not what was altered behind our back since', async () => {
    const kept = await renew();
    await client.query(`UPDATE calc.input SET t[1] = 'forged' WHERE batch_id = $1 AND table_no = 1 AND row_number = 3000`, [batchId]);
    expect(await renew(5)).toBe(kept);
    expect(await whole()).not.toBe(kept);
  });

  it('of a batch that was prepared before parts were kept is made whole at its first change', async () => {
    await client.query('DELETE FROM calc.input_part WHERE batch_id = $1', [batchId]);
    expect(await renew(5)).toBe(await whole());
    expect((await parts()).length).toBeGreaterThan(8);
  });
});
