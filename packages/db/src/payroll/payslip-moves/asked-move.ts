import { type MoveOutcome, moveOutcomes } from '@wagewright/contracts/payroll/payslip-moves';
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
 * The payslips asked for, of those within the reach, into a new move, and no more than so many.
 * @returns how many they are
 */
export async function addToMove(
  sql: Sql,
  moveId: number,
  reach: PayslipReach,
  { payslipsMax, ...asked }: AskedPayslips & { readonly payslipsMax: number },
): Promise<number> {
  const { withAsked, values, add } = askPayslips(reach, asked);
  const statement = `${withAsked}, added AS (
       INSERT INTO payslip_move_payslip (move_id, payslip_id) SELECT ${add(moveId)}::int, ps.id ${askedWithMark(asked.mark)} LIMIT ${add(payslipsMax)}::int RETURNING 1)
     SELECT count(*)::int AS count FROM added`;
  const [added] = await withoutLoops(sql, () => sql.query<{ count: number }>(statement, values));
  return added?.count ?? 0;
}

const ofMove = `FROM payslip_move m JOIN payslip_move_payslip mp ON mp.move_id = m.id JOIN payslip ps ON ps.id = mp.payslip_id
  JOIN period p ON p.id = ps.period_id JOIN solution s ON s.id = p.solution_id`;

/** Whether all payslips of a move lie within a reach. */
export async function coversMove(sql: Sql, moveId: number, reach: PayslipReach): Promise<boolean> {
  const [row] = await sql.query<{ covered: boolean }>(
    `SELECT count(*) > 0 AND bool_and(${isCovered}) AS covered ${ofMove} WHERE m.id = $1::int`,
    [moveId, ...coveredParameters(reach)],
  );
  return row?.covered ?? false;
}

/** The moves that somebody has asked for, of whose payslips all lie within a reach: their ids, the latest first. */
export async function coveredMoves(sql: Sql, userId: number, reach: PayslipReach): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `SELECT w.id FROM payslip_move w
     WHERE w.asked_by_user_id = $1::int AND EXISTS (SELECT 1 FROM payslip_move_payslip mp WHERE mp.move_id = w.id)
       AND ($2::boolean OR NOT EXISTS (SELECT 1 ${ofMove} WHERE m.id = w.id AND NOT ${isCovered}))
     ORDER BY w.id DESC`,
    [userId, ...coveredParameters(reach)],
  );
  return rows.map(({ id }) => id);
}

type Outcomes = Readonly<Record<MoveOutcome, number>>;
export const noOutcomes: Outcomes = { moved: 0, seen: 0, early: 0, other: 0 };

const counts = moveOutcomes.map((outcome) => `count(*) FILTER (WHERE outcome = '${outcome}')::int AS ${outcome}`).join(', ');

/** How many payslips of some moves have come to what, by the moves' ids. */
export async function readMoveOutcomes(sql: Sql, moveIds: readonly number[]): Promise<ReadonlyMap<number, Outcomes>> {
  const rows = await sql.query<Outcomes & { id: number }>(
    `SELECT move_id AS id, ${counts} FROM payslip_move_payslip WHERE move_id = ANY($1::int[]) GROUP BY move_id`,
    [moveIds],
  );
  return new Map(rows.map(({ id, ...outcomes }) => [id, outcomes]));
}
