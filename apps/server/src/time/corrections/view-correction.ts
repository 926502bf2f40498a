import type { OutputOf } from '@wagewright/contracts';
import type { listCorrections } from '@wagewright/contracts/time/corrections';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import type { Prisma, PrismaClient } from '@wagewright/db';
import { correctionColumns, isoDay } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import { localOf } from '../attendance/index.ts';
import { personInclude } from '../requests/index.ts';

export const correctionInclude = { employee: { include: personInclude } } as const satisfies Prisma.PunchCorrectionInclude;
export type CorrectionRow = Prisma.PunchCorrectionGetPayload<{ include: typeof correctionInclude }>;
type View = OutputOf<typeof listCorrections>['rows'][number];

const eventsOf = (status: string): readonly string[] =>
  timeRequestMachine.transitions.filter(({ from }) => (from as readonly string[]).includes(status)).map(({ event }) => event);

/** For buttons, which may not show where the call would be refused. */
function mayCancel({ grants, employeeId }: Actor, { status, employee }: CorrectionRow): boolean {
  const events = eventsOf(status);
  if (employee.id === employeeId) return events.includes('withdraw');
  const edit = grants.get('attendance.edit');
  const edits = edit !== undefined && (edit.all || edit.legalEntityIds.has(employee.legalEntityId));
  return edits && (events.includes('withdraw') || events.includes('revoke'));
}

/** Requests as people read them, with the times of the punches that are not to count. */
export async function viewCorrections(prisma: Pick<PrismaClient, 'punch'>, actor: Actor, rows: readonly CorrectionRow[]): Promise<View[]> {
  const wrong = await prisma.punch.findMany({ where: { id: { in: rows.flatMap(({ wrongPunchIds }) => wrongPunchIds) } } });
  return rows.map((row) => {
    const { timeZone } = row.employee.legalEntity;
    const local = (at: Date | null) => at && localOf(timeZone, at);
    const [came, went] = [local(row.inAt), local(row.outAt)];
    const date = isoDay(row.date);
    return {
      id: row.id,
      employeeId: row.employeeId,
      employee: row.employee.name,
      employeeNumber: row.employee.employeeNumber,
      date,
      inTime: came?.time ?? null,
      outTime: went?.time ?? null,
      outNextDay: went !== null && went.date > date,
      wrongTimes: wrong.filter(({ id }) => row.wrongPunchIds.includes(id)).map(({ at }) => localOf(timeZone, at).time),
      reason: row.reason,
      status: correctionColumns.status(row.status),
      approvalId: row.approvalInstanceId,
      createdAt: row.createdAt.toISOString(),
      version: row.version,
      mayCancel: mayCancel(actor, row),
    };
  });
}
