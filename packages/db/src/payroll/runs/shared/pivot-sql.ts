import type { PivotAggregate, PivotPlan, StoredPlace, TablePlan } from '@wagewright/calc-engine';
import type { RoundingMode } from '@wagewright/contracts/definition';

/** What is added to the quotient q that was cut towards zero; r is the rest of n/d, d positive. The engine rounds the same way. */
const corrections: Readonly<Record<RoundingMode, string>> = {
  HALF_UP: 'CASE WHEN 2 * abs(r) >= d THEN sign(n) ELSE 0 END',
  HALF_EVEN: 'CASE WHEN 2 * abs(r) > d OR (2 * abs(r) = d AND q % 2 <> 0) THEN sign(n) ELSE 0 END',
  HALF_DOWN: 'CASE WHEN 2 * abs(r) > d THEN sign(n) ELSE 0 END',
  UP: 'CASE WHEN r <> 0 THEN sign(n) ELSE 0 END',
  DOWN: '0',
  CEILING: 'CASE WHEN r > 0 THEN 1 ELSE 0 END',
  FLOOR: 'CASE WHEN r < 0 THEN -1 ELSE 0 END',
};

/** SQL of the exact quotient of two whole numerics, rounded once to a whole number. */
const roundedQuotient = (numerator: string, denominator: string, mode: RoundingMode): string =>
  `(SELECT q + ${corrections[mode]} FROM (SELECT n, d, div(n, d) AS q, n - d * div(n, d) AS r
     FROM (SELECT (${numerator})::numeric AS n, (${denominator})::numeric AS d) f) g)`;

const powerOfTen = (exponent: number): string => `1${'0'.repeat(exponent)}`;

/** The aggregate's numerator over its group; the cells of column n are in `xN`. */
const numerators: Readonly<Record<PivotAggregate['aggregate'], (x: string) => string>> = {
  sum: (x) => `coalesce(sum(${x}), 0)`,
  average: (x) => `sum(${x})`,
  min: (x) => `min(${x})`,
  max: (x) => `max(${x})`,
  count: (x) => `count(${x})`,
};

function valueOf(aggregate: PivotAggregate, index: number): string {
  const { column } = aggregate;
  const source = aggregate.aggregate === 'count' ? 0 : aggregate.sourceScale;
  const numerator =
    aggregate.position === 0
      ? 'count(key_failed)' // never blank; a bare count(*) would count the rows of the subquery
      : aggregate.storage === 't' && aggregate.aggregate !== 'count'
        ? 'NULL'
        : numerators[aggregate.aggregate](`x${index}`);
  const denominator = aggregate.aggregate === 'average' ? `nullif(count(x${index}), 0)` : '1';
  const [up, down] = [Math.max(0, column.scale - source), Math.max(0, source - column.scale)];
  return roundedQuotient(`(${numerator})::numeric * ${powerOfTen(up)}`, `(${denominator})::numeric * ${powerOfTen(down)}`, column.rounding);
}

/** A stored cell of the source row `s`. */
const cell = ({ storage, position }: StoredPlace): string => (position === 0 ? 'NULL' : `s.${storage}[${Number(position)}]`);

function codeOf(source: TablePlan, place: StoredPlace): string {
  const code = source.columns.find(({ storage, position }) => storage === place.storage && position === place.position)?.code ?? '';
  return `'${code.replaceAll("'", "''")}'`;
}

/** Whether a cell of the source row failed. */
const hasFailed = (source: TablePlan, place: StoredPlace): string =>
  place.position === 0
    ? 'false'
    : `(s.errors > 0 AND EXISTS (SELECT 1 FROM calc.cell_error e WHERE e.run_id = s.run_id AND e.table_no = ${Number(source.no)}
        AND e.employee_id = s.employee_id AND e.line = s.line AND e.column_code = ${codeOf(source, place)}))`;

const list = (parts: readonly string[]): string => parts.map((part) => `, ${part}`).join('');

/**
 * The groups of a pivot over all employees, as a query with `line` (in order of the keys: numbers rising, texts by code point, blank last),
 * a column `k1` … for each key (blank where a key of the group failed), and for each aggregate its value `a0` … (blank where it failed) and
 * the code of its failure `e0` … or NULL.
 * @param rows SQL of the source's rows: run_id, employee_id, line, v, t, errors
 */
export function pivotQuery(pivot: PivotPlan, source: TablePlan, rows: string): string {
  const keys = pivot.groupBy.map((place, index) => ({ place, name: `k${index + 1}` }));
  const { aggregates } = pivot;
  const order = keys.map(({ place, name }) => `${name}${place.storage === 't' ? ' COLLATE "C"' : ''} ASC NULLS LAST`);
  const keyFailed = keys.length === 0 ? 'false' : keys.map(({ place }) => hasFailed(source, place)).join(' OR ');
  const names = keys.map(({ name }) => name);
  return `
    WITH cells AS (
      SELECT ${keyFailed} AS key_failed${list(keys.map(({ place, name }) => `${cell(place)} AS ${name}`))}
        ${list(aggregates.map((place, index) => `${cell(place)} AS x${index}, ${hasFailed(source, place)} AS f${index}`))}
      FROM (${rows}) s),
    groups AS (
      SELECT coalesce(bool_or(key_failed), false) AS key_failed${list(names)}
        ${list(aggregates.map((aggregate, index) => `${valueOf(aggregate, index)} AS r${index}, coalesce(bool_or(f${index}), false) AS f${index}`))}
      FROM cells ${keys.length > 0 ? `GROUP BY ${names.join(', ')}` : ''}),
    failures AS (
      SELECT *, (row_number() OVER (${order.length > 0 ? `ORDER BY ${order.join(', ')}` : ''}) - 1)::int AS line
        ${list(
          aggregates.map(
            (_, index) =>
              `CASE WHEN key_failed OR f${index} THEN 'DEPENDS_ON_ERROR' WHEN r${index} NOT BETWEEN -9223372036854775808 AND 9223372036854775807 THEN 'OVERFLOW' END AS e${index}`,
          ),
        )}
      FROM groups)
    SELECT line, key_failed${list(names.map((name) => `CASE WHEN NOT key_failed THEN ${name} END AS ${name}`))}
      ${list(aggregates.map((_, index) => `CASE WHEN e${index} IS NULL THEN r${index}::bigint END AS a${index}, e${index}`))}
    FROM failures`;
}
