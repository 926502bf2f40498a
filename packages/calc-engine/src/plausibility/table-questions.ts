/** Questions about dated tables: what lies outside, what does not follow from bounds and rates, what is missing, what jumps. */
import type { CalculationDefinition, ColumnPlan, PeriodFacts, Program } from '../api.ts';
import { constantToText } from '../definition/cells.ts';
import type { ParameterData, ParameterVersion, TableCell } from '../definition/checked-program.ts';
import { resolvePeriod } from '../period.ts';
import { add, compare, type Fraction, fromMinor, multiply, parseDecimal, powerOfTen, subtract, zero } from '../reference/fraction.ts';
import { derivedBrackets, keyText, presentCell, resolveTables } from '../tables/resolve.ts';
import { shareBounds } from './expected.ts';
import type { Expected, TableFinding, TableQuestionCode } from './finding.ts';

/** A change from version to version that nobody asks about: by a half, up or down. */
const usualChange: Fraction = { n: 1n, d: 2n };

const numberOf = (cell: TableCell | undefined): Fraction | null => (cell?.kind === 'number' ? cell.value : null);

interface Asked {
  readonly data: ParameterData;
  readonly version: ParameterVersion;
}

type Detail = Partial<Pick<TableFinding, 'column' | 'row' | 'found' | 'expected' | 'bounds'>>;

const finding = (code: TableQuestionCode, { data, version }: Asked, detail: Detail): TableFinding => ({
  code,
  table: data.no,
  version: version.from,
  column: null,
  row: null,
  found: null,
  expected: null,
  bounds: null,
  ...detail,
});

function boundsOf(data: ParameterData, column: ColumnPlan, index: number): { code: TableQuestionCode; bounds: Expected } | null {
  if (column.plausible) return { code: 'VALUE_OUTSIDE', bounds: column.plausible };
  const isShare = column.type === 'decimal' && (column.display.percentage || index === data.bracket?.rate);
  return isShare ? { code: 'RATE_OUTSIDE', bounds: shareBounds(column.scale) } : null;
}

function outside(asked: Asked): TableFinding[] {
  const { data, version } = asked;
  return data.columns.flatMap((column, index) => {
    const expected = boundsOf(data, column, index);
    if (!expected) return [];
    const { least, most } = expected.bounds;
    return version.rows.flatMap((cells, row): TableFinding[] => {
      const cell = cells[index];
      const found = cell?.kind === 'date' ? { n: BigInt(cell.days), d: 1n } : numberOf(cell);
      const isLow = found && least !== null && compare(found, fromMinor(least, column.scale)) < 0;
      const isHigh = found && most !== null && compare(found, fromMinor(most, column.scale)) > 0;
      return isLow || isHigh ? [finding(expected.code, asked, { column: index, row, found, bounds: expected.bounds })] : [];
    });
  });
}

/** What a definition expects of a table's figures. */
interface Declared {
  readonly change: Fraction;
  /** Null: bases and quick deductions are published to the last digit of their columns. */
  readonly difference: Fraction | null;
}

function differs(given: Fraction, derived: Fraction, scale: number, allowed: Fraction | null): boolean {
  const difference = subtract(given, derived);
  const size = compare(difference, zero) < 0 ? subtract(zero, difference) : difference;
  return allowed ? compare(size, allowed) > 0 : compare(size, { n: 1n, d: powerOfTen(scale) }) >= 0;
}

/** A published base is compared with what grows from the published base before it, so that one wrong row is one question. */
function derivations(asked: Asked, allowed: Fraction | null): TableFinding[] {
  const { data, version } = asked;
  const shape = data.bracket;
  if (!shape || shape.rate < 0) return [];
  const brackets = derivedBrackets(data, version.rows);
  return brackets.flatMap((bracket, row): TableFinding[] => {
    const cells = version.rows[row];
    const [base, quick] = [numberOf(cells?.[shape.base]), numberOf(cells?.[shape.quick])];
    const before = brackets[row - 1];
    const baseBefore = numberOf(version.rows[row - 1]?.[shape.base]);
    const grown =
      before && baseBefore && bracket.lower
        ? add(baseBefore, multiply(before.rate, subtract(bracket.lower, before.lower ?? zero)))
        : bracket.base;
    const isOff = (given: Fraction | null, derived: Fraction, column: number): boolean =>
      given !== null && differs(given, derived, data.columns[column]?.scale ?? 0, allowed);
    return [
      ...(isOff(base, grown, shape.base)
        ? [finding('BASE_DIFFERS', asked, { column: shape.base, row, found: base, expected: grown })]
        : []),
      ...(isOff(quick, bracket.quick, shape.quick)
        ? [finding('QUICK_DEDUCTION_DIFFERS', asked, { column: shape.quick, row, found: quick, expected: bracket.quick })]
        : []),
    ];
  });
}

/** Amounts for which a table of brackets has no row: above an upper bound in the last row; below the first lower bound, where that is above zero. */
function bracketGaps(asked: Asked): TableFinding[] {
  const { data, version } = asked;
  const shape = data.bracket;
  if (!shape) return [];
  const isUpper = shape.bound === 'up-to' || shape.bound === 'below';
  const row = isUpper ? version.rows.length - 1 : 0;
  const bound = numberOf(version.rows[row]?.[shape.column]);
  if (!bound || (!isUpper && compare(bound, zero) <= 0)) return [];
  return [finding('BRACKET_GAP', asked, { column: shape.column, row, expected: bound })];
}

/** Rows of two versions that are the same row: by key, by place among as many brackets, or the only one. */
function formerRow(data: ParameterData, before: ParameterVersion, version: ParameterVersion, row: number): readonly TableCell[] | null {
  if (data.key.length === 0) return before.rows.length === version.rows.length ? (before.rows[row] ?? null) : null;
  const keyOf = (cells: readonly TableCell[] | undefined): string =>
    keyText(
      data.key.map((index) => {
        const cell = presentCell(cells?.[index]);
        return cell ? constantToText(cell) : '';
      }),
    );
  const wanted = keyOf(version.rows[row]);
  return before.rows.find((cells) => keyOf(cells) === wanted) ?? null;
}

function jumps(asked: Asked, before: ParameterVersion | undefined, change: Fraction): TableFinding[] {
  const { data, version } = asked;
  if (!before) return [];
  return version.rows.flatMap((cells, row) => {
    const former = formerRow(data, before, version, row);
    return cells.flatMap((cell, column): TableFinding[] => {
      const [found, old] = [numberOf(cell), numberOf(former?.[column])];
      if (!found || !old || compare(old, zero) === 0 || data.key.includes(column)) return [];
      const size = (value: Fraction): Fraction => (value.n < 0n ? subtract(zero, value) : value);
      const isFar = compare(size(subtract(found, old)), multiply(size(old), change)) > 0;
      return isFar ? [finding('VERSION_CHANGE', asked, { column, row, found, expected: old })] : [];
    });
  });
}

function versionGap(asked: Asked, before: ParameterVersion | undefined): TableFinding[] {
  if (!before || before.to === null || before.to + 1 >= asked.version.from) return [];
  return [finding('VERSION_GAP', asked, { expected: { n: BigInt(before.to + 1), d: 1n } })];
}

function declaredOf(definition: CalculationDefinition, code: string): Declared {
  const table = definition.steps.flatMap(({ tables }) => tables).find((candidate) => candidate.code === code);
  const declared = table?.kind === 'parameter' ? table.plausible : undefined;
  const read = (figure: number | undefined): Fraction | null => (figure === undefined ? null : parseDecimal(String(figure)));
  return { change: read(declared?.change) ?? usualChange, difference: read(declared?.difference) };
}

/** In order of versions and rows: of all versions, or of one. */
export function askTable(definition: CalculationDefinition, data: ParameterData, only?: ParameterVersion | null): TableFinding[] {
  const declared = declaredOf(definition, data.code);
  return data.versions.flatMap((version, index) => {
    if (only !== undefined && only !== version) return [];
    const asked = { data, version };
    const before = data.versions[index - 1];
    return [
      ...outside(asked),
      ...derivations(asked, declared.difference),
      ...bracketGaps(asked),
      ...versionGap(asked, before),
      ...jumps(asked, before, declared.change),
    ];
  });
}

/**
 * In order of tables, versions and rows.
 * @param period only the versions that hold in it are asked; without one all are, since what a bad row costs nobody knows before it is paid
 */
export function askTables(program: Program, period?: PeriodFacts): TableFinding[] {
  const picked = period && resolveTables(program, resolvePeriod(period), new Map());
  return [...program.checked.parameters.values()].flatMap((data) =>
    askTable(program.definition, data, picked ? (picked.get(data.no)?.version ?? null) : undefined),
  );
}
