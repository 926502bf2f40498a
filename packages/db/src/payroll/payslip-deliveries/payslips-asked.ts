import type { DeliveryMark, PayslipFilter } from '@wagewright/contracts/payroll/payslip-deliveries';

/** Whose payslips somebody may see: of solutions, and of single batches. */
export interface PayslipReach {
  readonly all: boolean;
  readonly legalEntityIds: Iterable<number>;
  readonly solutionIds: Iterable<number>;
  readonly batchIds: Iterable<number>;
}

export interface AskedPayslips extends Omit<PayslipFilter, 'mark'> {
  readonly mark?: DeliveryMark | undefined;
  /** These and no others. */
  readonly ids?: readonly number[];
}

/** How the ways of telling somebody of a payslip stand together; nulls where there are none. */
const told = `LEFT JOIN LATERAL (
    SELECT bool_or(d.channel = 'app-message' OR o.status = 'sent' OR o.id IS NULL) AS sent, bool_or(d.channel = 'app-message') AS delivered,
      bool_or(o.status = 'queued') AS waiting, bool_or(o.status = 'failed') AS failed,
      min(CASE WHEN d.channel = 'app-message' THEN d.created_at ELSE o.sent_at END) AS sent_at
    FROM payslip_delivery d LEFT JOIN outbox_message o ON o.id = d.outbox_id
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

const from = (more: string): string => `FROM payslip ps JOIN period p ON p.id = ps.period_id JOIN solution s ON s.id = p.solution_id
    JOIN employee e ON e.id = ps.employee_id ${more}
  WHERE ($1::boolean OR s.legal_entity_id = ANY($2::int[]) OR s.id = ANY($3::int[]) OR ps.batch_id = ANY($4::int[]))
    AND ($5::int IS NULL OR ps.batch_id = $5::int) AND ($6::int IS NULL OR s.id = $6::int) AND ($7::int IS NULL OR p.id = $7::int)
    AND ($8::text IS NULL OR ps.source = $8::text) AND ($9::text IS NULL OR ps.status = $9::text)
    AND ($10::text IS NULL OR strpos(lower(concat_ws(E'\\n', ps.number, e.name, e.employee_number)), lower($10::text)) > 0)
    AND ($11::int[] IS NULL OR ps.id = ANY($11::int[]))`;

export const askedFrom = from(told);
/** For who does not ask how the telling stands, which is looked for payslip by payslip. */
export const askedFromPayslips = from('');

/** $1 to $11 of `askedFrom`. */
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
];
