/** What preparation reads of the records must have versions, or a question about an earlier day would be answered with today's data. */
import { type ColumnPlan, compileDefinition, type InputPlan, type Program } from '@wagewright/calc-engine';
import { columnTypesOf, snapshotCatalogue, snapshotLines } from '@wagewright/contracts/definition-findings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freezeInput } from '../../../src/payroll/batches/freeze-input.ts';
import { freezePayees } from '../../../src/payroll/batches/freeze-payees.ts';
import { readPopulationThen } from '../../../src/payroll/batches/population-then.ts';
import { readBatchContext } from '../../../src/payroll/batches/prepared-batch.ts';
import { versionedTables } from '../../../src/payroll/known/index.ts';
import { readPeriodFacts, readSourceOfRun } from '../../../src/payroll/runs/index.ts';
import type { Sql } from '../../../src/sql.ts';
import { findBatch, programOf } from '../../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

/** What says which batch it is, for which period, by which rules: it is asked about as it is. */
const structure = [
  'batch',
  'batch_payee',
  'batch_named_payee',
  'batch_left_out',
  'batch_choice',
  'period',
  'solution',
  'solution_copy',
  'calculation_run',
  'forked_run',
];

interface PlanNode {
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const relationsOf = (node: PlanNode): string[] => [
  ...(node['Relation Name'] ? [`${node.Schema}.${node['Relation Name']}`] : []),
  ...(node.Plans ?? []).flatMap(relationsOf),
];

/** A table of the given lines with a column for every word of the catalogue. */
function programWith(lines: string): Pick<Program, 'inputs' | 'definition'> {
  const positions = { v: 0, t: 0 };
  const columns = snapshotCatalogue
    .filter((source) => source.lines?.includes(lines) ?? true)
    .map((source, index): ColumnPlan => {
      const [type = 'text'] = columnTypesOf(source);
      const storage = type === 'text' ? 't' : 'v';
      positions[storage] += 1;
      const word = source.word.replace('ITEM', 'BASE_SALARY').replace('KEY', 'shoe_size');
      const plan = {
        code: `C${index}`,
        type,
        scale: 2,
        rounding: 'HALF_UP',
        currency: null,
        storage,
        position: positions[storage],
        source: word,
      };
      return plan as unknown as ColumnPlan;
    });
  const table = { tableNo: 1, code: 'T', lines: lines === 'employee' ? 'one' : 'many', columns } as unknown as InputPlan;
  return { inputs: [table], definition: { steps: [{ tables: [{ kind: 'snapshot', code: 'T', lines, columns: [] }] }] } as never };
}

describe('what preparation reads of the records', () => {
  let seeded: SeededDatabase;
  let batchId: number;
  beforeAll(async () => {
    seeded = await openSeededDatabase();
    ({ id: batchId } = await findBatch(seeded.sql, 'CN_MONTHLY', 1));
  });
  afterAll(() => seeded.close());

  /** The tables that the statements of some work would read, as the planner says. */
  async function tablesReadBy(work: (sql: Sql) => Promise<unknown>): Promise<Set<string>> {
    const read = new Set<string>();
    const explaining: Sql = {
      query: async <Row>(text: string, parameters: readonly unknown[] = []) => {
        const [plan] = await seeded.sql.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
          `EXPLAIN (VERBOSE, FORMAT JSON) ${text}`,
          parameters,
        );
        for (const name of relationsOf(plan?.['QUERY PLAN'][0]?.Plan ?? {})) read.add(name);
        return await seeded.sql.query<Row>(text, parameters);
      },
    };
    await seeded.sql.query('BEGIN');
    await work(explaining);
    await seeded.sql.query('ROLLBACK');
    return read;
  }

  /** The rules of the batch, for people of whom all that a scope may ask by its own words is asked. */
  async function scoped(): Promise<Program> {
    const { definition } = await programOf(seeded.sql, batchId);
    const scope =
      'NOT(AND(ISBLANK(Number), ISBLANK(Department), ISBLANK(DepartmentName), ISBLANK(Grade), ISBLANK(CostCenter), ISBLANK(PositionTitle)))';
    const compiled = compileDefinition({ ...definition, scope });
    if (!compiled.ok) throw new Error(compiled.errors[0]?.message);
    return compiled.program;
  }

  const preparation = (knownAt: Date | undefined) =>
    tablesReadBy(async (sql) => {
      const batch = await readBatchContext(seeded.sql, batchId);
      for (const lines of snapshotLines) {
        await freezeInput(sql, batch, programWith(lines), { knownAt });
        await seeded.sql.query('DELETE FROM calc.input WHERE batch_id = $1::int', [batchId]);
      }
      const program = await scoped();
      if (knownAt) await readPopulationThen(sql, batch, program, knownAt);
      else await freezePayees(sql, batch, program);
      await readPeriodFacts(sql, batchId, knownAt);
      if (knownAt) await readSourceOfRun(sql, await runKnownAt(knownAt));
    });

  const runKnownAt = async (knownAt: Date): Promise<number> => {
    const [run] = await seeded.sql.query<{ id: number }>(
      `INSERT INTO calculation_run (batch_id, copy_id, kind, return_status, chunks_total, remaining, payees_total, engine_version, definition_hash, input_hash)
       SELECT id, copy_id, 'what-if', 'calculated', 1, 1, 1, '', '', '' FROM batch WHERE id = $1::int RETURNING id`,
      [batchId],
    );
    await seeded.sql.query(`INSERT INTO forked_run (run_id, base_run_id, name, known_at) VALUES ($1::int, $1::int, '', $2::timestamptz)`, [
      run?.id,
      knownAt,
    ]);
    return run?.id ?? 0;
  };

  it('is every table that has versions, and no other', async () => {
    const read = [...(await preparation(undefined))]
      .filter((name) => name.startsWith('public.'))
      .map((name) => name.slice('public.'.length));
    expect(read.filter((name) => !structure.includes(name)).sort()).toEqual([...versionedTables].sort());
  });

  it('is the versions alone where it looks back, and none of them is left out', async () => {
    const read = [...(await preparation(new Date()))];
    const inPublic = read.filter((name) => name.startsWith('public.')).map((name) => name.slice('public.'.length));
    expect(inPublic.filter((name) => !structure.includes(name))).toEqual([]);
    expect(read.filter((name) => name.startsWith('known.')).sort()).toEqual(versionedTables.map((name) => `known.${name}`).sort());
  });

  it('has versions in every table of the schema that holds them, and triggers for every way of changing', async () => {
    const tables = await seeded.sql.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'known' AND tablename <> 'since'`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual([...versionedTables].sort());
    const triggers = await seeded.sql.query<{ name: string; event: string }>(
      `SELECT c.relname AS name, replace(t.tgname, 'keep_versions_', '') AS event FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
       WHERE t.tgname LIKE 'keep\\_versions\\_%' AND t.tgenabled = 'O'`,
    );
    const expected = versionedTables.flatMap((name) => ['insert', 'update', 'delete', 'truncate'].map((event) => `${name} ${event}`));
    expect(triggers.map(({ name, event }) => `${name} ${event.toLowerCase()}`).sort()).toEqual(expected.sort());
  });
});
