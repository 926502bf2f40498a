import { type HistoryNeed, historyTableNo, type Program } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';
import { type BalanceElementRow, readElements } from './balance-elements.ts';
import { ledgerRows, type WindowSql, windowSql } from './history-windows.ts';
import { type InputTarget, insertInto } from './input-target.ts';
import type { BatchContext } from './prepared-batch.ts';

export interface FreezeHistory {
  /** Default: with the batch. */
  readonly target?: InputTarget;
  /** The program for which the batch has frozen its history: what it holds is taken as it was then. */
  readonly frozen?: Pick<Program, 'history'>;
  /** A past batch calculated again for a later one: what it paid for still earlier periods stays out. */
  readonly withoutRetro?: boolean;
  /** Whom alone; default: every payee. */
  readonly employeeIds?: readonly number[] | undefined;
  /** The ledger as it stood just before this instant; default: as it stands. */
  readonly knownAt?: Date | undefined;
}

/** One column of the history: a value frozen before, nothing, or a window over the ledger. */
function columnSql(need: HistoryNeed, index: number, elements: ReadonlyMap<string, BalanceElementRow>, options: FreezeHistory): WindowSql {
  if (options.withoutRetro && need.window === 'RETRO') return { sql: '0', over: 'join' };
  const known = options.frozen?.history.findIndex((candidate) => JSON.stringify(candidate) === JSON.stringify(need)) ?? -1;
  if (known >= 0) return { sql: `frozen.v[${known + 1}]`, over: 'join' };
  return windowSql(need, index, { serial: elements.get(need.element)?.serialNumber ?? 0, knownAt: options.knownAt });
}

const frozenJoin = `LEFT JOIN calc.input frozen ON frozen.batch_id = $1::int AND frozen.table_no = ${historyTableNo} AND frozen.row_number = y.row_number`;

function insertHistory(columns: readonly WindowSql[], target: InputTarget, options: FreezeHistory): string {
  const { head, owner } = insertInto(target);
  const readsFrozen = (options.frozen?.history.length ?? 0) > 0;
  const sums = columns.map(({ sql, over }, index) => (over === 'ledger' ? `, ${sql} AS h${index}` : '')).join('');
  const cells = columns.map(({ sql, over }, index) => `coalesce(${over === 'ledger' ? `sums.h${index}` : sql}, 0)::bigint`);
  const joins = [...(readsFrozen ? [frozenJoin] : []), ...columns.flatMap(({ join }) => join ?? [])];
  return `
  ${head}
  WITH sums AS (SELECT l.employee_id${sums} FROM ${ledgerRows(options.knownAt)}
    AND ($3::int[] IS NULL OR l.employee_id = ANY ($3::int[])) GROUP BY l.employee_id)
  SELECT ${owner}, ${historyTableNo}, y.row_number, y.employee_id, 0, ARRAY[${cells.join(', ')}]::bigint[], ARRAY[]::text[]
  FROM batch_payee y LEFT JOIN sums ON sums.employee_id = y.employee_id
    ${joins.join('\n    ')}
  WHERE y.batch_id = $1::int AND ($3::int[] IS NULL OR y.employee_id = ANY ($3::int[])) ORDER BY y.row_number`;
}

/** Freezes the ledger windows that a program reads: one row a payee, zero where nothing was paid. */
export async function freezeHistory(
  sql: Sql,
  batch: BatchContext,
  program: Pick<Program, 'history'>,
  options: FreezeHistory = {},
): Promise<void> {
  const needs = program.history;
  if (needs.length === 0) return;
  const elements = await readElements(
    sql,
    batch.solution,
    // LAST_COUNT counts periods; LAST beside it names the element with its scale.
    needs.filter(({ window }) => window !== 'LAST_COUNT').map(({ element, scale }) => ({ code: element, scale })),
  );
  const columns = needs.map((need, index) => columnSql(need, index, elements, options));
  const statement = insertHistory(columns, options.target ?? { batchId: batch.id }, options);
  await sql.query(statement, [batch.id, batch.legalEntityId, options.employeeIds ?? null]);
}
