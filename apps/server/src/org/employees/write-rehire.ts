/** A new period of service of somebody who left, and how it is taken back: what is written, for whoever has locked them and their legal entity. */
import { AppError, type LocalizedText } from '@wagewright/contracts';
import { dayIn } from '@wagewright/contracts/days';
import { datedTables, putPortion, removeFrom } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import {
  type Changing,
  changeEmployee,
  type Employee,
  nameOf,
  type Place,
  requireKnown,
  requireSound,
  type Writing,
} from './load-employee.ts';
import { latestService } from './service.ts';
import { columnsOf, type PlaceKept, type Told } from './write-work.ts';

type Rehiring = Writing & { readonly deps: Pick<Changing['deps'], 'clock'> };
type TakingBack = Writing & Pick<Changing, 'deps'>;

/** The last day of somebody who is gone today, where they worked. @throws AppError STILL_EMPLOYED */
async function requireGone({ tx, deps }: Rehiring, employee: Employee): Promise<string> {
  const { timeZone } = await tx.legalEntity.findUniqueOrThrow({ where: { id: employee.legalEntityId } });
  const { hireDate, lastDay } = latestService(employee);
  if (lastDay !== null && lastDay < dayIn(timeZone, deps.clock())) return lastDay;
  throw new AppError('STILL_EMPLOYED', { name: nameOf(employee), hireDate, lastDay: lastDay ?? { en: 'none', 'zh-CN': '无' } });
}

/**
 * Takes somebody back from a day on, under the same number. @returns the new version
 * @throws AppError STILL_EMPLOYED, REHIRE_TOO_EARLY, NOT_FOUND, NOT_EMPLOYED_THEN, DEPARTMENT_NOT_THERE, REPORTS_TO_THEMSELF
 */
export async function writeRehire(
  call: Rehiring,
  employee: Employee,
  { from, ...place }: PlaceKept & { readonly from: string },
  { reason, what = {} }: Told,
): Promise<number> {
  const { sql, tx } = call;
  const { id, legalEntityId } = employee;
  const before = latestService(employee);
  await requireKnown(call, legalEntityId, place satisfies Place, from);
  const lastDay = await requireGone(call, employee);
  if (from <= lastDay) throw new AppError('REHIRE_TOO_EARLY', { name: nameOf(employee), lastDay, from });
  await tx.periodOfService.create({ data: { employeeId: id, hiredOn: employee.hireDate, lastDay: new Date(lastDay) } });
  await putPortion(sql, datedTables.assignment, { employee_id: id }, { from, until: null }, columnsOf(place));
  const now = { hireDate: new Date(from), terminationDate: null };
  const told = { before: { hireDate: before.hireDate, terminationDate: lastDay }, after: { ...what, from, ...place, reason } };
  const version = await changeEmployee(call, employee, now, told);
  await requireSound(call, { ...employee, ...now }, from);
  return version;
}

const uses = {
  pay: { en: 'payroll has read records of it', 'zh-CN': '薪资已读取该期间的数据' },
  contract: { en: 'a contract', 'zh-CN': '劳动合同' },
  compensation: { en: 'amounts of pay', 'zh-CN': '薪酬记录' },
  work: { en: 'a later change of work', 'zh-CN': '之后的任职变动' },
  end: { en: 'a last day', 'zh-CN': '离职日期' },
  leave: { en: 'leave', 'zh-CN': '休假' },
  overtime: { en: 'overtime', 'zh-CN': '加班' },
  attendance: { en: 'attendance', 'zh-CN': '考勤' },
} as const satisfies Readonly<Record<string, LocalizedText>>;
const undecided = { notIn: ['rejected', 'cancelled'] };

/** What stands on a period of service that began on a day; each is asked for in turn, on the transaction's one connection. */
async function usesOf(
  { tx, sql, deps }: TakingBack,
  { id: employeeId, terminationDate }: Employee,
  from: string,
): Promise<LocalizedText[]> {
  const since = new Date(from);
  const questions: readonly (readonly [LocalizedText, () => Promise<number>])[] = [
    [uses.pay, async () => (await deps.effectOnPay(sql, { employeeIds: [employeeId], from, until: null })).length],
    [uses.end, async () => (terminationDate === null ? 0 : 1)],
    [uses.contract, async () => await tx.employmentContract.count({ where: { employeeId, startsOn: { gte: since } } })],
    [uses.compensation, async () => await tx.compensationRecord.count({ where: { employeeId, effectiveDate: { gte: since } } })],
    [uses.work, async () => await tx.assignment.count({ where: { employeeId, effectiveDate: { gt: since } } })],
    [uses.leave, async () => await tx.leaveRequest.count({ where: { employeeId, endDate: { gte: since }, status: undecided } })],
    [uses.overtime, async () => await tx.overtimeRequest.count({ where: { employeeId, date: { gte: since }, status: undecided } })],
    [uses.attendance, async () => await tx.attendanceRecord.count({ where: { employeeId, date: { gte: since } } })],
  ];
  const found: LocalizedText[] = [];
  for (const [use, count] of questions) if ((await count()) > 0) found.push(use);
  return found;
}

/**
 * Takes back that somebody came back: the period of service before is the latest again. @returns the new version
 * @throws AppError NEVER_REHIRED; REHIRE_IN_USE with what stands on the new period
 */
export async function takeRehireBack(call: TakingBack, employee: Employee, { reason, what = {} }: Told): Promise<number> {
  const { tx, sql } = call;
  const earlier = employee.earlierService.at(-1);
  if (!earlier) throw new AppError('NEVER_REHIRED', { name: nameOf(employee) });
  const from = isoDay(employee.hireDate);
  const found = await usesOf(call, employee, from);
  if (found.length > 0) {
    const list = { en: found.map(({ en }) => en).join(', '), 'zh-CN': found.map((use) => use['zh-CN']).join('、') };
    throw new AppError('REHIRE_IN_USE', { name: nameOf(employee), from, uses: list });
  }
  const { hiredOn, lastDay } = earlier;
  await tx.periodOfService.delete({ where: { employeeId_hiredOn: { employeeId: employee.id, hiredOn } } });
  await removeFrom(sql, datedTables.assignment, { employee_id: employee.id }, from);
  const told = { before: { from }, after: { ...what, hireDate: isoDay(hiredOn), terminationDate: isoDay(lastDay), reason } };
  return await changeEmployee(call, employee, { hireDate: hiredOn, terminationDate: lastDay }, told);
}
