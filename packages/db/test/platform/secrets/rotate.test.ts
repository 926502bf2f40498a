import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkSecrets } from '../../../src/platform/secrets/check-secrets.ts';
import {
  countSealed,
  createSecrets,
  ensureKeyFile,
  formatKeyRing,
  keysOfFile,
  keysOfText,
  newSecretKey,
  resealAll,
  rotateKeyFile,
  sealedPlaces,
} from '../../../src/platform/secrets/index.ts';
import { sqlOfClient } from '../../../src/sql.ts';
import { createTestDatabase, type TestDatabase } from '../../../src/testing/index.ts';

const places = sealedPlaces({ 'vault.sealed': { row: ['owner', 'number'] }, 'system_parameter.secret': { row: ['name'] } });
const owners = ['a', 'quote"d', '名字', 'back\\slash'];

describe('rotation', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let other: pg.Client;
  let folder: string;
  let file: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    other = new pg.Client({ connectionString: database.url });
    await client.connect();
    await other.connect();
    await client.query('CREATE TABLE vault (owner text, number int, sealed bytea, PRIMARY KEY (owner, number))');
  });
  afterAll(async () => {
    await client.end();
    await other.end();
    await database.drop();
  });
  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'wagewright-secrets-'));
    file = ensureKeyFile(folder);
    await client.query('TRUNCATE vault');
    const secrets = createSecrets<string>(keysOfFile(file));
    for (const owner of owners)
      await client.query('INSERT INTO vault SELECT $1, 1, $2', [
        owner,
        Buffer.from(secrets.seal('vault.sealed', [owner, 1], `of ${owner}`)),
      ]);
    await client.query("INSERT INTO vault SELECT 'none', n, NULL FROM generate_series(1, 3) n");
    return () => rmSync(folder, { recursive: true });
  });

  /** Everything that is sealed, as a running server opens it. */
  async function readAll(keys = keysOfFile(file)): Promise<string[]> {
    const { rows } = await other.query<{ owner: string; number: number; sealed: Uint8Array }>(
      'SELECT * FROM vault WHERE sealed IS NOT NULL',
    );
    return rows.map(({ owner, number, sealed }) => createSecrets<string>(keys).open('vault.sealed', [owner, number], sealed)).sort();
  }
  const everything = owners.map((owner) => `of ${owner}`).sort();
  const counts = async () => await countSealed(sqlOfClient(client), places);

  it('makes one key file for its owner alone', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(ensureKeyFile(folder), 'utf8')).toBe(readFileSync(file, 'utf8'));
  });

  it('seals everything with a new key and forgets the old one; a running process reads all along', async () => {
    const running = keysOfFile(file);
    const [before] = running.ring();
    expect(await readAll(running)).toEqual(everything);
    const { columns, unused } = await rotateKeyFile(client, file, { places });
    expect(columns.map(({ column, count }) => [column, count])).toEqual([
      ['vault.sealed', owners.length],
      ['system_parameter.secret', 0],
    ]);
    expect(unused).toEqual([before?.id]);
    expect(await readAll(running)).toEqual(everything);
    expect(running.ring()).toHaveLength(1);
    expect(await counts()).toEqual([{ column: 'vault.sealed', keyId: running.ring()[0]?.id, count: owners.length }]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('that was ended half-way is readable, and goes on when it is asked again', async () => {
    const keys = keysOfFile(file);
    const ring = keys.ring();
    // ended after the new key stood in the file and one value was sealed with it
    writeFileSync(file, formatKeyRing([newSecretKey(), ...ring]));
    const resealed = createSecrets<string>(keysOfFile(file)).seal('vault.sealed', ['a', 1], 'of a');
    await client.query(`UPDATE vault SET sealed = $1 WHERE owner = 'a'`, [Buffer.from(resealed)]);
    expect(await readAll()).toEqual(everything);
    const { unused } = await rotateKeyFile(client, file, { places });
    expect(unused).toHaveLength(2);
    expect(await readAll()).toEqual(everything);
  });

  it('waits for whoever sealed with the old key and has not committed, and forgets no key that one still uses', async () => {
    const old = createSecrets<string>(keysOfText(readFileSync(file, 'utf8')));
    await other.query('BEGIN');
    await other.query(`INSERT INTO vault VALUES ('late', 1, $1)`, [Buffer.from(old.seal('vault.sealed', ['late', 1], 'of late'))]);
    const impatient = await rotateKeyFile(client, file, { places, waitMsMax: 150 });
    expect(impatient.unused).toEqual([]);
    const patient = rotateKeyFile(client, file, { places });
    await other.query('COMMIT');
    expect((await patient).columns[0]?.count).toBeGreaterThan(owners.length);
    expect(await readAll()).toEqual([...everything, 'of late'].sort());
    expect(keysOfFile(file).ring()).toHaveLength(1);
  });

  it('leaves what it cannot open, says so, and keeps the others’ keys', async () => {
    const lost = createSecrets<string>(keysOfText(formatKeyRing([{ ...newSecretKey(), id: 'lost' }])));
    await client.query(`UPDATE vault SET sealed = $1 WHERE owner = 'a'`, [Buffer.from(lost.seal('vault.sealed', ['a', 1], 'of a'))]);
    const swapped = `UPDATE vault SET sealed = (SELECT sealed FROM vault WHERE owner = '名字') WHERE owner = 'quote"d'`;
    await client.query(swapped);
    const [before] = keysOfFile(file).ring();
    const { columns, unused } = await rotateKeyFile(client, file, { places });
    expect(columns[0]?.count).toBe(2);
    expect(columns[0]?.unreadable.join('\n')).toMatch(/key lost, which secret-key does not hold[^]*vault.sealed \["quote\\"d","1"\]/);
    expect(unused).toEqual([]);
    expect(
      keysOfFile(file)
        .ring()
        .map(({ id }) => id),
    ).toContain(before?.id);
    expect(await checkSecrets(sqlOfClient(client), keysOfFile(file), places)).toEqual([
      expect.stringContaining('another key stands there under this id'),
      expect.stringContaining('key lost'),
    ]);
  });

  it('of keys that somebody else keeps says which can go', async () => {
    const [old] = keysOfFile(file).ring();
    if (!old) throw new Error('There is no key.');
    const keys = keysOfText(formatKeyRing([newSecretKey(), old]));
    expect((await resealAll(client, keys, { places })).unused).toEqual([old.id]);
    expect(await readAll(keys)).toEqual(everything);
    expect((await resealAll(client, keys, { places })).columns[0]?.count).toBe(0);
  });
});
