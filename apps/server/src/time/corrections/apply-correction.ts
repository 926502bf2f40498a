import type { SubjectCall } from '../../approvals/instances/index.ts';
import { countAround } from '../attendance/index.ts';
import type { CorrectionRow } from './view-correction.ts';

type Changing = Pick<SubjectCall, 'tx' | 'sql' | 'actor' | 'deps'>;

/** The days that a correction is about, whatever the time of day. */
const daysOf = ({ date, inAt, outAt }: CorrectionRow): Date[] => [date, ...(inAt ? [inAt] : []), ...(outAt ? [outAt] : [])];

/** What was asked for is so: its times are punches, those that were wrong do not count, and the day is counted anew. The person is locked. */
export async function applyCorrection({ tx, sql, actor, deps }: Changing, correction: CorrectionRow): Promise<void> {
  const { id: correctionId, employeeId, inAt, outAt, wrongPunchIds, reason } = correction;
  const now = deps.clock();
  const said = { employeeId, source: 'correction', note: reason, correctionId, createdAt: now, createdByUserId: actor.userId };
  await tx.punch.updateMany({
    where: { id: { in: wrongPunchIds }, employeeId, withdrawnAt: null },
    data: { withdrawnAt: now, withdrawalReason: reason, withdrawnByCorrectionId: correctionId },
  });
  await tx.punch.createMany({
    data: [...(inAt ? [{ ...said, at: inAt, direction: 'in' }] : []), ...(outAt ? [{ ...said, at: outAt, direction: 'out' }] : [])],
  });
  await countAround(sql, [employeeId], daysOf(correction), now);
}

/** As if it had never been approved: its punches do not count, and those that it took out do again. */
export async function undoCorrection({ tx, sql, deps }: Changing, correction: CorrectionRow, reason: string | null): Promise<void> {
  const { id, employeeId } = correction;
  const now = deps.clock();
  await tx.punch.updateMany({ where: { correctionId: id, withdrawnAt: null }, data: { withdrawnAt: now, withdrawalReason: reason } });
  await tx.punch.updateMany({
    where: { withdrawnByCorrectionId: id },
    data: { withdrawnAt: null, withdrawalReason: null, withdrawnByCorrectionId: null },
  });
  await countAround(sql, [employeeId], daysOf(correction), now);
}
