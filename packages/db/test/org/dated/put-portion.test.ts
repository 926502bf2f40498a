import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearPortion, datedTables, dayAfter, endBeforeNext, putPortion, removeFrom } from '../../../src/org/dated/index.ts';
import { type Sql, sqlOfClient } from '../../../src/sql.ts';
import { createTestDatabase, type TestDatabase } from '../../../src/testing/index.ts';

/**
 * Records that hold from a day through a day. The model is a calendar: what is written for a portion of time stands on each of its days, and no day outside of it says
 * anything else than before.
 */
describe('what holds for a time', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let sql: Sql;
  const table = datedTables.compensationRecord;
  const owner = { employee_id: 1, item_id: 1 };
  const daysCount = 12;
  const first = '2026-01-28';
  const day = (place: number) => dayAfter(first, place);
  const noLevel = { salary_structure_id: null, pay_grade: null, pay_level: null };
  const pay = (amount: number) => ({ amount, currency: 'USD', payroll_effective_period: '2026-01', remarks: null, ...noLevel });
  const rows = () =>
    sql.query<{ from: string; until: string | null; amount: number }>(
      `SELECT to_char(effective_date, 'YYYY-MM-DD') AS from, to_char(expiry_date, 'YYYY-MM-DD') AS until, amount::int AS amount
       FROM compensation_record WHERE employee_id = 1 ORDER BY effective_date`,
    );

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    sql = sqlOfClient(client);
    await client.query(`
      INSERT INTO legal_entity (id, code, name, country, currency, time_zone) VALUES (1, 'A', '{}', 'US', 'USD', 'America/New_York');
      INSERT INTO employee (id, employee_number, legal_entity_id, name, hire_date) VALUES (1, '1', 1, 'Ann', '2020-01-01'), (2, '2', 1, 'Ben', '2020-01-01');
      INSERT INTO compensation_item (id, code, name) VALUES (1, 'BASE', '{}'), (2, 'CAR', '{}');
      INSERT INTO compensation_record (employee_id, item_id, effective_date, amount, currency, payroll_effective_period) VALUES
        (2, 1, '2026-01-01', 7, 'USD', '2026-01'), (1, 2, '2026-01-01', 8, 'USD', '2026-01')`);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const empty = async () => await client.query('DELETE FROM compensation_record WHERE employee_id = 1 AND item_id = 1');
  /** What each day of the calendar says, and the day long after it. */
  async function calendar(): Promise<(number | null)[]> {
    const found = await sql.query<{ amount: number | null }>(
      `SELECT c.amount::int AS amount FROM generate_series(0, ${daysCount}) AS n(place)
       LEFT JOIN compensation_record c ON c.employee_id = 1 AND c.item_id = 1
         AND daterange(c.effective_date, c.expiry_date, '[]') @> (date '${first}' + CASE WHEN place = ${daysCount} THEN 9999 ELSE place END) ORDER BY place`,
    );
    return found.map(({ amount }) => amount);
  }

  it('says on each day what was written for it last, and nothing else', async () => {
    let seed = 42;
    const below = (limit: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * limit);
    };
    for (let walk = 0; walk < 12; walk += 1) {
      await empty();
      const expected: (number | null)[] = Array.from({ length: daysCount + 1 }, () => null);
      for (let step = 1; step <= 8; step += 1) {
        const from = below(daysCount);
        const last = below(4) === 0 ? daysCount : from + below(daysCount - from);
        const portion = { from: day(from), until: last === daysCount ? null : day(last) };
        const amount = below(5) === 0 ? null : step;
        if (amount === null) await clearPortion(sql, table, owner, portion);
        else await putPortion(sql, table, owner, portion, pay(amount));
        for (let place = from; place <= last; place += 1) expected[place] = amount;
        expect(await calendar(), `walk ${walk}, step ${step}`).toEqual(expected);
      }
    }
    expect(
      await sql.query('SELECT employee_id, item_id, amount::int FROM compensation_record WHERE employee_id = 2 OR item_id = 2 ORDER BY 1'),
    ).toEqual([
      { employee_id: 1, item_id: 2, amount: 8 },
      { employee_id: 2, item_id: 1, amount: 7 },
    ]);
  });

  it.each(Object.entries(datedTables))('knows every column of %s', async (_name, { table: name, owner: owned, values }) => {
    const known = ['id', 'effective_date', 'expiry_date', ...Object.keys(owned), ...Object.keys(values)];
    const found = await sql.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = '${name}'`,
    );
    expect(found.map((column) => column.name).toSorted()).toEqual(known.toSorted());
  });

  it('keeps what somebody else’s portion of one row said on both of its sides', async () => {
    await empty();
    await putPortion(sql, table, owner, { from: day(0), until: null }, { ...pay(100), remarks: 'as agreed' });
    await putPortion(sql, table, owner, { from: day(3), until: day(5) }, pay(120));
    expect((await rows()).filter(({ amount }) => amount !== 8)).toEqual([
      { from: day(0), until: day(2), amount: 100 },
      { from: day(3), until: day(5), amount: 120 },
      { from: day(6), until: null, amount: 100 },
    ]);
    expect(await sql.query('SELECT DISTINCT remarks FROM compensation_record WHERE amount = 100')).toEqual([{ remarks: 'as agreed' }]);
  });

  it('holds until the next row, and after that one is taken back for as long as it did', async () => {
    await empty();
    await putPortion(sql, table, owner, { from: day(0), until: null }, pay(100));
    await putPortion(sql, table, owner, { from: day(8), until: null }, pay(130));
    expect(await endBeforeNext(sql, table, owner, day(3))).toBe(day(7));
    expect(await endBeforeNext(sql, table, owner, day(8))).toBeNull();
    expect(await removeFrom(sql, table, owner, day(8))).toBe(true);
    expect(await removeFrom(sql, table, owner, day(8))).toBe(false);
    expect((await rows()).filter(({ amount }) => amount !== 8)).toEqual([{ from: day(0), until: null, amount: 100 }]);
  });
});
