import type { DeliveryMark, PayslipFilter } from '@wagewright/contracts/payroll/payslip-deliveries';

/** Whose payslips somebody may see: of solutions, and of single batches. */
export interface PayslipReach {
  readonly all: boolean;
  readonly legalEntityIds: Iterable<number>;
  readonly solutionIds: Iterable<number>;
  readonly batchIds: Iterable<number>;
}

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

/** Payslips `ps` of periods `p` and solutions `s`. */
const askedPayslips = `FROM payslip ps JOIN period p ON p.id = ps.period_id JOIN solution s ON s.id = p.solution_id
  WHERE ($1::boolean OR s.legal_entity_id = ANY($2::int[]) OR s.id = ANY($3::int[]) OR ps.batch_id = ANY($4::int[]))
    AND ($5::int IS NULL OR ps.batch_id = $5::int) AND ($6::int IS NULL OR s.id = $6::int) AND ($7::int IS NULL OR p.id = $7::int)
    AND ($8::text IS NULL OR ps.source = $8::text) AND ($9::text IS NULL OR ps.status = $9::text)
    AND ($10::text IS NULL OR ps.employee_id IN (SELECT e.id FROM employee e WHERE strpos(lower(e.name), lower($10::text)) > 0
        OR strpos(lower(e.employee_number), lower($10::text)) > 0) OR strpos(lower(ps.number), lower($10::text)) > 0)
    AND ($11::int[] IS NULL OR ps.id = ANY($11::int[])) AND ($12::int IS NULL OR ps.round_id = $12::int)`;

/** The payslips asked for, and how telling them stands, of all at once: payslip by payslip it costs ten times as much. */
export const withAsked = `WITH asked AS MATERIALIZED (
    SELECT ps.id, ps.status, ps.seen_at, ps.check_status, ps.awaits_view_day, p.pay_date ${askedPayslips}),
  told AS (
    SELECT d.payslip_id, ${standing} FROM asked JOIN payslip_delivery d ON d.payslip_id = asked.id LEFT JOIN outbox_message o ON o.id = d.outbox_id
    WHERE d.replaced_at IS NULL GROUP BY d.payslip_id)`;
/** After `withAsked`: payslips `ps` beside how telling them stands, `t`. */
export const askedAndTold = 'FROM asked ps LEFT JOIN told t ON t.payslip_id = ps.id';

/** The same, of a payslip that bears a mark; `told` is not looked at where the mark does not ask. */
export const askedWithMark = (mark: DeliveryMark | undefined): string => {
  if (!mark) return 'FROM asked ps';
  return `${/\bt\./.test(markConditions[mark]) ? askedAndTold : 'FROM asked ps'} WHERE ${markConditions[mark]}`;
};

/** $1 to $12 of `withAsked`. */
export const askedParameters = (reach: PayslipReach, asked: AskedPayslips): unknown[] => [
  reach.all,
  [...reach.legalEntityIds],
  [...reach.solutionIds],
  [...reach.batchIds],
  asked.batchId ?? null,
  asked.solutionId ?? null,
  asked.periodId ?? null,
  asked.source ?? null,
  asked.status ?? null,
  asked.search || null,
  asked.ids ?? null,
  asked.roundId ?? null,
];
