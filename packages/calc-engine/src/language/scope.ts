/** What names mean to an expression. The compiler builds it from a definition, the editor from the draft in the browser. */
import type { ColumnType, ColumnUnit, HistoryNeed, LineShape, LocalizedName, TableKind } from '../api.ts';
import type { Fraction } from '../reference/fraction.ts';
import type { BracketShape, ExchangeRateShape } from '../tables/shape.ts';

export interface ScopeColumn {
  readonly index: number;
  readonly code: string;
  readonly name: LocalizedName;
  readonly type: ColumnType;
  readonly currency: string | null;
  readonly unit?: ColumnUnit;
  readonly blankable: boolean;
}

export interface ScopeTable {
  readonly no: number;
  readonly code: string;
  readonly name: LocalizedName;
  readonly kind: TableKind;
  /** `version`: rows of a parameter table, which belong to no employee. */
  readonly lines: LineShape | 'version';
  /** The table whose lines these are. */
  readonly linesOf: number;
  /** The lines are parts of the period. */
  readonly segments: boolean;
  /** Of the parts themselves: index of the column with the first day of a part. */
  readonly segmentStart: number | null;
  readonly columns: readonly ScopeColumn[];
  /** Indexes of the columns that find a row of the table together; none without a key. */
  readonly key: readonly number[];
  readonly bracket: BracketShape | null;
  /** What reads give before the first version: a number, or nothing; null where that is an error. */
  readonly before: Fraction | 'not-applicable' | null;
}

export interface ScopeElement {
  readonly code: string;
  readonly name: LocalizedName;
  readonly scale: number;
  readonly currency: string | null;
}

/** A pay type with the columns that carry it, in definition order. */
export interface ScopePayType {
  readonly code: string;
  readonly name: LocalizedName;
  readonly carriers: readonly { readonly table: ScopeTable; readonly column: ScopeColumn }[];
}

export interface Scope {
  readonly own: ScopeTable | null;
  readonly tables: readonly ScopeTable[];
  readonly elements: readonly ScopeElement[];
  readonly payTypes: readonly ScopePayType[];
  readonly periodsPerYear: number;
  /** The table that CONVERT reads. */
  readonly exchangeRates: { readonly table: ScopeTable; readonly shape: ExchangeRateShape } | null;
  /** Position of a ledger window in the hidden history table; the same need gives the same position. */
  needHistory(need: HistoryNeed): number;
}

/** Whether a column of the table alone is not one value. */
export function hasRows(table: ScopeTable): boolean {
  if (table.lines === 'version') return table.key.length > 0 || table.bracket !== null;
  return table.lines === 'many' || (table.lines === 'shared' && (table.kind !== 'pivot' || table.key.length > 0));
}

/** Whether a line of one table is a line of the other. */
export function sameLines(a: ScopeTable, b: ScopeTable): boolean {
  return a.no === b.no || (a.lines === 'many' && b.lines === 'many' && a.linesOf === b.linesOf);
}

interface Named {
  readonly code: string;
  readonly name: LocalizedName;
}

/** By code, else by display name in any language. Two things of one display name are ambiguous. */
export function resolveNamed<T extends Named>(
  items: readonly T[],
  wanted: string,
): { readonly item: T | null; readonly ambiguous: boolean } {
  const byCode = items.find((item) => item.code === wanted);
  if (byCode) return { item: byCode, ambiguous: false };
  const byName = items.filter((item) => item.name.en === wanted || item.name['zh-CN'] === wanted);
  return { item: byName.length === 1 ? (byName[0] ?? null) : null, ambiguous: byName.length > 1 };
}

export function namesOf(items: readonly Named[]): string[] {
  return items.flatMap((item) => [item.code, item.name.en, item.name['zh-CN']]);
}

/**
 * A window as it is written in the `history` of a definition's tests and in explanations: `YTD`, `PREV`, `PREV2`, `LAST3`, `LAST3_COUNT`,
 * `BALANCE`, `BALANCE_2026-01-31`, `BALANCE_PERIOD_START`, `OPENING`, `RETRO`; with `_EARNED` where it runs over the period earned.
 */
export function historyKey(need: HistoryNeed): string {
  const basis = need.basis === 'earned' ? '_EARNED' : '';
  switch (need.window) {
    case 'PREV':
      return `PREV${need.back === 1 ? '' : need.back}${basis}`;
    case 'LAST':
      return `LAST${need.back}${basis}`;
    case 'LAST_COUNT':
      return `LAST${need.back}_COUNT${basis}`;
    case 'BALANCE':
      return `BALANCE${need.until === null ? '' : `_${need.until.replace('period-', 'PERIOD_').toUpperCase()}`}${basis}`;
    default:
      return need.window + basis;
  }
}

/** A fresh list of ledger windows and the function that fills it. */
export function collectHistory(): { readonly needs: HistoryNeed[]; needHistory(need: HistoryNeed): number } {
  const needs: HistoryNeed[] = [];
  const positions = new Map<string, number>();
  return {
    needs,
    needHistory(need) {
      const key = `${historyKey(need)} ${need.element}`;
      const known = positions.get(key);
      if (known !== undefined) return known;
      needs.push(need);
      positions.set(key, needs.length - 1);
      return needs.length - 1;
    },
  };
}
