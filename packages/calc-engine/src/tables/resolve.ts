/** Parameter tables as they hold in one period: the version picked, rows found by key or bracket. */

import type { Program, SharedRow, SharedTables, TablePlan } from '../api.ts';
import { dayMin } from '../dates.ts';
import { constantToText } from '../definition/cells.ts';
import type { ParameterData, ParameterVersion, TableCell } from '../definition/checked-program.ts';
import type { Constant } from '../language/checked.ts';
import type { Period } from '../period.ts';
import { add, compare, type Fraction, fromMinor, multiply, subtract, zero } from '../reference/fraction.ts';

/** One bracket row: the values between its bounds, and how an amount grows within it. */
export interface Bracket {
  /** Null: no bound on that side. */
  readonly lower: Fraction | null;
  readonly upper: Fraction | null;
  readonly rate: Fraction;
  /** Amount at the lower bound (at zero where there is none): as published, or added up from the rates below. */
  readonly base: Fraction;
  readonly quick: Fraction;
}

export interface ResolvedTable {
  readonly data: ParameterData;
  /** Null where no version holds in the period. */
  readonly version: ParameterVersion | null;
  /** The first version's day has come. */
  readonly hasBegun: boolean;
  /** `keyText` of the key's cells → row index. */
  readonly keys: ReadonlyMap<string, number>;
  readonly brackets: readonly Bracket[];
  /** The lower bound belongs to its row; else the upper one does. */
  readonly lowerBelongs: boolean;
}

export type ResolvedTables = ReadonlyMap<number, ResolvedTable>;

/** The cells of a key as one text that no other key has. */
export function keyText(parts: readonly string[]): string {
  return JSON.stringify(parts);
}

/** Parameter tables, and the shared tables that are given. */
export function resolveTables(program: Pick<Program, 'tables' | 'checked'>, period: Period, shared: SharedTables): ResolvedTables {
  const given = program.tables.flatMap((plan): ParameterData[] => {
    const rows = plan.lines === 'shared' ? shared.get(plan.no) : undefined;
    return rows ? [sharedData(plan, rows)] : [];
  });
  return new Map([...program.checked.parameters.values(), ...given].map((data) => [data.no, resolveTable(data, period)]));
}

/** A shared table is read like a parameter table whose key are its groups. */
function sharedData(plan: TablePlan, rows: readonly SharedRow[]): ParameterData {
  const version = { from: dayMin, to: null, source: 'all employees of this run', rows: rows.map((row) => sharedCells(plan, row)) };
  const key = (plan.pivot?.groupBy ?? []).map((_, index) => index);
  return { no: plan.no, code: plan.code, validOn: 'pay-date', key, bracket: null, columns: plan.columns, versions: [version] };
}

function sharedCells(plan: TablePlan, row: SharedRow): TableCell[] {
  return plan.columns.map(({ code, type, scale, storage, position }): TableCell => {
    if (row.failed.includes(code)) return { kind: 'failed' };
    const value = (storage === 't' ? row.t : row.v)[position - 1] ?? null;
    if (value === null) return null;
    if (typeof value === 'string') return { kind: 'text', value };
    if (type === 'date') return { kind: 'date', days: Number(value) };
    return type === 'boolean' ? { kind: 'boolean', value: value !== 0n } : { kind: 'number', value: fromMinor(value, scale) };
  });
}

/** The version that holds on a day; null where none does. */
export function versionOn(data: ParameterData, day: number): ParameterVersion | null {
  return data.versions.findLast((candidate) => candidate.from <= day && (candidate.to === null || day <= candidate.to)) ?? null;
}

function resolveTable(data: ParameterData, period: Period): ResolvedTable {
  const day = data.validOn === 'pay-date' ? period.payDate : data.validOn === 'period-start' ? period.start : period.end;
  const version = versionOn(data, day);
  const rows = version?.rows ?? [];
  const keys = new Map<string, number>();
  if (data.key.length > 0) {
    for (const [index, row] of rows.entries()) {
      const parts = data.key.flatMap((column) => presentCell(row[column]) ?? []);
      if (parts.length === data.key.length) keys.set(keyText(parts.map(constantToText)), index);
    }
  }
  const lowerBelongs = data.bracket?.bound === 'from' || data.bracket?.bound === 'below';
  const hasBegun = (data.versions[0]?.from ?? Number.POSITIVE_INFINITY) <= day;
  return { data, version, hasBegun, keys, brackets: data.bracket ? buildBrackets(data, rows) : [], lowerBelongs };
}

/** A cell with a value. */
export function presentCell(cell: TableCell | undefined): Constant | null {
  return cell && cell.kind !== 'failed' ? cell : null;
}

function numberOf(cell: TableCell | undefined): Fraction | null {
  return cell?.kind === 'number' ? cell.value : null;
}

/** What bounds and rates alone say: bases that grow from nothing, and the quick deductions that go with them. */
export function derivedBrackets(data: ParameterData, rows: readonly (readonly TableCell[])[]): Bracket[] {
  const shape = data.bracket;
  if (!shape) return [];
  const bounds = rows.map((row) => numberOf(row[shape.column]));
  const isUpper = shape.bound === 'up-to' || shape.bound === 'below';
  const brackets: Bracket[] = [];
  for (const [index, row] of rows.entries()) {
    const lower = (isUpper ? bounds[index - 1] : bounds[index]) ?? null;
    const upper = (isUpper ? bounds[index] : bounds[index + 1]) ?? null;
    const before = brackets.at(-1);
    const rate = numberOf(row[shape.rate]) ?? zero;
    const base = before ? add(before.base, multiply(before.rate, subtract(lower ?? zero, before.lower ?? zero))) : zero;
    brackets.push({ lower, upper, rate, base, quick: subtract(multiply(rate, lower ?? zero), base) });
  }
  return brackets;
}

/** A base as published goes before what the rates say, and what grows above it follows it; so does a quick deduction. */
export function buildBrackets(data: ParameterData, rows: readonly (readonly TableCell[])[]): Bracket[] {
  const { base = -1, quick = -1 } = data.bracket ?? {};
  let before: Bracket | undefined;
  return derivedBrackets(data, rows).map((derived, index) => {
    const { lower, rate } = derived;
    const grown = before ? add(before.base, multiply(before.rate, subtract(lower ?? zero, before.lower ?? zero))) : zero;
    const given = numberOf(rows[index]?.[base]) ?? grown;
    before = { ...derived, base: given, quick: numberOf(rows[index]?.[quick]) ?? subtract(multiply(rate, lower ?? zero), given) };
    return before;
  });
}

/** Index of the bracket that holds a value, or −1. */
export function findBracket(table: ResolvedTable, value: Fraction): number {
  return table.brackets.findIndex(({ lower, upper }) => {
    const below = lower === null ? 1 : compare(value, lower);
    const above = upper === null ? -1 : compare(value, upper);
    return table.lowerBelongs ? below >= 0 && above < 0 : below > 0 && above <= 0;
  });
}
