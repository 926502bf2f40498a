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
export const foundBy = (rules: readonly RowRule[]): string =>
  ["'[]'::jsonb", ...rules.map((rule) => `CASE WHEN ${rule.when} THEN ${reasonOf(rule)} ELSE '[]'::jsonb END`)].join(' || ');
