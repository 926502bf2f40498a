/** What of the list is asked for. */
interface Asked {
  /** `all`: every finding has its stamp. Otherwise those that have a remark to compare it with, since hashing everybody's costs most of the statement. */
  readonly stamps?: 'all';
  /** SQL of the one person that is asked about. */
  readonly employeeId?: string;
}

/**
 * The one list of a batch's findings, a row a person and cause, however many lines it concerns. `state`: `held` of whoever is held and so is not paid;
 * `blocking` of an error; a warning is `answered` where somebody has remarked on this very finding, else `open`.
 * $1 batch, $2 its result (null: only records were asked), $3 to $6 the causes (`causeParameters`); `cause_no` counts them from 1.
 */
export function foundInBatch({ stamps, employeeId }: Asked = {}): string {
  const ofPerson = (alias: string): string => (employeeId ? ` AND ${alias}.employee_id = ${employeeId}` : '');
  const ifRemarked = (text: string): string => (stamps === 'all' ? text : `CASE WHEN m.employee_id IS NOT NULL THEN ${text} END`);
  const remarked = (alias: string): string =>
    stamps === 'all'
      ? ''
      : `LEFT JOIN finding_remark m ON m.batch_id = $1::int AND m.cause = c.cause AND m.employee_id = ${alias}.employee_id${ofPerson('m')}`;
  return `
  WITH cause AS (
    SELECT c.n::int AS cause_no, c.question, c.check_code, c.cause, c.severity
    FROM unnest($3::smallint[], $4::text[], $5::text[], $6::text[]) WITH ORDINALITY AS c (question, check_code, cause, severity, n)),
  found AS MATERIALIZED (
    SELECT c.cause_no, c.cause, c.severity, f.employee_id, min(f.line)::int AS line, count(*)::int AS lines,
      md5(string_agg(${ifRemarked(`concat_ws(' ', f.line, f.value, coalesce(f.against::text, '-'), coalesce(f.told::text, '-'))`)}, ';' ORDER BY f.line)) AS stamp
    FROM calc.finding f JOIN cause c ON c.question = f.question ${remarked('f')}
    WHERE f.run_id = $2::int${ofPerson('f')} GROUP BY c.cause_no, c.cause, c.severity, f.employee_id
    UNION ALL
    SELECT c.cause_no, c.cause, c.severity, r.employee_id, 0, 1, ${ifRemarked('md5(r.told::text)')}
    FROM batch_record_finding r JOIN cause c ON c.check_code = r.check_code ${remarked('r')} WHERE r.batch_id = $1::int${ofPerson('r')}),
  listed AS (
    SELECT f.cause_no, f.cause, f.severity, f.employee_id, f.line, f.lines, f.stamp, p.department_id, p.held_at, p.held_reason, p.held_by_user_id,
      m.remark, m.user_id AS remarked_by, m.remarked_at,
      CASE WHEN p.held_at IS NOT NULL THEN 'held' WHEN f.severity = 'error' THEN 'blocking' WHEN m.stamp IS NOT NULL THEN 'answered'
        ELSE 'open' END AS state
    FROM found f JOIN batch_payee p ON p.batch_id = $1::int AND p.employee_id = f.employee_id${ofPerson('p')}
    LEFT JOIN finding_remark m ON m.batch_id = $1::int AND m.cause = f.cause AND m.employee_id = f.employee_id AND m.stamp = f.stamp)`;
}
