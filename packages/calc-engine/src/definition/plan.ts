/** Columns of a definition → plans: positions and scales. The same definition always gives the same positions. */
import type { DefinitionTable } from '@wagewright/contracts/definition';
import type { ColumnPlan, DefinitionError, HistoryNeed } from '../api.ts';
import { historyKey } from '../language/scope.ts';
import { declaredBounds } from '../plausibility/expected.ts';

export type DefinedColumn = DefinitionTable['columns'][number];
export type Report = (error: DefinitionError) => void;

/** Minor units of currencies that do not have two digits (ISO 4217). */
const minorDigits: Readonly<Record<string, number>> = {
  ...Object.fromEntries('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0])),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
};
const defaultDecimalScale = 6;

function scaleOf(column: DefinedColumn, currency: string): number {
  if (column.type === 'money') return column.scale ?? minorDigits[column.currency ?? currency] ?? 2;
  return column.type === 'decimal' ? (column.scale ?? defaultDecimalScale) : 0;
}

/** Rules that cannot hold for the column's type. */
function checkColumnRules(table: string, column: DefinedColumn, report: Report): void {
  const at = { table, column: column.code };
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
        : column.unit && type !== 'decimal' && type !== 'integer'
          ? 'unit'
          : null;
  if (misplaced) {
    const nextStep = `Remove the ${misplaced}, or change the type to ${misplaced === 'currency' ? 'money' : 'decimal'}.`;
    report({ code: 'TABLE_SHAPE', message: `A column of type ${type} has no ${misplaced}.`, nextStep, ...at });
  }
}

/** Gives each column its place; `expressionOf` is what calculates it, if anything. */
export function planColumns(
  table: Pick<DefinitionTable, 'code'>,
  columns: readonly DefinedColumn[],
  expressionOf: (column: DefinedColumn) => string | null,
  currency: string,
  report: Report,
): ColumnPlan[] {
  return columns.map((column) => {
    checkColumnRules(table.code, column, report);
    const scale = scaleOf(column, currency);
    return {
      code: column.code,
      name: column.name,
      type: column.type,
      scale,
      rounding: column.rounding,
      currency: column.type === 'money' ? (column.currency ?? currency) : null,
      ...(column.unit ? { unit: column.unit } : {}),
      blank: 'blank' in column ? column.blank : 'keep',
      storage: column.type === 'text' ? 't' : 'v',
      position: 0,
      source: 'source' in column ? column.source : null,
      expression: expressionOf(column),
      display: column.display,
      plausible: declaredBounds(table.code, { code: column.code, type: column.type, scale, plausible: column.plausible }, report),
    };
  });
}

/** Positions count from 1 in each of the two storage arrays. */
export function placeColumns(columns: readonly ColumnPlan[]): ColumnPlan[] {
  const positions = { v: 0, t: 0 };
  return columns.map((column) => {
    positions[column.storage] += 1;
    return { ...column, position: positions[column.storage] };
  });
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
      plausible: null,
    };
  });
}
