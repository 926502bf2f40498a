/** Dated records of one owner do not overlap (ADR 152). */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/testing/index.ts';

describe('days that a record holds', () => {
  let database: TestDatabase;
  let client: pg.Client;
  const rowsOf = async (text: string): Promise<unknown[]> => (await client.query<Record<string, unknown>>(text)).rows;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('meet where owner, part and days meet, and nowhere else: the largest owner and part, the first and the last day that there is', async () => {
    const days = `(VALUES (date '4713-01-01 BC'), ('2026-06-28'), ('2026-06-29'), ('2026-06-30'), ('2026-07-01'), ('9999-12-31'), ('5874897-12-30')) `;
    const records = `SELECT o, p, a.d AS first, z.d AS last FROM (VALUES (1), (2), (2147483646), (2147483647)) owner(o), (VALUES (0), (1), (2097151)) part(p),
      ${days} a(d), (SELECT d FROM ${days} given(d) UNION ALL SELECT NULL) z(d) WHERE z.d IS NULL OR z.d >= a.d`;
    expect(
      await rowsOf(`WITH r AS MATERIALIZED (${records})
        SELECT count(*) > 100000 AS "many", count(*) FILTER (WHERE held_days(x.o, x.first, x.last, x.p) && held_days(y.o, y.first, y.last, y.p)
          IS DISTINCT FROM (x.o = y.o AND x.p = y.p AND daterange(x.first, x.last, '[]') && daterange(y.first, y.last, '[]')))::int AS "wrong" FROM r x, r y`),
    ).toEqual([{ many: true, wrong: 0 }]);
  });

  it('are kept apart in every table whose records have a first and a last day of effect, but where several lines make one allocation', async () => {
    expect(
      await rowsOf(`SELECT c.relname AS "table" FROM pg_class c
        JOIN pg_attribute f ON f.attrelid = c.oid AND f.attname = 'effective_date' JOIN pg_attribute l ON l.attrelid = c.oid AND l.attname = 'expiry_date'
        WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT FROM pg_constraint x WHERE x.conrelid = c.oid AND x.contype = 'x') ORDER BY 1`),
    ).toEqual([{ table: 'cost_center_allocation' }]);
  });

  it('are in order, or refused', async () => {
    expect(
      await rowsOf(`SELECT x.conrelid::regclass::text AS "table" FROM pg_constraint x WHERE x.contype = 'x'
        AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conrelid = x.conrelid AND c.contype = 'c' AND pg_get_constraintdef(c.oid) ~ '(_date|last_day|ends_on|hired_on)')`),
    ).toEqual([]);
  });
});
