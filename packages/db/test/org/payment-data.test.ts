import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasClearNumbers, sealClearNumbers, sealNumber } from '../../src/org/payment-data/index.ts';
import { createSecrets, formatKeyRing, keysOfText, newSecretKey, resealAll, sealedPlaces } from '../../src/platform/secrets/index.ts';
import { type Sql, sqlOfClient } from '../../src/sql.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/index.ts';

/** Numbers that were typed before they were sealed, and what a new key does to those that are. */
describe('numbers in the database', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let sql: Sql;
  const first = newSecretKey();
  const keys = keysOfText(formatKeyRing([first]));
  const secrets = createSecrets(keys);
  const people = 1_200;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    sql = sqlOfClient(client);
    await client.query(`SET session_replication_role = replica;
      INSERT INTO employee_bank_account (employee_id, effective_date, country, bank, holder, account_number)
        SELECT n, '2026-01-01', 'US', 'Bank', 'Holder', '60-00 ' || n FROM generate_series(1, ${people}) n;
      INSERT INTO employee_tax_registration (employee_id, effective_date, country, tax_number) SELECT n, '2026-01-01', 'US', '70' || n FROM generate_series(1, 3) n;
      SET session_replication_role = origin`);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const inTransaction = async <Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> => {
    await client.query('BEGIN');
    const result = await work(sql);
    await client.query('COMMIT');
    return result;
  };
  const rows = () =>
    sql.query<{ id: number; sealedAs: string; account: Uint8Array; index: Buffer; end: string }>(
      `SELECT employee_id AS id, sealed_as::text AS "sealedAs", account, account_index AS index, account_end AS "end" FROM employee_bank_account ORDER BY employee_id`,
    );

  it('that stand in clear are sealed, all of them, and stand there no more', async () => {
    expect(await hasClearNumbers(sql)).toBe(true);
    expect(await sealClearNumbers(inTransaction, secrets)).toBe(people + 3);
    expect(await hasClearNumbers(sql)).toBe(false);
    expect(await sql.query(`SELECT 1 FROM employee_bank_account WHERE account_number IS NOT NULL OR account IS NULL`)).toEqual([]);
    const [one] = await rows();
    expect(one && secrets.open('employee_bank_account.account', one.sealedAs, one.account)).toBe('60001');
    expect(one?.end).toBe('01');
    expect(one?.index.equals(Buffer.from(secrets.indexOf('employee_bank_account.account', '60001')))).toBe(true);
  });

  it('open nowhere but in their own column, and are found under another index in each', () => {
    const sealedAs = randomUUID();
    const number = sealNumber(secrets, 'employee_identity.number', sealedAs, 'c 123-456');
    expect(secrets.open('employee_identity.number', sealedAs, number.sealed)).toBe('C123456');
    expect(() => secrets.open('employee_tax_registration.number', sealedAs, number.sealed)).toThrow();
    expect(() => secrets.open('employee_identity.number', randomUUID(), number.sealed)).toThrow();
    expect(secrets.indexOf('employee_tax_registration.number', 'C123456')).not.toEqual(number.index);
  });

  it('are found before, while and after a key is replaced: their index is made anew with them', async () => {
    const ring = [newSecretKey(), first];
    const both = createSecrets(keysOfText(formatKeyRing(ring)));
    const found = async (by: typeof both, number: string) =>
      (
        await sql.query<{ id: number }>('SELECT employee_id AS id FROM employee_bank_account WHERE account_index = ANY($1::bytea[])', [
          by.indexesOf('employee_bank_account.account', number).map((index) => Buffer.from(index)),
        ])
      ).map(({ id }) => id);
    expect(await found(both, '60007')).toEqual([7]);
    const places = sealedPlaces().filter(({ table }) => table === 'employee_bank_account');
    await resealAll(client, keysOfText(formatKeyRing(ring)), { places, waitMsMax: 0 });
    expect(await found(both, '60007')).toEqual([7]);
    const [newest] = ring;
    const alone = createSecrets(keysOfText(formatKeyRing(newest ? [newest] : [])));
    expect(await found(alone, '60007')).toEqual([7]);
    expect(await found(secrets, '60007')).toEqual([]);
    const seventh = (await rows())[6];
    expect(seventh && alone.open('employee_bank_account.account', seventh.sealedAs, seventh.account)).toBe('60007');
  });
});
