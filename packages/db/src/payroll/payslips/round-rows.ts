import type { Sql } from '../../sql.ts';
import type { PayslipReach } from '../payslip-deliveries/index.ts';

/** A round as lists and its page show it. */
export interface RoundRow {
  readonly id: number;
  readonly version: number;
  readonly settingId: number;
  readonly title: string;
  readonly source: string;
  readonly solutionId: number;
  readonly solution: unknown;
  readonly periodId: number;
  readonly period: string;
  readonly sequence: number;
  readonly asOf: string | null;
  readonly peopleNamed: number | null;
  readonly status: string;
  readonly peopleBrought: number;
  readonly broughtBy: string | null;
  readonly broughtAt: Date | null;
  readonly payslips: number;
  readonly seen: number;
  readonly madeBy: string | null;
  readonly madeAt: Date;
  readonly generatedAt: Date | null;
  readonly publishedAt: Date | null;
  /** What a job does for it now, and how far it is. */
  readonly job: string | null;
  readonly part: string | null;
  readonly done: number | null;
  readonly total: number | null;
  readonly failure: unknown;
}

const within = `FROM payslip_round r JOIN period p ON p.id = r.period_id JOIN solution s ON s.id = p.solution_id
  WHERE ($1::boolean OR s.legal_entity_id = ANY ($2::int[]) OR s.id = ANY ($3::int[])) AND CASE WHEN $4::int IS NULL THEN r.status <> 'discarded' ELSE r.id = $4::int END`;

const page = `
  SELECT r.id, r.version, r.setting_id AS "settingId", coalesce(sv.name, st.name) AS title, r.source, s.id AS "solutionId", s.name AS solution,
    p.id AS "periodId", p.name AS period, r.sequence, r.as_of::text AS "asOf", nullif(cardinality(r.employee_ids), 0) AS "peopleNamed", r.status,
    (SELECT count(DISTINCT l.employee_id)::int FROM payslip_round_line l WHERE l.round_id = r.id) AS "peopleBrought",
    bu.display_name AS "broughtBy", r.brought_at AS "broughtAt", slips.payslips, slips.seen, mu.display_name AS "madeBy", r.created_at AS "madeAt",
    r.generated_at AS "generatedAt", r.published_at AS "publishedAt",
    j.kind AS job, j.part, j.done, j.total, r.failure
  FROM (SELECT r.* ${within} ORDER BY r.id DESC LIMIT $5::int OFFSET $6::int) r
    JOIN period p ON p.id = r.period_id JOIN solution s ON s.id = p.solution_id JOIN payslip_setting st ON st.id = r.setting_id
    LEFT JOIN payslip_setting_version sv ON sv.setting_id = r.setting_id AND sv.version = r.setting_version
    LEFT JOIN app_user bu ON bu.id = r.brought_by_user_id LEFT JOIN app_user mu ON mu.id = r.created_by_user_id
    CROSS JOIN LATERAL (SELECT count(*)::int AS payslips, count(ps.seen_at)::int AS seen FROM payslip ps WHERE ps.round_id = r.id) slips
    LEFT JOIN LATERAL (SELECT * FROM payslip_job j WHERE j.round_id = r.id AND j.state = 'running' ORDER BY j.id LIMIT 1) j ON true
  ORDER BY r.id DESC`;

const reachParameters = ({ all, legalEntityIds, solutionIds }: PayslipReach) => [all, [...legalEntityIds], [...solutionIds]];

/** Rounds within a reach, the latest first; those given up are not among them. */
export async function listRounds(
  sql: Sql,
  reach: PayslipReach,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly rows: RoundRow[] }> {
  const parameters = [...reachParameters(reach), null];
  const [counted] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total ${within}`, parameters);
  return { total: counted?.total ?? 0, rows: await sql.query<RoundRow>(page, [...parameters, limit, offset]) };
}

/** @returns undefined for what lies outside of the reach as for what does not exist */
export const findRound = async (sql: Sql, reach: PayslipReach, id: number): Promise<RoundRow | undefined> =>
  (await sql.query<RoundRow>(page, [...reachParameters(reach), id, 1, 0]))[0];
