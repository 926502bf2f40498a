/** What rows of an import must be, as conditions: all that is wrong with each row at once, in one statement. */

/** A condition of the row `r`, and why it is refused where the condition holds. */
export interface RowRule {
  readonly when: string;
  readonly code: string;
  readonly column?: string;
  /** Details as pairs of SQL: name, value. */
  readonly details?: readonly (readonly [string, string])[];
}

const reasonOf = ({ code, column, details = [] }: RowRule): string =>
  `jsonb_build_array(jsonb_build_object('code', '${code}'${column === undefined ? '' : `, 'column', '${column.replaceAll("'", "''")}'`}, 'details', jsonb_build_object(${details
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})))`;

/** SQL for why a row is refused: a list of reasons, empty where it is not. */
const foundBy = (rules: readonly RowRule[]): string =>
  ["'[]'::jsonb", ...rules.map((rule) => `CASE WHEN ${rule.when} THEN ${reasonOf(rule)} ELSE '[]'::jsonb END`)].join(' || ');

/** SQL that refuses rows for all that rules find of them. Its parameter $1 is the import. @param from the rows `r`, by their ordinals, and what rules look at beside them */
export const refuseFound = (rules: readonly RowRule[], from: string): string => `
  WITH judged AS MATERIALIZED (SELECT r.ordinal, ${foundBy(rules)} AS found FROM ${from})
  UPDATE import_row r SET effect = 'refused', after = r.before, reasons = j.found FROM judged j
  WHERE r.import_id = $1::int AND r.ordinal = j.ordinal AND j.found <> '[]'`;
