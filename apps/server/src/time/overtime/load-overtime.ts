import { AppError, isAllowed, type ProcedureContract } from '@wagewright/contracts';
import { type TimeRequestEvent, timeRequestMachine } from '@wagewright/contracts/time/requests';
import type { Prisma } from '@wagewright/db';
import { isoDay, overtimeColumns, overtimeDayColumns, toJson } from '@wagewright/db/columns';
import { type SubjectCall, withdrawApproval } from '../../approvals/instances/index.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { creditOvertime } from '../leave/index.ts';
import { nextStatus, peopleOf, todayOf, type Whose } from '../requests/index.ts';
import { type OvertimeRow, overtimeInclude, plainHours } from './view-overtime.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;

/** @throws AppError NOT_FOUND for overtime of somebody out of reach */
export async function findOvertime(tx: Pick<Prisma.TransactionClient, 'overtimeRequest'>, id: number, whose: Whose): Promise<OvertimeRow> {
  const found = await tx.overtimeRequest.findFirst({ where: { id, employee: peopleOf(whose) }, include: overtimeInclude });
  if (!found) throw new AppError('NOT_FOUND', { what: 'request for overtime', id });
  return found;
}

/**
 * Overtime as the caller has seen it, with whose it is locked.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function overtimeForChange(
  { tx, locks }: Pick<Changing, 'tx' | 'locks'>,
  { id, version }: { readonly id: number; readonly version: number },
  whose: Whose,
): Promise<OvertimeRow> {
  const { employeeId } = await findOvertime(tx, id, whose);
  await locks.take('employee', employeeId);
  const overtime = await findOvertime(tx, id, whose);
  if (overtime.version !== version) throw new AppError('STALE_VERSION', { what: 'Request for overtime', id });
  return overtime;
}

interface Move {
  readonly event: TimeRequestEvent;
  readonly data?: Prisma.OvertimeRequestUncheckedUpdateManyInput;
  readonly told?: Readonly<Record<string, unknown>>;
}

/** Moves a request along its machine, and tells it. @returns its new version @throws AppError ILLEGAL_TRANSITION; STALE_VERSION */
export async function moveOvertime(
  { tx, audit }: Pick<SubjectCall, 'tx' | 'audit'>,
  overtime: OvertimeRow,
  { event, data = {}, told = {} }: Move,
): Promise<number> {
  const { id, version } = overtime;
  const before = overtimeColumns.status(overtime.status);
  const status = nextStatus({ id, status: before }, event);
  const { count } = await tx.overtimeRequest.updateMany({
    where: { id, status: before, version },
    data: { ...data, status, version: version + 1 },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Request for overtime', id });
  audit({
    entity: 'overtime-request',
    entityId: id,
    before: { status: before, version },
    after: toJson({ status, version: version + 1, ...told }),
  });
  return version + 1;
}

/** Hours of a date that count; decimal text. */
export interface CountedDay {
  readonly date: Date;
  readonly kind: string;
  readonly hours: string;
}

/** What counts of overtime comes into the ledger of the leave as which it is taken, date by date. */
export async function creditOf(
  call: Pick<SubjectCall, 'tx' | 'sql' | 'actor' | 'deps'>,
  { leaveTypeId, employee, id }: OvertimeRow,
  days: readonly CountedDay[],
  reason: string | null,
): Promise<void> {
  if (leaveTypeId === null) return;
  for (const { date, kind, hours } of days)
    await creditOvertime(call, employee, leaveTypeId, {
      requestId: id,
      date: isoDay(date),
      kind: overtimeDayColumns.kind(kind),
      hours,
      reason,
    });
}

/** One's own overtime of a day that has come is taken back by somebody else. @throws AppError OVERTIME_BEGAN */
export function requireAhead({ deps }: Pick<Changing, 'deps'>, { status, date, employee }: OvertimeRow): void {
  const day = isoDay(date);
  if (isAllowed(timeRequestMachine, status, 'revoke') && day <= todayOf(employee, deps.clock()))
    throw new AppError('OVERTIME_BEGAN', { date: day });
}

/** Takes overtime back that the caller has locked. @returns its new version */
export async function cancelOvertimeOf(call: Changing, overtime: OvertimeRow, reason: string | null): Promise<number> {
  const isOpen = isAllowed(timeRequestMachine, overtime.status, 'withdraw');
  if (isOpen && overtime.approvalInstanceId !== null) await withdrawApproval(call, overtime.approvalInstanceId, reason ?? undefined);
  const version = await moveOvertime(call, overtime, { event: isOpen ? 'withdraw' : 'revoke', told: reason ? { reason } : {} });
  if (!isOpen)
    await creditOf(
      call,
      overtime,
      overtime.days.map((day) => ({ ...day, hours: '0' })),
      reason,
    );
  return version;
}

/** What counts of each date: what was asked for, and no more than was worked. @param actual null: not said */
export const countedDays = ({ days }: Pick<OvertimeRow, 'days'>, actual: readonly string[] | null): CountedDay[] =>
  days.map(({ date, kind, appliedHours }, place) => {
    const worked = actual?.[place];
    const isLess = worked !== undefined && Number(worked) < Number(appliedHours);
    return { date, kind, hours: plainHours(isLess ? worked : appliedHours) };
  });
