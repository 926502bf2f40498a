import { liveBatchStatuses } from '@wagewright/contracts/payroll/batches';
import type { PeriodStatus } from '@wagewright/contracts/payroll/periods';
import type { Sql } from '../../sql.ts';

/** A batch of a period that is neither canceled nor deleted; whoever is held in it and paid by no other batch of the period is counted. */
export interface StandingBatch {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly status: string;
  readonly held: number;
}

/** What the state of a period hangs on. */
export interface PeriodStanding {
  readonly periodId: number;
  readonly isLast: boolean;
  /** Not activated, and no batch, whatever became of it, no opening balance and no payslips beside a batch point to it. */
  readonly isUnused: boolean;
  readonly batches: readonly StandingBatch[];
}

/** In a closed period nobody is held, and nobody becomes so. */
const closed: PeriodStatus = 'closed';
/** Of any other it need not be known whether it is unused. */
const disabled: PeriodStatus = 'disabled';

const heldPayees = `SELECT count(*)::int FROM batch_payee y WHERE y.batch_id = b.id AND y.held_at IS NOT NULL AND p.status <> $2
  AND NOT EXISTS (SELECT 1 FROM batch_payee paid JOIN batch o ON o.id = paid.batch_id
    WHERE paid.employee_id = y.employee_id AND paid.held_at IS NULL AND o.period_id = p.id AND o.id <> b.id AND o.status = ANY($1::text[]))`;

const standings = (which: string): string => `
  SELECT p.id AS "periodId",
    NOT EXISTS (SELECT 1 FROM period q WHERE q.solution_id = p.solution_id AND q.sequence > p.sequence) AS "isLast",
    CASE WHEN p.status = $3 AND NOT EXISTS (SELECT 1 FROM batch b WHERE b.period_id = p.id)
      THEN NOT EXISTS (SELECT 1 FROM calc.ledger l WHERE l.period_paid = p.id AND l.kind = 'opening')
        AND NOT EXISTS (SELECT 1 FROM payslip_round r WHERE r.period_id = p.id) ELSE false END AS "isUnused",
    coalesce((SELECT json_agg(json_build_object('id', b.id, 'name', b.name, 'type', b.type, 'status', b.status, 'held', (${heldPayees}))
        ORDER BY b.type, b.sequence) FROM batch b WHERE b.period_id = p.id AND b.status = ANY($1::text[])), '[]') AS batches
  FROM period p WHERE ${which}`;
const given = [liveBatchStatuses, closed, disabled];

/** How the periods of a solution stand, in their order; of one only, where it is named. */
export async function readPeriodStandings(sql: Sql, solutionId: number, periodId: number | null = null): Promise<PeriodStanding[]> {
  const which = 'p.solution_id = $4::int AND ($5::int IS NULL OR p.id = $5::int) ORDER BY p.sequence';
  return await sql.query<PeriodStanding>(standings(which), [...given, solutionId, periodId]);
}

/** How some periods of any solutions stand, by their ids. */
export async function readStandingsOf(sql: Sql, periodIds: readonly number[]): Promise<ReadonlyMap<number, PeriodStanding>> {
  const rows = await sql.query<PeriodStanding>(standings('p.id = ANY($4::int[])'), [...given, periodIds]);
  return new Map(rows.map((row) => [row.periodId, row]));
}
