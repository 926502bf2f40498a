import { type ScheduleDefinition, schedules } from '@wagewright/contracts';
import { listScheduleRuns as contract } from '@wagewright/contracts/platform/schedules';
import { scheduleRunColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';

const known: ReadonlyMap<string, ScheduleDefinition> = new Map(Object.entries(schedules));

export const listScheduleRuns = implementQuery(contract, async ({ input, deps }) => {
  const { schedule, state, offset: skip, limit: take } = input;
  const where = { ...(schedule === undefined ? {} : { schedule }), ...(state === undefined ? {} : { state }) };
  const { scheduleRun } = deps.db.prisma;
  const rows = await scheduleRun.findMany({ where, orderBy: [{ dueAt: 'desc' }, { id: 'desc' }], skip, take });
  return {
    total: await scheduleRun.count({ where }),
    rows: rows.map(({ id, dueAt, startedAt, finishedAt, ...row }) => ({
      id: String(id),
      schedule: row.schedule,
      name: known.get(row.schedule)?.name ?? null,
      dueAt: dueAt.toISOString(),
      state: scheduleRunColumns.state(row.state),
      missed: row.missed,
      attempts: row.attempts,
      startedAt: startedAt?.toISOString() ?? null,
      finishedAt: finishedAt?.toISOString() ?? null,
      outcome: scheduleRunColumns.outcome(row.outcome),
      failure: row.failure,
    })),
  };
});
