import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appConnection } from '../../src/client.ts';
import { decodeNumbers, decodePlaces, fit32Bits } from '../../src/copy/column-blocks.ts';
import { CopyBuffer, columnBlockCopy, copyIn, encodeColumnBlocks, type ResultTable } from '../../src/copy/index.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/index.ts';

/** Enough rows for several pieces of every width. */
const rowsMax = 9_000;
const safe = Number.MAX_SAFE_INTEGER;
/** Ranges of every width of a value: one, two, three, four bytes, and beyond. */
const ranges = [0, 200, 255, 256, 65_535, 65_536, 16_777_215, 16_777_216, 4_294_967_295, 4_294_967_296, safe];

interface Sample {
  readonly rows: number;
  readonly range: number;
  readonly least: number;
  readonly blanks: 'none' | 'some' | 'all';
  /** Lines of each employee, in turn. */
  readonly lines: readonly number[] | null;
  readonly seed: number;
}
const sample: fc.Arbitrary<Sample> = fc.record({
  rows: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: rowsMax })),
  range: fc.constantFrom(...ranges),
  least: fc.constantFrom(0, -1, -128, -70_000, 5, 3_000_000_000, -(2 ** 40)),
  blanks: fc.constantFrom('none', 'some', 'all'),
  lines: fc.option(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 5 })),
  seed: fc.nat(),
});

function numbers({ range, least, blanks, seed }: Sample, count: number): Float64Array {
  let state = seed + 1;
  const next = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const from = Math.max(least, -safe);
  return Float64Array.from({ length: count }, (_, row) => {
    if (blanks === 'all' || (blanks === 'some' && next() < 0.3)) return Number.NaN;
    if (row === 0) return from;
    return Math.min(row === 1 ? from + range : from + Math.floor(next() * range), safe);
  });
}

describe('columns of a result', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client(appConnection({ url: database.url, applicationName: 'wagewright-worker' }));
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  let runId = 0;
  async function keep(table: ResultTable, employees: number): Promise<void> {
    const buffer = new CopyBuffer(64);
    const employeeIds = Int32Array.from({ length: employees }, (_, row) => 1_000 + row * 3);
    encodeColumnBlocks(buffer, table, { runId: ++runId, chunk: 4, employeeIds, rows: employees });
    await copyIn(client, columnBlockCopy, buffer);
  }
  const read = async (place: number) =>
    (
      await client.query<{
        first: number;
        rows: number;
        blanks: number;
        sum: number | null;
        least: number | null;
        most: number | null;
        data: Buffer;
      }>('SELECT first, rows, blanks, sum, least, most, data FROM calc.column_block WHERE run_id = $1 AND place = $2 ORDER BY first', [
        runId,
        place,
      ])
    ).rows;

  it('come back as they were, whatever their width, with whose rows they are, in pieces that follow one another', async () => {
    let small = 0;
    await fc.assert(
      fc.asyncProperty(sample, async (given) => {
        const counts = given.lines ? Array.from({ length: given.rows }, (_, row) => given.lines?.[row % given.lines.length] ?? 0) : null;
        const first = counts
          ? Int32Array.from(
              [0, ...counts].map(
                (
                  (sum) => (count: number) =>
                    (sum += count)
                )(0),
              ),
            )
          : null;
        const count = first ? (first[given.rows] as number) : given.rows;
        const values = numbers(given, count);
        await keep({ no: 3, v: [values], t: [], big: new Map(), first, errorCount: new Uint16Array(count) }, given.rows);
        const written = await read(1);
        const isSmall = written.every(({ least, most }) => fit32Bits({ least: least ?? 0, most: most ?? 0 }));
        if (isSmall) small++;
        const back = { values: isSmall ? new Int32Array(count) : new Float64Array(count), blanks: new Uint8Array(count) };
        let next = 0;
        for (const piece of written) {
          expect(piece.first).toBe(next);
          decodeNumbers(piece.data, piece.rows, { ...back, first: piece.first });
          const own = [...values.subarray(next, next + piece.rows)];
          const known = own.filter((value) => !Number.isNaN(value)).map(BigInt);
          expect(piece.blanks).toBe(own.length - known.length);
          const sum = known.reduce((total, value) => total + value, 0n);
          if (piece.sum !== null) expect(BigInt(piece.sum)).toBe(sum);
          else expect(known.length === 0 || known.some((value) => value > 2n ** 38n || value < -(2n ** 38n))).toBe(true);
          const ordered = known.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
          expect([piece.least, piece.most]).toEqual(known.length > 0 ? [Number(ordered[0]), Number(ordered.at(-1))] : [null, null]);
          next += piece.rows;
        }
        expect(next).toBe(count);
        expect([...back.values].map((value, row) => (back.blanks[row] === 1 ? Number.NaN : value))).toEqual([...values]);

        const places = { employeeIds: new Int32Array(count), lines: new Int16Array(count) };
        const pieces = await read(0);
        expect(pieces.length).toBeGreaterThan(0); // also of no rows: that there are none is known
        for (const piece of pieces) decodePlaces(piece.data, piece.rows, { ...places, first: piece.first });
        const meant = Array.from({ length: given.rows }, (_, row) =>
          Array.from({ length: counts?.[row] ?? 1 }, (_line, line) => [1_000 + row * 3, line]),
        ).flat();
        expect([...places.employeeIds].map((id, row) => [id, places.lines[row]])).toEqual(meant);
      }),
      { numRuns: 60 },
    );
    expect(small).toBeGreaterThan(5);
    expect(small).toBeLessThan(55);
  });

  it('lie in pages of the table itself, nothing beside it', async () => {
    const values = numbers({ rows: 14_000, range: 900_000, least: 0, blanks: 'some', lines: null, seed: 1 }, 14_000);
    await keep({ no: 3, v: [values], t: [], big: new Map(), first: null, errorCount: new Uint16Array(14_000) }, 14_000);
    const sizes = await client.query<{ bytes: number }>('SELECT pg_column_size(k.*) AS bytes FROM calc.column_block k WHERE run_id = $1', [
      runId,
    ]);
    expect(Math.max(...sizes.rows.map(({ bytes }) => bytes))).toBeLessThanOrEqual(8_160);
    expect(sizes.rows.length).toBeGreaterThan(10);
  });
});
