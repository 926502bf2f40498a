import { compileDefinition, type Program } from '@wagewright/calc-engine';
import { type PackName, readPack } from '@wagewright/calc-engine/packs';
import type { LocalizedText } from '@wagewright/contracts';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { firstStyle } from '@wagewright/contracts/payroll/payslips';
import { registerPayTypes } from '../payroll/pay-types/index.ts';
import { payslipItems, publishViews, registerElements } from '../payroll/solutions/index.ts';
import type { Sql } from '../sql.ts';
import { insertRows } from './bulk.ts';
import type { Period } from './pay-calendar.ts';

export interface SeedSolution {
  readonly pack: PackName;
  readonly code: string;
  readonly name: LocalizedText;
  readonly memo: string;
  readonly legalEntityId: number;
  readonly periodType: 'biweekly' | 'monthly';
  readonly periods: readonly Period[];
  readonly managers: readonly number[];
  readonly approvers: readonly number[];
  readonly payslipName: LocalizedText;
}

/** @throws Error naming the first thing wrong: a pack that comes with the product compiles. */
export function compilePack(pack: PackName): Program {
  const compiled = compileDefinition(calculationDefinitionSchema.parse(readPack(pack)));
  if (!compiled.ok) throw new Error(`The pack ${pack} does not compile: ${compiled.errors[0]?.message}`);
  return compiled.program;
}

/**
 * The company's lists as the packs have them: balance elements by their code, serial numbers in the order of the definitions, and pay types.
 * @throws Error when two packs give one code different scales
 */
export async function seedLists(sql: Sql, programs: readonly Program[]): Promise<void> {
  for (const { balances, definition } of programs) {
    const { conflict } = await registerElements(sql, balances);
    if (conflict) throw new Error(`Balance element ${conflict.code} has scale ${conflict.known} and ${conflict.wanted}.`);
    await registerPayTypes(sql, definition);
  }
  await sql.query('UPDATE balance_element SET built_in = true');
}

async function insertPeriods(sql: Sql, solutionId: number, periods: readonly Period[]): Promise<void> {
  await insertRows(
    sql,
    'period',
    {
      solution_id: 'int',
      sequence: 'int',
      name: 'text',
      start_date: 'date',
      end_date: 'date',
      pay_date: 'date',
      payment_month: 'text',
      tax_month: 'text',
      attendance_start: 'date',
      attendance_end: 'date',
      status: 'text',
    },
    periods.map((period) => ({
      solution_id: solutionId,
      sequence: period.sequence,
      name: period.name,
      start_date: period.startDate,
      end_date: period.endDate,
      pay_date: period.payDate,
      payment_month: period.paymentMonth,
      tax_month: period.taxMonth,
      attendance_start: period.attendanceStart,
      attendance_end: period.attendanceEnd,
      status: period.status === 'paid' ? 'enabled' : period.status,
    })),
  );
}

async function insertSolutionUsers(sql: Sql, solutionId: number, solution: SeedSolution): Promise<void> {
  const named = (role: string, ids: readonly number[]) => ids.map((userId) => ({ solution_id: solutionId, user_id: userId, role }));
  await insertRows(sql, 'solution_user', { solution_id: 'int', user_id: 'int', role: 'text' }, [
    ...named('manager', solution.managers),
    ...named('approver', solution.approvers),
  ]);
}

/** Writes a solution with its published copy, people, payslip setting and periods; each enabled period has its default batch. */
export async function seedSolution(sql: Sql, solution: SeedSolution, program: Program): Promise<void> {
  const [row] = await sql.query<{ id: number }>(
    `INSERT INTO solution (code, name, memo, legal_entity_id, period_type, currency)
     VALUES ($1, $2::jsonb, $3, $4::int, $5, $6) RETURNING id`,
    [solution.code, JSON.stringify(solution.name), solution.memo, solution.legalEntityId, solution.periodType, program.definition.currency],
  );
  const [copy] = await sql.query<{ id: number }>(
    `INSERT INTO solution_copy (solution_id, number, status, definition, definition_hash, published_at)
     VALUES ($1::int, 1, 'published', $2::jsonb, $3, clock_timestamp()) RETURNING id`,
    [row?.id, JSON.stringify(program.definition), program.hash],
  );
  if (!row || !copy) throw new Error(`The solution ${solution.code} was not written.`);
  await insertSolutionUsers(sql, row.id, solution);
  await sql.query(
    `WITH made AS (INSERT INTO payslip_setting (name, style, view_day, status) VALUES ($2, $3::jsonb, 1, 'active') RETURNING id)
     INSERT INTO payslip_setting_solution (setting_id, solution_id) SELECT id, $1::int FROM made`,
    [row.id, solution.payslipName.en, JSON.stringify(firstStyle(payslipItems(program)))],
  );
  await insertPeriods(sql, row.id, solution.periods);
  await sql.query(
    `INSERT INTO batch (period_id, copy_id, type, sequence, name, is_default)
     SELECT id, $2::int, 'normal', 1, name, true FROM period WHERE solution_id = $1::int AND status = 'enabled' ORDER BY sequence`,
    [row.id, copy.id],
  );
  await publishViews(sql, { code: solution.code, copyId: copy.id, number: 1 }, program.tables);
}
