import type { Program } from '@wagewright/calc-engine';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countChangedPayees, listChangedPayees, prepareBatch, readBatchContext } from '../../../src/payroll/batches/index.ts';
import { readChangedPayees, versionedTables } from '../../../src/payroll/known/index.ts';
import { findBatch, programOf } from '../../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

describe('whose records say something else than what a batch has frozen', () => {
  let seeded: SeededDatabase;
  /** Versions are the owner's. */
  let owner: pg.Client;
  let program: Program;
  let batchId: number;
  let people: readonly number[];
  const query = <Row>(text: string, parameters: unknown[] = []) => seeded.sql.query<Row>(text, parameters);

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    ({ id: batchId } = await findBatch(seeded.sql, 'US_BIWEEKLY', 1));
    program = await programOf(seeded.sql, batchId);
    owner = new pg.Client({ connectionString: seeded.database.url });
    await owner.connect();
    // the seed came days ago
    for (const table of versionedTables) await owner.query(`UPDATE known.${table} SET known_from = known_from - interval '3 days'`);
    await owner.query(`UPDATE known.since SET known_since = known_since - interval '3 days'`);
    await prepareBatch(seeded.sql, { batchId, program });
    const payees = await query<{ id: number }>('SELECT employee_id AS id FROM batch_payee WHERE batch_id = $1::int ORDER BY 1', [batchId]);
    people = payees.map(({ id }) => id);
  });
  afterAll(async () => {
    await owner.end();
    await seeded.close();
  });

  const mayDiffer = async (): Promise<readonly number[] | null> => {
    const [batch] = await query<{ at: Date }>(`SELECT prepared_at - interval '1 day' AS at FROM batch WHERE id = $1::int`, [batchId]);
    const found = await readChangedPayees(seeded.sql, batchId, batch?.at ?? new Date(0));
    return found && [...found].sort((a, b) => a - b);
  };
  const listed = async () => {
    const context = await readBatchContext(seeded.sql, batchId);
    const { total, rows } = await listChangedPayees(seeded.sql, context, program, { paidIn: batchId, offset: 0, limit: 1_000 });
    expect(await countChangedPayees(seeded.sql, context, program, batchId)).toBe(total);
    return rows;
  };
  /** As if nothing were known of changes: everybody is compared. */
  const amongEverybody = async () => {
    await owner.query(`UPDATE known.since SET known_since = known_since + interval '1000 days'`);
    expect(await mayDiffer()).toBeNull();
    const rows = await listed();
    await owner.query(`UPDATE known.since SET known_since = known_since - interval '1000 days'`);
    return rows;
  };
  const raise = (id: number | undefined, by: number) =>
    query('UPDATE compensation_record SET amount = amount + $2::int WHERE employee_id = $1::int', [id, by]);

  it('is nobody as long as nothing has changed', async () => {
    expect(await mayDiffer()).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  it('is found among those alone whose records were touched, and is the same as among everybody', async () => {
    await raise(people[3], 100);
    await query('DELETE FROM compensation_record WHERE employee_id = $1::int', [people[5]]);
    await raise(people[7], 100);
    await raise(people[7], -100);
    expect(await mayDiffer()).toEqual([people[3], people[5], people[7]]);
    const rows = await listed();
    expect(rows.map(({ employeeId }) => employeeId).toSorted((a, b) => a - b)).toEqual([people[3], people[5]]);
    expect(await amongEverybody()).toEqual(rows);
  });

  it('is not asked of everybody where something new came that nobody’s records name yet', async () => {
    await query(`INSERT INTO department (code, legal_entity_id) SELECT 'NEW', legal_entity_id FROM department LIMIT 1`);
    expect(await mayDiffer()).toHaveLength(3);
  });

  it('may be anybody where something has changed that many records name', async () => {
    const before = await listed();
    await query(`UPDATE department SET code = code || '-2'`);
    expect(await mayDiffer()).toBeNull();
    expect(await listed()).toEqual(await amongEverybody());
    expect((await listed()).length).toBeGreaterThanOrEqual(before.length);
  });
});
