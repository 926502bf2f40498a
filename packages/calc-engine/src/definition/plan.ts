/** Definition → plans: numbers, positions, scales. The same definition always gives the same positions. */
import type { CalculationDefinition, DefinitionTable } from '@wagewright/contracts/definition';
import type { ColumnPlan, DefinitionError, HistoryNeed, TablePlan } from '../api.ts';
import { printName } from '../language/print.ts';
import { historyKey, type ScopeTable } from '../language/scope.ts';
import type { BracketShape } from '../tables/shape.ts';
import { constantToExpression, parseCell } from './cells.ts';

type PlannedTable = Extract<DefinitionTable, { kind: 'snapshot' | 'parameter' | 'data' }>;
type PlannedColumn = PlannedTable['columns'][number];
export type Report = (error: DefinitionError) => void;

/** Minor units of currencies that do not have two digits (ISO 4217). */
const minorDigits: Readonly<Record<string, number>> = {
  ...Object.fromEntries('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0])),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
};
const defaultDecimalScale = 6;

function scaleOf(column: PlannedColumn, currency: string): number {
  if (column.type === 'money') return column.scale ?? minorDigits[column.currency ?? currency] ?? 2;
  return column.type === 'decimal' ? (column.scale ?? defaultDecimalScale) : 0;
}

/** The expression of a data column: as written, or a constant or reference written as one. */
function expressionOf(table: PlannedTable, column: PlannedColumn, report: Report): string | null {
  if (table.kind !== 'data' || !('expression' in column || 'constant' in column || 'reference' in column)) return null;
  if (column.expression !== undefined) return column.expression;
  const at = { table: table.code, column: column.code };
  if (column.constant !== undefined) {
    const cell = parseCell(column.constant, column.type, column.type === 'decimal' || column.type === 'money' ? 12 : 0);
    if (cell.ok && cell.value) return constantToExpression(cell.value);
    const problem = cell.ok ? 'a constant cannot be blank' : cell.problem;
    report({
      code: 'CONSTANT_VALUE',
      message: `The constant of ${table.code}.${column.code}: ${problem}.`,
      nextStep: `Write a value of type ${column.type}.`,
      ...at,
    });
    return null;
  }
  return column.reference ? referenceExpression(column.reference, at, report) : null;
}

function referenceExpression(
  reference: { table: string; column: string; match?: Record<string, string> | undefined; dedup?: string | undefined },
  at: { table: string; column: string },
  report: Report,
): string | null {
  const matches = Object.entries(reference.match ?? {});
  if (reference.dedup && reference.dedup !== 'error') {
    report({
      code: 'NOT_SUPPORTED_YET',
      message: `Dedup "${reference.dedup}" of a reference is not supported yet.`,
      nextStep: 'Refer to a table with one row for each match.',
      ...at,
    });
    return null;
  }
  const [first] = matches;
  if (!first) return `${printName(reference.table)}.${printName(reference.column)}`;
  return `LOOKUP(${printName(reference.table)}, ${matches.map(([, expression]) => expression).join(', ')}, ${printName(reference.column)})`;
}

/** Rules that cannot hold for the column's type. */
function checkColumnRules(table: PlannedTable, column: PlannedColumn, report: Report): void {
  const at = { table: table.code, column: column.code };
  const { type } = column;
  if ('blank' in column && column.blank === 'zero' && (type === 'text' || type === 'date')) {
    const nextStep = 'Use the blank rule "keep" or "error".';
    report({ code: 'BLANK_RULE', message: `A ${type} cannot be zero where it is blank.`, nextStep, ...at });
  }
  const misplaced =
    column.currency !== undefined && type !== 'money'
      ? 'currency'
      : column.scale && type !== 'money' && type !== 'decimal'
        ? 'scale'
        : null;
  if (misplaced) {
    const nextStep = `Remove the ${misplaced}, or change the type to ${misplaced === 'scale' ? 'decimal' : 'money'}.`;
    report({ code: 'TABLE_SHAPE', message: `A column of type ${type} has no ${misplaced}.`, nextStep, ...at });
  }
}

export function planColumns(table: PlannedTable, currency: string, report: Report): ColumnPlan[] {
  const positions = { v: 0, t: 0 };
  return table.columns.map((column) => {
    checkColumnRules(table, column, report);
    const storage = column.type === 'text' ? 't' : 'v';
    positions[storage] += 1;
    return {
      code: column.code,
      name: column.name,
      type: column.type,
      scale: scaleOf(column, currency),
      rounding: column.rounding,
      currency: column.type === 'money' ? (column.currency ?? currency) : null,
      blank: 'blank' in column ? column.blank : 'keep',
      storage,
      position: positions[storage],
      source: 'source' in column ? column.source : null,
      expression: expressionOf(table, column, report),
      display: column.display,
    };
  });
}

/** Tables of every step in order; a kind that is not calculated yet is reported and keeps its number. */
export function planTables(
  definition: CalculationDefinition,
  report: Report,
): { plans: TablePlan[]; tables: ReadonlyMap<number, PlannedTable> } {
  const plans: TablePlan[] = [];
  const tables = new Map<number, PlannedTable>();
  let no = 0;
  for (const step of definition.steps) {
    for (const table of step.tables) {
      no += 1;
      if (table.kind === 'union' || table.kind === 'pivot') {
        report({
          code: 'NOT_SUPPORTED_YET',
          message: `Table ${table.code} is a ${table.kind}, which is not supported yet.`,
          nextStep: 'Use data tables.',
          table: table.code,
        });
        continue;
      }
      tables.set(no, table);
      plans.push({
        no,
        code: table.code,
        name: table.name,
        kind: table.kind,
        step: step.code,
        stage: 0,
        lines: 'one',
        linesOf: no,
        pivot: null,
        union: null,
        columns: planColumns(table, definition.currency, report),
      });
    }
  }
  return { plans, tables };
}

function bracketShape(table: PlannedTable, plan: TablePlan, report: Report): BracketShape | null {
  if (table.kind !== 'parameter' || !table.bracket) return null;
  const indexOf = (code: string | undefined): number => {
    if (code === undefined) return -1;
    const index = plan.columns.findIndex((column) => column.code === code);
    const type = plan.columns[index]?.type;
    if (index < 0 || type === 'text' || type === 'date' || type === 'boolean') {
      report({
        code: 'TABLE_SHAPE',
        message: `The bracket rule of ${table.code} names "${code}", which is not one of its numeric columns.`,
        nextStep: 'Name a numeric column.',
        table: table.code,
      });
    }
    return index;
  };
  const { bound, column, rate, base, quick } = table.bracket;
  return { bound, column: indexOf(column), rate: indexOf(rate), base: indexOf(base), quick: indexOf(quick) };
}

function keyIndexes(table: PlannedTable, plan: TablePlan, report: Report): number[] {
  const keys = table.kind === 'parameter' ? table.key : [];
  return keys.flatMap((key) => {
    const index = plan.columns.findIndex((column) => column.code === key);
    if (index >= 0) return [index];
    report({
      code: 'TABLE_SHAPE',
      message: `The key "${key}" is not a column of ${table.code}.`,
      nextStep: 'Name one of its columns.',
      table: table.code,
    });
    return [];
  });
}

/** The table as expressions see it. */
export function scopeTable(table: PlannedTable, plan: TablePlan, report: Report): ScopeTable {
  return {
    no: plan.no,
    code: plan.code,
    name: plan.name,
    kind: plan.kind,
    key: keyIndexes(table, plan, report),
    bracket: bracketShape(table, plan, report),
    columns: plan.columns.map((column, index) => ({
      index,
      code: column.code,
      name: column.name,
      type: column.type,
      currency: column.currency,
      blankable: column.blank === 'keep',
    })),
  };
}

/** Columns of the hidden history table: one a ledger window, blank reads as zero. */
export function planHistory(needs: readonly HistoryNeed[]): ColumnPlan[] {
  return needs.map((need, index) => {
    const code = `${historyKey(need)} ${need.element}`;
    return {
      code,
      name: { en: code, 'zh-CN': code },
      type: 'decimal',
      scale: need.scale,
      rounding: 'HALF_UP',
      currency: null,
      blank: 'zero',
      storage: 'v',
      position: index + 1,
      source: null,
      expression: null,
      display: { hidden: true, zero: 'show', sign: 'plain', percentage: false },
    };
  });
}
