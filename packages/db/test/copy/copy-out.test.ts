import { Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CopyOut } from '../../src/copy/copy-out.ts';
import { InputBlock, keptBufferSocket, readInput } from '../../src/copy/index.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/index.ts';

describe.each([
  ['a usual socket', () => new Socket()],
  ['a socket that reads into the same memory', keptBufferSocket],
])('COPY … TO STDOUT through %s', (_, stream) => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url, stream });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const usable = async (): Promise<void> => expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);

  /** Texts of the messages of a COPY in text format. */
  async function messagesOf(query: string): Promise<string[]> {
    const messages: string[] = [];
    await client.query(new CopyOut(`COPY (${query}) TO STDOUT`, (bytes, from, to) => messages.push(bytes.toString('utf8', from, to)))).done;
    return messages;
  }

  it.each([0, 1, 5, 70_000, 300_000])(
    'delivers every row whole, however the socket cuts them (rows of %i more characters)',
    async (more) => {
      const rows = more > 1_000 ? 40 : 20_000;
      const messages = await messagesOf(`SELECT i || repeat('x', ${more}) FROM generate_series(1, ${rows}) AS i`);
      expect(messages.length).toBe(rows);
      expect(messages.every((message, index) => message === `${index + 1}${'x'.repeat(more)}\n`)).toBe(true);
      await usable();
    },
  );

  it('passes on what comes between the rows', async () => {
    const notices: string[] = [];
    client.once('notice', ({ message }) => notices.push(message ?? ''));
    await client.query(
      `CREATE FUNCTION pg_temp.warn(i int) RETURNS int LANGUAGE plpgsql AS 'BEGIN IF i = 7 THEN RAISE WARNING ''seven''; END IF; RETURN i; END'`,
    );
    expect(await messagesOf('SELECT pg_temp.warn(i) FROM generate_series(1, 9) AS i')).toHaveLength(9);
    expect(notices).toEqual(['seven']);
    await usable();
  });

  it('reports what fails before, among and behind the rows, and leaves the connection usable', async () => {
    await expect(messagesOf('SELECT * FROM nothing_of_that_name')).rejects.toThrow(/does not exist/);
    await usable();
    await expect(messagesOf('SELECT 1 / (5000 - i) FROM generate_series(1, 9000) AS i')).rejects.toThrow(/division by zero/);
    await usable();
    const refusing = new CopyOut('COPY (SELECT generate_series(1, 9000)) TO STDOUT', () => {
      throw new Error('cannot take it');
    });
    await expect(client.query(refusing).done).rejects.toThrow('cannot take it');
    await usable();
  });

  it('leaves the answers of other statements whole, also those that come in many reads', async () => {
    const answer = 'SELECT repeat(chr(97 + $1::int % 26), $1::int) AS text FROM generate_series(1, 3)';
    for (let size = 1; size < 1_200_000; size += 131_071) {
      const { rows } = await client.query<{ text: string }>(answer, [size]);
      const expected = String.fromCharCode(97 + (size % 26)).repeat(size);
      expect(rows.map(({ text }) => text === expected)).toEqual([true, true, true]);
    }
    expect(await messagesOf('SELECT 7')).toEqual(['7\n']);
    await usable();
  });

  it('reports a connection that breaks', async () => {
    const victim = new pg.Client({ connectionString: database.url, stream });
    victim.on('error', () => undefined);
    await victim.connect();
    const broken = victim.query(new CopyOut('COPY (SELECT pg_sleep(30)) TO STDOUT', () => undefined)).done;
    const sleeping = `FROM pg_stat_activity WHERE query LIKE 'COPY (SELECT pg_sleep%' AND wait_event = 'PgSleep'`;
    while ((await client.query(`SELECT pg_terminate_backend(pid) ${sleeping}`)).rows.length === 0);
    await expect(broken).rejects.toThrow();
  });
});

describe('frozen input with lines', () => {
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

  const linesOf = (block: InputBlock, no: number): (readonly [number | undefined, string | null | undefined])[][] => {
    const table = block.tables.get(no);
    const first = table?.first ?? new Int32Array();
    return Array.from({ length: block.rows }, (_, row) =>
      Array.from({ length: (first[row + 1] ?? 0) - (first[row] ?? 0) }, (__, line) => {
        const entry = (first[row] ?? 0) + line;
        return [table?.numbers[0]?.[entry], table?.texts[0]?.[entry]] as const;
      }),
    );
  };

  it('keeps each payee’s lines in their order, and none where there are none', async () => {
    await client.query(
      `INSERT INTO calc.input SELECT 1, 5, row, 100 + row, line, ARRAY[row * 1000 + line], ARRAY['r' || row || 'l' || line]
       FROM generate_series(1, 40) AS row CROSS JOIN LATERAL generate_series(0, row % 5 * 3 - 1) AS line ORDER BY random()`,
    );
    const block = new InputBlock([{ tableNo: 5, numbers: 1, texts: 1, lines: 'many' }], 40);
    const expected = (row: number) => Array.from({ length: (row % 5) * 3 }, (_, line) => [row * 1_000 + line, `r${row}l${line}`]);
    for (const rowNumbers of [null, [11, 12, 15, 24, 39], [20], null]) {
      const wanted = rowNumbers ?? Array.from({ length: 30 }, (_, index) => 11 + index);
      const rows = { fromRow: wanted[0] ?? 0, toRow: wanted.at(-1) ?? 0, rowNumbers };
      expect(await readInput(client, { batchId: 1 }, rows, block)).toBe(0);
      expect(linesOf(block, 5)).toEqual(wanted.map(expected));
    }
  });
});
