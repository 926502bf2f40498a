import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appConnection } from '../../../src/client.ts';
import { asKnown, versionedTables } from '../../../src/payroll/known/index.ts';
import type { Sql } from '../../../src/sql.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

/** Rows are changed as by an import or by hand: plain SQL. Times between changes are the database's own. */
describe('what a row said is kept with the time in which it stood', () => {
  let seeded: SeededDatabase;
  let sql: Sql;
  let employeeId: number;
  beforeAll(async () => {
    seeded = await openSeededDatabase();
    sql = seeded.sql;
    employeeId = (await sql.query<{ id: number }>('SELECT id FROM employee ORDER BY id LIMIT 1'))[0]?.id ?? 0;
  });
  afterAll(() => seeded.close());

  /** The database's time, to the millisecond, which nothing else of the test falls into. */
  const now = async (): Promise<Date> => {
    await sql.query('SELECT pg_sleep(0.002)');
    const [row] = await sql.query<{ at: Date }>('SELECT clock_timestamp() AS at');
    await sql.query('SELECT pg_sleep(0.002)');
    return row?.at ?? new Date(0);
  };
  const transaction = async (...statements: readonly string[]): Promise<void> => {
    await sql.query('BEGIN');
    for (const statement of statements) await sql.query(statement);
    await sql.query('COMMIT');
  };
  const nameAt = async (at: Date): Promise<string | null> =>
    (await sql.query<{ name: string }>(asKnown(`SELECT name FROM employee WHERE id = ${employeeId}`, at)))[0]?.name ?? null;
  const hoursAt = async (at: Date): Promise<string[]> =>
    (
      await sql.query<{ hours: string }>(
        asKnown(`SELECT hours::text FROM overtime_request WHERE employee_id = ${employeeId} AND date = '2020-02-29' ORDER BY 1`, at),
      )
    ).map(({ hours }) => hours);
  const overtime = (hours: number): string =>
    `INSERT INTO overtime_request (employee_id, date, kind, hours, compensation_way, status) VALUES (${employeeId}, '2020-02-29', 'restday', ${hours}, 'pay', 'approved')`;
  const rename = (name: string): string => `UPDATE employee SET name = '${name}' WHERE id = ${employeeId}`;
  /** Versions of one row that stand at the same time, and times of none between two of them. */
  const faults = async (table: string, key: string): Promise<unknown[]> =>
    await sql.query(
      `SELECT * FROM (SELECT known_from, lag(known_until) OVER (ORDER BY known_until) AS earlier FROM known.${table} WHERE ${key}) v
       WHERE known_from <> earlier`,
    );

  it.each(versionedTables)('the versions of %s have its columns, in its order', async (table) => {
    const columns = (schema: string): Promise<{ name: string; type: string }[]> =>
      sql.query(
        `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
         WHERE attrelid = '${schema}."${table}"'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
      );
    const [from, until, ...others] = await columns('known');
    expect([from?.name, until?.name]).toEqual(['known_from', 'known_until']);
    expect(others).toEqual(await columns('public'));
  });

  it('what a migration found is known since then, each row of it', async () => {
    const [row] = await sql.query<{ rows: number; versions: number; times: number }>(
      `SELECT (SELECT count(*)::int FROM compensation_record) AS rows, count(*)::int AS versions, count(DISTINCT known_from)::int AS times
       FROM known.compensation_record`,
    );
    expect(row?.versions).toBe(row?.rows);
    expect(row?.times).toBe(1);
  });

  it('a row is known from its change on, and as it was until then', async () => {
    await sql.query(rename('Ada'));
    const first = await now();
    await sql.query(rename('Ada Lovelace'));
    const second = await now();
    expect([await nameAt(first), await nameAt(second)]).toEqual(['Ada', 'Ada Lovelace']);
  });

  it('a deleted row is known until its deletion', async () => {
    const before = await now();
    await sql.query(overtime(3));
    const between = await now();
    await sql.query(`DELETE FROM overtime_request WHERE employee_id = ${employeeId} AND date = '2020-02-29'`);
    const after = await now();
    expect([await hoursAt(before), await hoursAt(between), await hoursAt(after)]).toEqual([[], ['3.00'], []]);
  });

  it('a change and its reversal in one transaction were never known', async () => {
    await sql.query(rename('Grace'));
    const versions = async (): Promise<number> =>
      (await sql.query(`SELECT 1 FROM known.employee WHERE id = ${employeeId} AND name = 'Nobody'`)).length;
    await transaction(rename('Nobody'), rename('Grace'));
    expect(await versions()).toBe(0);
    expect(await nameAt(await now())).toBe('Grace');
    expect(await faults('employee', `id = ${employeeId}`)).toEqual([]);
  });

  it('what is made and taken away in one transaction leaves nothing', async () => {
    const count = async () => (await sql.query('SELECT 1 FROM known.overtime_request')).length;
    const before = await count();
    await transaction(
      overtime(9),
      `UPDATE overtime_request SET hours = 8 WHERE date = '2020-02-29'`,
      `DELETE FROM overtime_request WHERE date = '2020-02-29'`,
    );
    expect(await count()).toBe(before);
  });

  it('rows that an import deletes and writes again stand without a gap', async () => {
    const [{ id } = { id: 0 }] = await sql.query<{ id: number }>('SELECT min(id)::int AS id FROM compensation_record');
    await transaction(
      `CREATE TEMP TABLE kept ON COMMIT DROP AS SELECT * FROM compensation_record WHERE id = ${id}`,
      `DELETE FROM compensation_record WHERE id = ${id}`,
      'SELECT pg_sleep(0.01)',
      'INSERT INTO compensation_record SELECT * FROM kept',
    );
    expect(await sql.query(`SELECT 1 FROM known.compensation_record WHERE id = ${id}`)).toHaveLength(2);
    expect(await faults('compensation_record', `id = ${id}`)).toEqual([]);
  });

  it('an update that changes nothing, and one that is rolled back, are not kept', async () => {
    const versions = async () => (await sql.query(`SELECT 1 FROM known.employee WHERE id = ${employeeId}`)).length;
    const before = await versions();
    await sql.query(`UPDATE employee SET name = name`);
    await sql.query('BEGIN');
    await sql.query(rename('Nobody'));
    await sql.query('ROLLBACK');
    expect(await versions()).toBe(before);
  });

  it('a changed primary key ends one row and begins another', async () => {
    const days = async (at: Date) =>
      (
        await sql.query<{ day: string }>(
          asKnown(`SELECT date::text AS day FROM work_calendar_day WHERE kind = 'restday' AND date < '2021-01-01'`, at),
        )
      ).map(({ day }) => day);
    await sql.query(
      `INSERT INTO work_calendar_day (calendar_id, date, kind) SELECT id, '2020-05-01', 'restday' FROM work_calendar ORDER BY id LIMIT 1`,
    );
    const first = await now();
    await sql.query(`UPDATE work_calendar_day SET date = '2020-05-04' WHERE date = '2020-05-01'`);
    const second = await now();
    expect([await days(first), await days(second)]).toEqual([['2020-05-01'], ['2020-05-04']]);
  });

  it('deletions that follow from others are seen, and an upsert is what it did to each row', async () => {
    await sql.query(`INSERT INTO work_calendar (id, code, name) VALUES (9999, 'gone', '{}')`);
    await sql.query(`INSERT INTO work_calendar_day VALUES (9999, '2020-01-01', 'holiday'), (9999, '2020-01-02', 'holiday')`);
    await sql.query(
      `INSERT INTO work_calendar_day VALUES (9999, '2020-01-02', 'restday'), (9999, '2020-01-03', 'restday')
       ON CONFLICT (calendar_id, date) DO UPDATE SET kind = excluded.kind`,
    );
    const standing = await now();
    await sql.query('DELETE FROM work_calendar WHERE id = 9999');
    const gone = await now();
    const kinds = async (at: Date) =>
      (await sql.query<{ kind: string }>(asKnown('SELECT kind FROM work_calendar_day WHERE calendar_id = 9999 ORDER BY date', at))).map(
        ({ kind }) => kind,
      );
    expect([await kinds(standing), await kinds(gone)]).toEqual([['holiday', 'restday', 'restday'], []]);
  });

  it('a transaction that began first and changes last comes last', async () => {
    const other = new pg.Client(appConnection({ url: seeded.database.url, applicationName: 'wagewright-tools' }));
    await other.connect();
    await other.query('BEGIN');
    await other.query(`UPDATE employee SET name = 'Early' WHERE id = ${employeeId + 1}`); // its changes carry this time
    await sql.query(rename('Meanwhile'));
    const between = await now();
    await other.query(`UPDATE employee SET name = 'Late' WHERE id = ${employeeId}`);
    await other.query('COMMIT');
    await other.end();
    expect([await nameAt(between), await nameAt(await now())]).toEqual(['Meanwhile', 'Late']);
    expect(await faults('employee', `id = ${employeeId}`)).toEqual([]);
  });

  it('a time that a session makes up is not taken', async () => {
    const before = await now();
    await transaction(`SET LOCAL wagewright.changed_at = '2020-01-01T00:00:00Z'`, rename('Forged'));
    await transaction(`SET LOCAL wagewright.changed_at = '2099-01-01T00:00:00Z'`, rename('Forged too'));
    await transaction(`SET LOCAL wagewright.changed_at = 'nonsense'`, rename('Honest'));
    expect(await nameAt(before)).toBe('Late');
    expect(await nameAt(await now())).toBe('Honest');
    expect(await faults('employee', `id = ${employeeId}`)).toEqual([]);
  });

  it('truncating ends what stood', async () => {
    const owner = new pg.Client({ connectionString: seeded.database.url });
    await owner.connect();
    const before = await now();
    await owner.query('TRUNCATE overtime_request CASCADE');
    await owner.end();
    const count = async (at: Date) =>
      (await sql.query<{ n: number }>(asKnown('SELECT count(*)::int AS n FROM overtime_request', at)))[0]?.n;
    expect(await count(before)).toBeGreaterThan(0);
    expect(await count(await now())).toBe(0);
  });

  it.each([
    ['written', `INSERT INTO known.shift SELECT * FROM known.shift`],
    ['changed', `UPDATE known.compensation_record SET amount = amount + 1`],
    ['deleted', 'DELETE FROM known.employee'],
    ['truncated', 'TRUNCATE known.employee'],
    ['brought forward', `UPDATE known.since SET known_since = '2000-01-01'`],
    ['switched off', 'ALTER TABLE employee DISABLE TRIGGER ALL'],
    [
      'made by a trigger of one’s own',
      `CREATE TEMP TABLE shift (LIKE public.shift);
       CREATE TRIGGER forge AFTER INSERT ON pg_temp.shift REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION known.keep_versions('id')`,
    ],
  ])('versions cannot be %s by the app', async (_, statement) => {
    await expect(sql.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });
});
