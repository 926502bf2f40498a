import { findTransition } from '@wagewright/contracts';
import { type PeriodFact, periodMachine } from '@wagewright/contracts/payroll/periods';
import { periodColumns } from '../../columns/index.ts';
import { recordOwnAudit } from '../../platform/audit/index.ts';
import { lockRow } from '../../platform/locks/index.ts';
import { tellUsers } from '../../platform/notifications/index.ts';
import type { Sql } from '../../sql.ts';
import { type PeriodStanding, readPeriodStandings } from './read-standings.ts';

/** The day on which a period is closed by itself has come, by the clocks of its legal entity. */
const isDue = `c.auto_close_days IS NOT NULL AND p.pay_date + c.auto_close_days <= ($1::timestamptz AT TIME ZONE e.time_zone)::date`;
const withRule = `period p JOIN calculation_period c ON c.solution_id = p.solution_id JOIN solution s ON s.id = p.solution_id
  JOIN legal_entity e ON e.id = s.legal_entity_id`;

/** Activated periods that are to be closed by themselves by now, in the order in which they were paid. */
export async function listPeriodsToClose(sql: Sql, now: Date): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `SELECT p.id FROM ${withRule} WHERE p.status = $2 AND ${isDue} ORDER BY p.pay_date, p.solution_id, p.sequence`,
    [now, 'enabled'],
  );
  return rows.map(({ id }) => id);
}

/** What the guards of the period's machine ask. */
export const periodFactsOf = ({ isLast, isUnused, batches }: PeriodStanding): Readonly<Record<PeriodFact, boolean>> => ({
  isLast,
  isUnused,
  hasBatches: batches.length > 0,
  hasOpenBatches: batches.some(({ status }) => status !== 'closed'),
  hasHeldPayees: batches.some(({ held }) => held > 0),
});

/** Tells the managers of a period's solution what it waits for, once. The mails leave with the next look after waiting messages. */
async function tellManagers(sql: Sql, period: DuePeriod, { periodId, batches }: PeriodStanding, baseUrl: string): Promise<void> {
  const { solutionId, name } = period;
  const managers = await sql.query<{ userId: number }>(
    `SELECT user_id AS "userId" FROM solution_user WHERE solution_id = $1::int AND role = 'manager' ORDER BY user_id`,
    [solutionId],
  );
  const open = batches.filter(({ status }) => status !== 'closed').length;
  const held = batches.reduce((sum, batch) => sum + batch.held, 0);
  await tellUsers(
    sql,
    managers.map(({ userId }) => userId),
    {
      template: 'period-not-closed',
      thing: `period:${periodId}`,
      title: { en: name, 'zh-CN': name },
      link: `/payroll/periods?solution=${solutionId}`,
      baseUrl,
      more: { open, held },
    },
  );
}

interface DuePeriod {
  readonly solutionId: number;
  readonly name: string;
  readonly status: string;
  readonly version: number;
}

/** What time it is, and where people reach the product, base path included, without a slash at the end. */
interface Occasion {
  readonly now: Date;
  readonly baseUrl: string;
}

/** `empty`: nobody was paid in it, which is no reason to close it in silence. */
export type ClosedByClock = 'closed' | 'waits' | 'empty' | 'not-due';

/**
 * Closes a period whose day has come, in the caller's transaction and under the locks of whoever closes one by hand. One that waits for
 * something stays as it is, and its managers are told what for.
 */
export async function closePeriodByClock(sql: Sql, periodId: number, { now, baseUrl }: Occasion): Promise<ClosedByClock> {
  const [found] = await sql.query<{ solutionId: number }>('SELECT solution_id AS "solutionId" FROM period WHERE id = $1::int', [periodId]);
  if (!found) return 'not-due';
  await lockRow(sql, 'solution', found.solutionId, 'keep');
  await lockRow(sql, 'period', periodId);
  const [period] = await sql.query<DuePeriod>(
    `SELECT p.solution_id AS "solutionId", p.name, p.status, p.version FROM ${withRule} WHERE p.id = $2::int AND ${isDue}`,
    [now, periodId],
  );
  const [standing] = period ? await readPeriodStandings(sql, found.solutionId, periodId) : [];
  if (!period || !standing || period.status !== 'enabled') return 'not-due';
  if (standing.batches.length === 0) return 'empty';
  const closing = findTransition(periodMachine, periodColumns.status(period.status), 'close', periodFactsOf(standing));
  if (!closing) {
    await tellManagers(sql, period, standing, baseUrl);
    return 'waits';
  }
  await sql.query(
    'UPDATE period SET status = $2, paid_date = coalesce(paid_date, pay_date), version = version + 1 WHERE id = $1::int AND version = $3::int',
    [periodId, closing.to, period.version],
  );
  await recordOwnAudit(sql, {
    procedure: 'payroll/periods/close-period',
    entity: 'period',
    entityId: periodId,
    before: { status: period.status, version: period.version },
    after: { status: closing.to, version: period.version + 1, event: 'close', by: 'payroll.close-periods' },
    traceId: 'schedule',
  });
  return 'closed';
}
