import type { Program, SharedTables, TablePlan } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';
import { type PayeeInput, readPayeeInput } from '../tables/index.ts';
import { adaptInput } from './adapt-input.ts';

/** What a batch froze for one employee, as another program reads it. */
export interface AdaptedPayeeInput extends PayeeInput {
  /** What the program reads and the batch has not frozen or made, `Table.Column`, a table or a balance element. */
  readonly missing: readonly string[];
}

/** Read by the program that the batch was prepared with, and put where another program looks for it. @returns undefined for somebody whom the batch does not pay */
export async function readPayeeInputAs(
  sql: Sql,
  whose: { batchId: number; employeeId: number },
  frozen: Program,
  program: Program,
): Promise<AdaptedPayeeInput | undefined> {
  const known = await readPayeeInput(sql, whose, frozen);
  if (!known) return undefined;
  const { input, missing } = adaptInput(frozen, program, known.input);
  const { period, shared = new Map() } = known.facts;
  const made = adaptShared(frozen, program, shared);
  return { facts: { period, shared: made.shared }, input, missing: [...missing, ...made.missing] };
}

/** Tables that all employees make together are those of the batch's result; one that is calculated otherwise now cannot be had for one person. */
function adaptShared(frozen: Program, program: Program, shared: SharedTables): { shared: SharedTables; missing: string[] } {
  const tables = new Map<number, SharedTables extends ReadonlyMap<number, infer Rows> ? Rows : never>();
  const missing: string[] = [];
  for (const table of program.tables.filter(({ lines }) => lines === 'shared')) {
    const before = frozen.tables.find(({ code, lines }) => code === table.code && lines === 'shared');
    const rows = before && shapeOf(before) === shapeOf(table) ? shared.get(before.no) : undefined;
    if (rows) tables.set(table.no, rows);
    else missing.push(table.code);
  }
  return { shared: tables, missing };
}

const shapeOf = ({ columns }: TablePlan): string =>
  JSON.stringify(columns.map(({ code, type, scale, storage, position }) => [code, type, scale, storage, position]));
