import { compileDefinition, type Program } from '@wagewright/calc-engine';
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import pg from 'pg';
import { syntheticDefinition, syntheticInputMax } from './synthetic-definition.ts';

export interface SyntheticOptions {
  /** Connection string of the owner. */
  readonly url: string;
  readonly employees: number;
  readonly columns?: number;
  /** Every how-many-th employee has a cell that fails; 0 for nobody. */
  readonly failingEvery?: number;
  readonly definition?: CalculationDefinition;
}

export interface SyntheticBatch {
  readonly batchId: number;
  readonly program: Program;
  /** The clerk who starts runs. */
  readonly userId: number;
}

/** @throws Error with the first of its errors */
export function compileOrThrow(definition: CalculationDefinition): Program {
  const compiled = compileDefinition(definition);
  if (compiled.ok) return compiled.program;
  const [error] = compiled.errors;
  throw new Error(`${error?.table}.${error?.column}: ${error?.message}`);
}

const company = `
  INSERT INTO work_calendar (id, code, name) VALUES (900, 'SYN', '{}') ON CONFLICT DO NOTHING;
  INSERT INTO legal_entity (id, code, name, country, currency, time_zone, calendar_id)
    VALUES (900, 'SYN', '{"en": "Synthetic", "zh-CN": "Synthetic"}', 'CN', 'CNY', 'Asia/Shanghai', 900) ON CONFLICT DO NOTHING;
  INSERT INTO app_user (id, kind, account, display_name) VALUES (900, 'custom', 'clerk@synthetic.example', 'Clerk') ON CONFLICT DO NOTHING;
  INSERT INTO solution (id, code, name, legal_entity_id, period_type, currency)
    VALUES (900, 'SYNTHETIC', '{"en": "Synthetic", "zh-CN": "Synthetic"}', 900, 'month', 'CNY') ON CONFLICT DO NOTHING;
  INSERT INTO period (id, solution_id, sequence, name, start_date, end_date, pay_date, payment_month, tax_month, attendance_start, attendance_end, status)
    VALUES (900, 900, 1, 'January 2026', '2026-01-01', '2026-01-31', '2026-01-31', '2026-01', '2026-01', '2026-01-01', '2026-01-31', 'enabled')
    ON CONFLICT DO NOTHING;`;

const people = `
  INSERT INTO employee (id, employee_number, legal_entity_id, name, hire_date)
  SELECT 1000000 + i, 'S' || i, 900, 'Person ' || i, '2020-01-01' FROM generate_series(1, $1::int) AS i ON CONFLICT DO NOTHING`;

/** Repeatable amounts: a multiplicative hash of row and column, spread up to each column's largest. */
const amount = (max: number, column: number) =>
  `((i::bigint * ${7_919 + column * 104_729} + ${column * 15_485_863}) % 1000003) * ${max} / 1000003`;

const input = (tableNo: number) => `
  INSERT INTO calc.input (batch_id, table_no, row_number, employee_id, line, v, t)
  SELECT $1::int, ${tableNo}, i, 1000000 + i, 0, ARRAY[${syntheticInputMax.map(amount).join(', ')}]::bigint[],
    ARRAY[CASE WHEN $3::int > 0 AND i % greatest($3::int, 1) = 0 THEN 'Nowhere' ELSE (ARRAY['Kunming', '昆明', 'Dali'])[i % 3 + 1] END]
  FROM generate_series(1, $2::int) AS i`;

/** Writes a prepared batch (status waiting) of synthetic people into a migrated database. Foreign keys are not checked meanwhile, for speed. */
export async function createSyntheticBatch(options: SyntheticOptions): Promise<SyntheticBatch> {
  const { url, employees, columns = 40, failingEvery = 0 } = options;
  const definition = options.definition ?? syntheticDefinition(columns);
  const program = compileOrThrow(definition);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET session_replication_role = replica; ${company}`);
    await client.query(people, [employees]);
    await client.query(`UPDATE solution_copy SET status = 'outdated' WHERE solution_id = 900 AND status = 'published'`);
    const { rows: copies } = await client.query<{ id: number }>(
      `INSERT INTO solution_copy (solution_id, number, status, definition, definition_hash)
       SELECT 900, coalesce(max(number), 0) + 1, 'published', $1::jsonb, $2 FROM solution_copy WHERE solution_id = 900 RETURNING id`,
      [JSON.stringify(definition), program.hash],
    );
    const { rows: batches } = await client.query<{ id: number }>(
      `INSERT INTO batch (period_id, copy_id, sequence, name, status, payee_count, input_hash, prepared_at)
       SELECT 900, $1, coalesce(max(sequence), 0) + 1, 'January 2026', 'waiting', $2, 'synthetic', now() FROM batch WHERE period_id = 900 RETURNING id`,
      [copies[0]?.id, employees],
    );
    const batchId = batches[0]?.id as number;
    await client.query(
      'INSERT INTO batch_payee (batch_id, employee_id, row_number) SELECT $1::int, 1000000 + i, i FROM generate_series(1, $2::int) AS i',
      [batchId, employees],
    );
    for (const { tableNo } of program.inputs) await client.query(input(tableNo), [batchId, employees, failingEvery]);
    await client.query('ANALYZE calc.input; ANALYZE batch_payee');
    return { batchId, program, userId: 900 };
  } finally {
    await client.end();
  }
}
