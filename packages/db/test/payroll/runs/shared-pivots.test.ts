import { aggregateShared, compileDefinition, type Program, type SharedRow, type TablePlan } from '@wagewright/calc-engine';
import { calculationDefinitionSchema, roundingModeSchema } from '@wagewright/contracts/definition';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readShared } from '../../../src/payroll/runs/index.ts';
import { storePivot } from '../../../src/payroll/runs/shared/store-pivot.ts';
import { sqlOfClient } from '../../../src/sql.ts';
import { createTestDatabase, type TestDatabase } from '../../../src/testing/index.ts';

const name = (text: string) => ({ en: text, 'zh-CN': text });
const aggregates = ['sum', 'count', 'min', 'max', 'average'] as const;
const modes = roundingModeSchema.options;

/** Every aggregate of an amount with every mode at coarser, equal and finer scales, by keys of every kind, one and several. */
function definition() {
  const columns = [
    ...aggregates.flatMap((aggregate) =>
      modes.map((rounding, index) => ({
        code: `${aggregate}_${rounding}`,
        name: name(aggregate),
        type: 'decimal',
        scale: index % 5,
        rounding,
        aggregate,
        column: 'Amount',
      })),
    ),
    { code: 'Rows', name: name('Rows'), type: 'integer', aggregate: 'count' },
    { code: 'Places', name: name('Places'), type: 'integer', aggregate: 'count', column: 'Place' },
  ];
  const pivot = (code: string, groupBy: readonly string[]) => ({ code, kind: 'pivot', name: name(code), of: 'Pay', groupBy, columns });
  return calculationDefinitionSchema.parse({
    code: 'PIVOTS',
    name: name('Pivots'),
    currency: 'CNY',
    country: 'CN',
    periodsPerYear: 12,
    steps: [
      {
        code: 'All',
        name: name('All'),
        tables: [
          {
            code: 'Facts',
            kind: 'snapshot',
            name: name('Facts'),
            columns: [
              { code: 'Amount', name: name('Amount'), type: 'decimal', scale: 3, source: 'compensation.A' },
              { code: 'Place', name: name('Place'), type: 'text', source: 'assignment.department' },
              { code: 'Grade', name: name('Grade'), type: 'integer', source: 'compensation.G' },
            ],
          },
          {
            code: 'Pay',
            kind: 'data',
            name: name('Pay'),
            columns: [
              { code: 'Amount', name: name('Amount'), type: 'decimal', scale: 3, expression: 'Facts.Amount', blank: 'keep' },
              { code: 'Place', name: name('Place'), type: 'text', expression: 'Facts.Place', blank: 'keep' },
              { code: 'Grade', name: name('Grade'), type: 'integer', expression: 'Facts.Grade', blank: 'keep' },
            ],
          },
          pivot('ByPlace', ['Place']),
          pivot('ByBoth', ['Grade', 'Place']),
          pivot('Whole', []),
        ],
      },
    ],
  });
}

function compile(): Program {
  const compiled = compileDefinition(definition());
  if (!compiled.ok) throw new Error(compiled.errors[0]?.message);
  return compiled.program;
}

const int64Max = 2n ** 63n - 1n;
const amount = fc.oneof(
  fc.bigInt({ min: -20n, max: 20n }),
  fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
  fc.constantFrom(int64Max, -int64Max, int64Max / 10n),
);
const failing = <Value>(cell: fc.Arbitrary<Value>) =>
  fc.oneof(
    { arbitrary: fc.record({ value: fc.option(cell), failed: fc.constant(false) }), weight: 12 },
    fc.constant({ value: null, failed: true }),
  );
const payRow = fc
  .record({
    amount: failing(amount),
    place: failing(fc.constantFrom('Kunming', '昆明', 'Dali', 'dali', '', '😀', '\uffee')),
    grade: failing(fc.bigInt({ min: -1n, max: 1n })),
  })
  .map(
    ({ amount: a, place, grade }): SharedRow => ({
      v: [a.value, grade.value],
      t: [place.value],
      failed: [a.failed ? 'Amount' : '', place.failed ? 'Place' : '', grade.failed ? 'Grade' : ''].filter(Boolean),
    }),
  );

describe('a pivot over all employees, aggregated by PostgreSQL', () => {
  const program = compile();
  const tableOf = (code: string): TablePlan => program.tables.find((table) => table.code === code) as TablePlan;
  const pay = tableOf('Pay');
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

  async function storePay(runId: number, rows: readonly SharedRow[]): Promise<void> {
    for (const [index, { v, t, failed }] of rows.entries()) {
      await client.query('INSERT INTO calc.row VALUES ($1, $2, $3, 0, $4::bigint[], $5::text[], $6)', [
        runId,
        pay.no,
        index + 1,
        v.map((value) => value?.toString() ?? null),
        t,
        failed.length,
      ]);
      for (const code of failed)
        await client.query(`INSERT INTO calc.cell_error VALUES ($1, $2, $3, 0, $4, 'RAISED', '{}')`, [runId, pay.no, index + 1, code]);
    }
  }

  it('has the groups, their order, values and failures that the engine gives them', async () => {
    let runId = 0;
    const sql = sqlOfClient(client);
    await fc.assert(
      fc.asyncProperty(fc.array(payRow, { maxLength: 14 }), async (rows) => {
        runId++;
        await storePay(runId, rows);
        for (const code of ['ByPlace', 'ByBoth', 'Whole']) {
          const table = tableOf(code);
          if (!table.pivot) throw new Error(`${code} is no pivot.`);
          const source = `SELECT run_id, employee_id, line, v, t, errors FROM calc.row WHERE run_id = ${runId} AND table_no = ${pay.no}`;
          const { groups } = await storePivot(sql, runId, { ...table, pivot: table.pivot }, pay, source);
          const stored = (await readShared(sql, runId, program)).get(table.no) ?? [];
          const expected = aggregateShared(program, table.no, new Map([[pay.no, rows]]));
          expect(groups).toBe(expected.length);
          expect(stored.map((row) => ({ ...row, failed: [...row.failed].sort() }))).toEqual(
            expected.map((row) => ({ ...row, failed: [...row.failed].sort() })),
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});
