import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import {
  type AskedPayslips,
  askedWithMark,
  askPayslips,
  coveredParameters,
  isCovered,
  type PayslipReach,
} from '../payslip-deliveries/index.ts';

/**
 * The payslips asked for, of those within the reach, into a new archive, and no more than so many.
 * @returns how many they are
 */
export async function addToArchive(
  sql: Sql,
  archiveId: number,
  reach: PayslipReach,
  { payslipsMax, ...asked }: AskedPayslips & { readonly payslipsMax: number },
): Promise<number> {
  const { withAsked, values, add } = askPayslips(reach, asked);
  const statement = `${withAsked}, added AS (
       INSERT INTO payslip_archive_payslip (archive_id, payslip_id) SELECT ${add(archiveId)}::int, ps.id ${askedWithMark(asked.mark)} LIMIT ${add(payslipsMax)}::int RETURNING 1)
     SELECT count(*)::int AS count FROM added`;
  const [added] = await withoutLoops(sql, () => sql.query<{ count: number }>(statement, values));
  return added?.count ?? 0;
}

/** Whether all payslips of an archive lie within a reach. */
export async function coversArchive(sql: Sql, archiveId: number, reach: PayslipReach): Promise<boolean> {
  const [row] = await sql.query<{ covered: boolean }>(
    `SELECT count(*) > 0 AND bool_and(${isCovered}) AS covered
     FROM payslip_archive_payslip ap JOIN payslip ps ON ps.id = ap.payslip_id JOIN period p ON p.id = ps.period_id JOIN solution s ON s.id = p.solution_id
     WHERE ap.archive_id = $1::int`,
    [archiveId, ...coveredParameters(reach)],
  );
  return row?.covered ?? false;
}

/** The archives that somebody has asked for, of whose payslips all lie within a reach: their ids, the latest first. */
export async function coveredArchives(sql: Sql, userId: number, reach: PayslipReach): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `SELECT a.id FROM payslip_archive a
     WHERE a.asked_by_user_id = $1::int AND EXISTS (SELECT 1 FROM payslip_archive_payslip ap WHERE ap.archive_id = a.id)
       AND ($2::boolean OR NOT EXISTS (
         SELECT 1 FROM payslip_archive_payslip ap JOIN payslip ps ON ps.id = ap.payslip_id JOIN period p ON p.id = ps.period_id JOIN solution s ON s.id = p.solution_id
         WHERE ap.archive_id = a.id AND NOT ${isCovered}))
     ORDER BY a.id DESC`,
    [userId, ...coveredParameters(reach)],
  );
  return rows.map(({ id }) => id);
}
