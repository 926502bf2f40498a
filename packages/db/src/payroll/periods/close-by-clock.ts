import { findTransition, messageTemplates } from '@wagewright/contracts';
import { type PeriodFact, periodMachine } from '@wagewright/contracts/payroll/periods';
import { periodColumns } from '../../columns/index.ts';
import { announce } from '../../platform/index.ts';
import { lockRow } from '../../platform/locks/index.ts';
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

const insertNotifications = `
  INSERT INTO notification (user_id, category, template, payload, thing, link)
  SELECT u.user_id, $2::text, $3::text, jsonb_build_object('title', p.name, 'open', $4::int, 'held', $5::int), 'period:' || p.id,
    '/payroll/periods?solution=' || p.solution_id
  FROM period p JOIN solution_user u ON u.solution_id = p.solution_id AND u.role = 'manager' WHERE p.id = $1::int
  ON CONFLICT (thing, template, user_id) DO NOTHING RETURNING user_id AS "userId"`;

/** Puts what a period waits for into the inboxes of its solution's managers, once. */
async function tellManagers(sql: Sql, periodId: number, { batches }: PeriodStanding): Promise<void> {
  const template = 'period-not-closed';
  const open = batches.filter(({ status }) => status !== 'closed').length;
  const held = batches.reduce((sum, batch) => sum + batch.held, 0);
  const told = await sql.query<{ userId: number }>(insertNotifications, [
    periodId,
    messageTemplates[template].category,
    template,
    open,
    held,
  ]);
  for (const { userId } of told) await announce(sql, { topic: 'inbox', userId });
}

/** The product itself acts: no user, and a trace id that says so. */
async function auditClose(sql: Sql, periodId: number, version: number): Promise<void> {
  await sql.query(
    `INSERT INTO audit_entry (procedure, entity, entity_id, before, after, trace_id, previous_hash, hash)
     VALUES ('payroll/periods/close-period', 'period', $1, $2::jsonb, $3::jsonb, 'schedule', ''::bytea, ''::bytea)`,
    [
      String(periodId),
      JSON.stringify({ status: 'enabled', version }),
      JSON.stringify({ status: 'closed', version: version + 1, event: 'close', by: 'payroll.close-periods' }),
    ],
  );
}

interface DuePeriod {
  readonly solutionId: number;
  readonly status: string;
  readonly version: number;
}

/** `empty`: nobody was paid in it, which is no reason to close it in silence. */
export type ClosedByClock = 'closed' | 'waits' | 'empty' | 'not-due';

/**
 * Closes a period whose day has come, in the caller's transaction and under the locks of whoever closes one by hand. One that waits for
 * something stays as it is, and its managers are told what for.
 */
export async function closePeriodByClock(sql: Sql, periodId: number, now: Date): Promise<ClosedByClock> {
  const [found] = await sql.query<{ solutionId: number }>('SELECT solution_id AS "solutionId" FROM period WHERE id = $1::int', [periodId]);
  if (!found) return 'not-due';
  await lockRow(sql, 'solution', found.solutionId, 'keep');
  await lockRow(sql, 'period', periodId);
  const [period] = await sql.query<DuePeriod>(
    `SELECT p.solution_id AS "solutionId", p.status, p.version FROM ${withRule} WHERE p.id = $2::int AND ${isDue}`,
    [now, periodId],
  );
  const [standing] = period ? await readPeriodStandings(sql, found.solutionId, periodId) : [];
  if (!period || !standing || period.status !== 'enabled') return 'not-due';
  if (standing.batches.length === 0) return 'empty';
  const closing = findTransition(periodMachine, periodColumns.status(period.status), 'close', periodFactsOf(standing));
  if (!closing) {
    await tellManagers(sql, periodId, standing);
    return 'waits';
  }
  await sql.query(
    'UPDATE period SET status = $2, paid_date = coalesce(paid_date, pay_date), version = version + 1 WHERE id = $1::int AND version = $3::int',
    [periodId, closing.to, period.version],
  );
  await auditClose(sql, periodId, period.version);
  return 'closed';
}
