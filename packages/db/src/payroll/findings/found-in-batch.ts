/** What of the list is asked for. */
interface Asked {
  /** `all`: every finding has its stamp. Otherwise none is told, and those alone are made that a remark is compared with: hashing everybody's costs most of the statement. */
  readonly stamps?: 'all';
  /** SQL of the one person that is asked about. */
  readonly employeeId?: string;
}

const stampOfLines = `md5(string_agg(concat_ws(' ', f.line, f.value, coalesce(f.against::text, '-'), coalesce(f.told::text, '-')), ';' ORDER BY f.line))`;
const stampOfRecord = 'md5(r.told::text)';

/**
 * The one list of a batch's findings, a row a person and cause, however many lines it concerns. `state`: `held` of whoever is held and so is not paid;
 * `blocking` of an error; a warning is `answered` where somebody has remarked on this very finding, else `open`.
 * $1 batch, $2 its result (null: only records were asked), $3 to $6 the causes (`causeParameters`); `cause_no` counts them from 1.
 */
export function foundInBatch({ stamps, employeeId }: Asked = {}): string {
  const ofPerson = (alias: string): string => (employeeId ? ` AND ${alias}.employee_id = ${employeeId}` : '');
  const stampIfAll = (stamp: string): string => (stamps === 'all' ? `, ${stamp} AS stamp` : '');
  return `
  WITH cause AS (
    SELECT c.n::int AS cause_no, c.question, c.check_code, c.cause, c.severity
    FROM unnest($3::smallint[], $4::text[], $5::text[], $6::text[]) WITH ORDINALITY AS c (question, check_code, cause, severity, n)),
  found AS MATERIALIZED (
    SELECT c.cause_no, c.cause, c.severity, l.*
    FROM (SELECT f.question, f.employee_id, min(f.line)::int AS line, count(*)::int AS lines${stampIfAll(stampOfLines)}
      FROM calc.finding f WHERE f.run_id = $2::int${ofPerson('f')} GROUP BY f.question, f.employee_id) l JOIN cause c ON c.question = l.question
    UNION ALL
    SELECT c.cause_no, c.cause, c.severity, NULL, r.employee_id, 0, 1${stampIfAll(stampOfRecord)}
    FROM batch_record_finding r JOIN cause c ON c.check_code = r.check_code WHERE r.batch_id = $1::int${ofPerson('r')}),
  remarked AS (
    SELECT c.cause_no, m.* FROM finding_remark m JOIN cause c ON c.cause = m.cause
      JOIN LATERAL (SELECT CASE WHEN c.question IS NULL
        THEN (SELECT ${stampOfRecord} FROM batch_record_finding r WHERE r.batch_id = $1::int AND r.check_code = c.check_code AND r.employee_id = m.employee_id)
        ELSE (SELECT ${stampOfLines} FROM calc.finding f WHERE f.run_id = $2::int AND f.question = c.question AND f.employee_id = m.employee_id) END AS stamp) now
        ON now.stamp = m.stamp
    WHERE m.batch_id = $1::int${ofPerson('m')}),
  listed AS (
    SELECT f.cause_no, f.cause, f.severity, f.employee_id, f.line, f.lines${stamps === 'all' ? ', f.stamp' : ''}, p.department_id, p.held_at, p.held_reason, p.held_by_user_id,
      m.remark, m.user_id AS remarked_by, m.remarked_at,
      CASE WHEN p.held_at IS NOT NULL THEN 'held' WHEN f.severity = 'error' THEN 'blocking' WHEN m.stamp IS NOT NULL THEN 'answered'
        ELSE 'open' END AS state
    FROM found f JOIN batch_payee p ON p.batch_id = $1::int AND p.employee_id = f.employee_id${ofPerson('p')}
    LEFT JOIN remarked m ON m.cause_no = f.cause_no AND m.employee_id = f.employee_id)`;
}
