import type { DeliveryMark, PayslipFilter } from '@wagewright/contracts/payroll/payslip-deliveries';

/** Whose payslips somebody may see: of solutions, and of single batches. */
export interface PayslipReach {
  readonly all: boolean;
  readonly legalEntityIds: Iterable<number>;
  readonly solutionIds: Iterable<number>;
  readonly batchIds: Iterable<number>;
}

/** Whether a payslip `ps` of a solution `s` lies within a reach. Its parameters begin at $2. */
export const isCovered = `($2::boolean OR s.legal_entity_id = ANY($3::int[]) OR s.id = ANY($4::int[]) OR ps.batch_id = ANY($5::int[])) IS TRUE`;
export const coveredParameters = ({ all, legalEntityIds, solutionIds, batchIds }: PayslipReach): unknown[] => [
  all,
  [...legalEntityIds],
  [...solutionIds],
  [...batchIds],
];

/** Whose payslips: all of a batch, or all of a round. */
export type PayslipsOf = { readonly batchId: number; readonly roundId?: never } | { readonly roundId: number; readonly batchId?: never };

export interface AskedPayslips extends Omit<PayslipFilter, 'mark'> {
  readonly mark?: DeliveryMark | undefined;
  /** These and no others. */
  readonly ids?: readonly number[];
}

/** How the ways of telling somebody of a payslip stand together, of deliveries `d` with their mail `o`. */
const standing = `bool_or(d.channel = 'app-message' OR o.status = 'sent' OR o.id IS NULL) AS sent, bool_or(d.channel = 'app-message') AS delivered,
      bool_or(o.status = 'queued') AS waiting, bool_or(o.status = 'failed') AS failed`;
const sentAt = `min(CASE WHEN d.channel = 'app-message' THEN d.created_at ELSE o.sent_at END) AS sent_at`;

/** The same of a payslip `ps`, for the few that a page shows; nulls where there are none. */
export const toldOfEach = `LEFT JOIN LATERAL (
    SELECT ${standing}, ${sentAt} FROM payslip_delivery d LEFT JOIN outbox_message o ON o.id = d.outbox_id
    WHERE d.payslip_id = ps.id AND d.replaced_at IS NULL) t ON true`;

/** Each mark as a condition on a payslip `ps` and on how its telling stands, `t`. */
export const markConditions: Readonly<Record<DeliveryMark, string>> = {
  published: `ps.status = 'published'`,
  sent: 't.sent',
  delivered: 't.delivered',
  seen: 'ps.seen_at IS NOT NULL',
  confirmed: `ps.check_status = 'confirmed'`,
  disputed: `ps.check_status = 'disputed'`,
  unanswered: `ps.check_status = 'unanswered'`,
  waiting: 't.waiting',
  failed: 't.failed',
  unreached: `ps.status = 'published' AND NOT ps.awaits_view_day AND t.sent IS NULL`,
};

/** Where an employee of a payslip `ps` was on the last day of its period `p`: assignments `a`. */
export const placedThen = `a.employee_id = ps.employee_id AND a.effective_date <= p.end_date AND (a.expiry_date IS NULL OR a.expiry_date >= p.end_date)`;

/** A department and those below it, as they stand now. */
export const departmentsBelow = (parameter: string) => `WITH RECURSIVE below AS (
    SELECT ${parameter}::int AS id
    UNION SELECT v.department_id FROM below JOIN department_version v ON v.parent_id = below.id AND v.expiry_date IS NULL)
  SELECT id FROM below`;

/** Of each solution the latest period that has payslips. */
const latestPeriods = `SELECT DISTINCT ON (lp.solution_id) lp.id FROM period lp
  WHERE EXISTS (SELECT 1 FROM payslip lps WHERE lps.period_id = lp.id) ORDER BY lp.solution_id, lp.pay_date DESC, lp.id DESC`;

/** What each part of a filter asks of payslips `ps` of periods `p` and solutions `s`, given its parameter. */
const conditions: readonly (readonly [Exclude<keyof AskedPayslips, 'mark'>, (parameter: string) => string])[] = [
  ['ids', (p) => `ps.id = ANY(${p}::int[])`],
  ['batchId', (p) => `ps.batch_id = ${p}::int`],
  ['roundId', (p) => `ps.round_id = ${p}::int`],
  ['solutionId', (p) => `s.id = ${p}::int`],
  ['periodId', (p) => `p.id = ${p}::int`],
  ['latest', (p) => `(NOT ${p}::boolean OR ps.period_id = ANY(ARRAY(${latestPeriods})))`],
  ['legalEntityId', (p) => `s.legal_entity_id = ${p}::int`],
  [
    'departmentId',
    (p) => `EXISTS (SELECT 1 FROM assignment a WHERE ${placedThen} AND a.department_id = ANY(ARRAY(${departmentsBelow(p)})))`,
  ],
  ['source', (p) => `ps.source = ${p}::text`],
  ['status', (p) => `ps.status = ${p}::text`],
  ['check', (p) => `ps.status = 'published' AND ps.check_status = ${p}::text`],
  [
    'search',
    (p) => `(ps.employee_id IN (SELECT e.id FROM employee e WHERE strpos(lower(e.name), lower(${p}::text)) > 0
        OR strpos(lower(e.employee_number), lower(${p}::text)) > 0) OR strpos(lower(ps.number), lower(${p}::text)) > 0)`,
  ],
];

/** A statement about payslips, as far as it is written. */
export interface Asking {
  /** `asked`: the payslips; `told`: how telling them stands, of all at once: payslip by payslip it costs ten times as much. */
  readonly withAsked: string;
  /** Payslips `ps` of periods `p` and solutions `s`, as far as no mark is asked. */
  readonly from: string;
  readonly values: readonly unknown[];
  /** Adds a value. @returns its parameter */
  readonly add: (value: unknown) => string;
}

/** Asks for payslips within a reach. Only what is asked stands in the statement, so that each question finds its own index. */
export function askPayslips(reach: PayslipReach, asked: AskedPayslips): Asking {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const within = () =>
    `(s.legal_entity_id = ANY(${add([...reach.legalEntityIds])}::int[]) OR s.id = ANY(${add([...reach.solutionIds])}::int[])
      OR ps.batch_id = ANY(${add([...reach.batchIds])}::int[]))`;
  const reached = reach.all ? [] : [within()];
  const parts = conditions.flatMap(([name, says]) => {
    const value = asked[name];
    return value === undefined || value === '' ? [] : [says(add(value))];
  });
  const from = `FROM payslip ps JOIN period p ON p.id = ps.period_id JOIN solution s ON s.id = p.solution_id
    WHERE ${['true', ...reached, ...parts].join(' AND ')}`;
  const withAsked = `WITH asked AS MATERIALIZED (
    SELECT ps.id, ps.employee_id, ps.status, ps.seen_at, ps.check_status, ps.awaits_view_day, p.pay_date, p.end_date ${from}),
  told AS (
    SELECT d.payslip_id, ${standing} FROM asked JOIN payslip_delivery d ON d.payslip_id = asked.id LEFT JOIN outbox_message o ON o.id = d.outbox_id
    WHERE d.replaced_at IS NULL GROUP BY d.payslip_id)`;
  return { withAsked, from, values, add };
}

/** After `withAsked`: payslips `ps` beside how telling them stands, `t`. */
export const askedAndTold = 'FROM asked ps LEFT JOIN told t ON t.payslip_id = ps.id';

/** The same, of a payslip that bears a mark; `told` is not looked at where the mark does not ask. */
export const askedWithMark = (mark: DeliveryMark | undefined): string => {
  if (!mark) return 'FROM asked ps';
  return `${/\bt\./.test(markConditions[mark]) ? askedAndTold : 'FROM asked ps'} WHERE ${markConditions[mark]}`;
};
