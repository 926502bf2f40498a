import { limits } from '@wagewright/contracts';
import type { FencedClaim } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { announceArchive, archiveUnderToken } from './archive-rows.ts';

/**
 * People are sorted by where they were on the last day of each payslip's period, and that by the department at its top as it stood on the last of
 * those days: whoever heads a department is handed its divisions with it. Departments are in the order of their names; whoever has none comes last.
 * Within one, people stand in the order of their numbers, and so many make a file. Files of the same name are told apart by a number.
 */
const sort = `
  WITH RECURSIVE asked AS MATERIALIZED (
    SELECT ap.payslip_id, a.language, p.end_date, e.employee_number, (SELECT s.department_id FROM assignment s
      WHERE s.employee_id = ps.employee_id AND s.effective_date <= p.end_date AND (s.expiry_date IS NULL OR s.expiry_date >= p.end_date) LIMIT 1) AS department_id
    FROM payslip_archive a JOIN payslip_archive_payslip ap ON ap.archive_id = a.id JOIN payslip ps ON ps.id = ap.payslip_id
      JOIN period p ON p.id = ps.period_id JOIN employee e ON e.id = ps.employee_id
    WHERE a.id = $1::int),
  standing AS MATERIALIZED (
    SELECT dv.department_id, dv.parent_id, dv.name FROM department_version dv, (SELECT max(end_date) AS day FROM asked) last
    WHERE dv.effective_date <= last.day AND (dv.expiry_date IS NULL OR dv.expiry_date >= last.day)),
  up AS (
    SELECT department_id, department_id AS above, parent_id FROM standing
    UNION SELECT up.department_id, s.department_id, s.parent_id FROM up JOIN standing s ON s.department_id = up.parent_id),
  placed AS (
    SELECT asked.payslip_id, top.department_id, coalesce(top.name->>asked.language, CASE asked.language WHEN 'zh-CN' THEN '无部门' ELSE 'No department' END) AS name,
      row_number() OVER (PARTITION BY top.department_id ORDER BY asked.employee_number, asked.payslip_id) - 1 AS at
    FROM asked LEFT JOIN up ON up.department_id = asked.department_id AND up.parent_id IS NULL LEFT JOIN standing top ON top.department_id = up.above),
  numbered AS (
    SELECT payslip_id, name, at % $2::int AS at,
      dense_rank() OVER (ORDER BY department_id IS NULL, name, department_id, at / $2::int) AS number
    FROM placed),
  file AS (
    SELECT number, name, count(*)::int AS payslips, row_number() OVER (PARTITION BY name ORDER BY number) AS namesake FROM numbered GROUP BY number, name),
  made AS (
    INSERT INTO payslip_archive_file (archive_id, number, name, payslips)
    SELECT $1::int, number, name || CASE WHEN namesake > 1 THEN ' (' || namesake || ')' ELSE '' END, payslips FROM file)
  UPDATE payslip_archive_payslip ap SET file_number = n.number, ordinal = n.at FROM numbered n
  WHERE ap.archive_id = $1::int AND ap.payslip_id = n.payslip_id`;

/**
 * Sorts the payslips of an archive into its files, once: whoever goes on with it finds them sorted. Within the caller's transaction.
 * @returns false where it is not the claim's any more: roll back
 */
export async function sortArchive(sql: Sql, claim: FencedClaim): Promise<boolean> {
  const own = await sql.query(`UPDATE payslip_archive SET part = 'sorting' WHERE ${archiveUnderToken} RETURNING id`, [
    claim.id,
    claim.token,
  ]);
  if (own.length === 0) return false;
  const [file] = await sql.query('SELECT number FROM payslip_archive_file WHERE archive_id = $1::int LIMIT 1', [claim.id]);
  if (!file) await withoutLoops(sql, () => sql.query(sort, [claim.id, limits.payslipArchiveFilePayslipsMax]));
  await announceArchive(sql, claim.id);
  return true;
}
