/** Versions and rows of parameter tables: parsed, in order of validity, checked for what the functions rely on. */
import type { ParameterTable } from '@wagewright/contracts/definition';
import type { DefinitionErrorCode, TablePlan } from '../api.ts';
import { isoDateText, parseIsoDate } from '../dates.ts';
import type { Constant } from '../language/checked.ts';
import type { ScopeTable } from '../language/scope.ts';
import { compare, type Fraction } from '../reference/fraction.ts';
import { keyText } from '../tables/resolve.ts';
import { constantToText, parseCell } from './cells.ts';
import type { ParameterData, ParameterVersion } from './checked-program.ts';
import type { Report } from './plan.ts';

type Row = readonly (Constant | null)[];

export function compileParameters(table: ParameterTable, plan: TablePlan, scope: ScopeTable, report: Report): ParameterData {
  const failIn =
    (version?: string): Fail =>
    (code, message, nextStep, column, row) => {
      const rates = version === undefined ? {} : { rates: row === undefined ? { validFrom: version } : { validFrom: version, row } };
      report({ code, message, nextStep, table: table.code, ...(column === undefined ? {} : { column }), ...rates });
    };
  const versions = table.versions.map((version): ParameterVersion => {
    const fail = failIn(version.validFrom);
    const rows = version.rows.map((row, index) => parseRow(row, index, plan, version.validFrom, fail));
    checkRows(rows, scope, version.validFrom, fail);
    return {
      from: parseIsoDate(version.validFrom) ?? 0,
      to: version.validTo === undefined ? null : parseIsoDate(version.validTo),
      source: version.source,
      rows,
    };
  });
  versions.sort((a, b) => a.from - b.from);
  checkVersions(versions, table.code, failIn());
  return { no: plan.no, code: table.code, validOn: table.validOn, key: scope.key, bracket: scope.bracket, columns: plan.columns, versions };
}

/** `row` counts from 1. */
type Fail = (code: DefinitionErrorCode, message: string, nextStep: string, column?: string, row?: number) => void;

function parseRow(
  row: ParameterTable['versions'][number]['rows'][number],
  index: number,
  plan: TablePlan,
  version: string,
  fail: Fail,
): Row {
  for (const code of Object.keys(row)) {
    if (!plan.columns.some((column) => column.code === code)) {
      fail(
        'PARAMETER_VALUE',
        `Row ${index + 1} of the version from ${version} has a cell "${code}", but the table has no such column.`,
        'Add the column or remove the cell.',
        undefined,
        index + 1,
      );
    }
  }
  return plan.columns.map((column) => {
    const cell = parseCell(Object.hasOwn(row, column.code) ? (row[column.code] ?? null) : null, column.type, column.scale);
    if (cell.ok) return cell.value;
    fail(
      'PARAMETER_VALUE',
      `Row ${index + 1} of the version from ${version}: ${cell.problem}.`,
      `Write a ${column.type} with at most ${column.scale} digits.`,
      column.code,
      index + 1,
    );
    return null;
  });
}

function checkRows(rows: readonly Row[], scope: ScopeTable, version: string, fail: Fail): void {
  if (scope.bracket) checkBrackets(rows, scope, version, fail);
  else if (scope.key.length > 0) checkKeys(rows, scope, version, fail);
  else if (rows.length > 1) {
    fail(
      'TABLE_SHAPE',
      `The version from ${version} has ${rows.length} rows, but the table has neither key nor brackets.`,
      'Leave one row, or add "key" or "bracket".',
    );
  }
}

function checkKeys(rows: readonly Row[], scope: ScopeTable, version: string, fail: Fail): void {
  const seen = new Set<string>();
  const blank = (row: Row): number | undefined => scope.key.find((index) => !row[index]);
  for (const [index, row] of rows.entries()) {
    const missing = blank(row);
    if (missing !== undefined) {
      const column = scope.columns[missing]?.code;
      fail('PARAMETER_VALUE', `A row of the version from ${version} has no key.`, 'Fill in the key.', column, index + 1);
      continue;
    }
    const parts = scope.key.flatMap((index) => row[index] ?? []).map(constantToText);
    const column = scope.columns[scope.key[0] ?? -1]?.code;
    if (seen.has(keyText(parts)))
      fail(
        'NO_UNIQUE_ROW',
        `The version from ${version} has two rows with the key "${parts.join(', ')}".`,
        'Keep one of them.',
        column,
        index + 1,
      );
    seen.add(keyText(parts));
  }
}

function numberOf(cell: Constant | null | undefined): Fraction | null {
  return cell?.kind === 'number' ? cell.value : null;
}

function checkBrackets(rows: readonly Row[], scope: ScopeTable, version: string, fail: Fail): void {
  const shape = scope.bracket;
  if (!shape) return;
  const column = scope.columns[shape.column]?.code;
  const upper = shape.bound === 'up-to' || shape.bound === 'below';
  let before: Fraction | null = null;
  for (const [index, row] of rows.entries()) {
    const bound = numberOf(row[shape.column]);
    if (!bound && !(upper && index === rows.length - 1)) {
      fail(
        'PARAMETER_VALUE',
        `Row ${index + 1} of the version from ${version} has no bound.`,
        'Only the last upper bound may be blank: no limit.',
        column,
        index + 1,
      );
    }
    if (bound && before && compare(bound, before) <= 0) {
      fail(
        'TABLE_SHAPE',
        `The bounds of the version from ${version} do not rise at row ${index + 1}.`,
        'Order the rows by their bound.',
        column,
        index + 1,
      );
    }
    before = bound;
    // bases and quick deductions follow from bounds and rates where they are left out
    if (shape.rate >= 0 && !numberOf(row[shape.rate])) {
      const rate = scope.columns[shape.rate]?.code;
      fail('PARAMETER_VALUE', `Row ${index + 1} of the version from ${version} has no ${rate}.`, 'Fill in the cell.', rate, index + 1);
    }
  }
}

function checkVersions(versions: readonly ParameterVersion[], table: string, fail: Fail): void {
  for (const [index, version] of versions.entries()) {
    const next = versions[index + 1];
    if (version.to !== null && version.to < version.from) {
      fail('PARAMETER_VERSION', `A version of ${table} ends on ${isoDateText(version.to)}, before it starts.`, 'Correct validTo.');
    }
    if (next && (version.to === null ? next.from <= version.from : next.from <= version.to)) {
      fail(
        'PARAMETER_VERSION',
        `Two versions of ${table} hold on ${isoDateText(next.from)}.`,
        'End the earlier one the day before with validTo.',
      );
    }
  }
}
