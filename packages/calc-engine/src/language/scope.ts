/** What names mean to an expression. The compiler builds it from a definition, the editor from the draft in the browser. */
import type { ColumnType, HistoryNeed, LocalizedName, TableKind } from '../api.ts';
import type { BracketShape } from '../tables/shape.ts';

export interface ScopeColumn {
  readonly index: number;
  readonly code: string;
  readonly name: LocalizedName;
  readonly type: ColumnType;
  readonly currency: string | null;
  readonly blankable: boolean;
}

export interface ScopeTable {
  readonly no: number;
  readonly code: string;
  readonly name: LocalizedName;
  readonly kind: TableKind;
  readonly columns: readonly ScopeColumn[];
  /** Index of the key column of a parameter table; −1 without. */
  readonly key: number;
  readonly bracket: BracketShape | null;
}

export interface ScopeElement {
  readonly code: string;
  readonly name: LocalizedName;
  readonly scale: number;
  readonly currency: string | null;
}

export interface Scope {
  readonly own: ScopeTable | null;
  readonly tables: readonly ScopeTable[];
  readonly elements: readonly ScopeElement[];
  readonly periodsPerYear: number;
  /** Position of a ledger window in the hidden history table; the same need gives the same position. */
  needHistory(need: HistoryNeed): number;
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

/** A fresh list of ledger windows and the function that fills it. */
export function collectHistory(): { readonly needs: HistoryNeed[]; needHistory(need: HistoryNeed): number } {
  const needs: HistoryNeed[] = [];
  const positions = new Map<string, number>();
  return {
    needs,
    needHistory(need) {
      const key = `${need.window} ${need.back} ${need.basis} ${need.element}`;
      const known = positions.get(key);
      if (known !== undefined) return known;
      needs.push(need);
      positions.set(key, needs.length - 1);
      return needs.length - 1;
    },
  };
}
