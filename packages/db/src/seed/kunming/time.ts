import type { Sql } from '../../sql.ts';
import { insertRows, reserveIds } from '../bulk.ts';
import { chineseDays, dayKind } from '../calendars.ts';
import { daysBetween } from '../dates.ts';
import { draw, drawIndex, pick, pickWeighted } from '../random.ts';
import type { KunmingPerson } from './people.ts';

const january = [...daysBetween('2026-01-01', '2026-01-31')].map((date) => ({ date, kind: dayKind(chineseDays, date) }));
const workdays = january.filter(({ kind }) => kind === 'workday').map(({ date }) => date);
const hoursADay = 8;

interface Leave {
  readonly type: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly days: readonly string[];
  readonly hours: number;
  readonly reason: string;
  readonly status: string;
}

const employedOn = (person: KunmingPerson, date: string): boolean =>
  person.hireDate <= date && (person.terminationDate === null || date <= person.terminationDate);

const leaveTypes = [
  { code: 'ANNUAL', paid: true, en: 'Annual leave', zh: '年休假', weight: 40, reason: '家庭事务' },
  { code: 'SICK', paid: true, en: 'Sick leave', zh: '病假', weight: 20, reason: '身体不适' },
  { code: 'PERSONAL', paid: false, en: 'Personal leave (unpaid)', zh: '事假', weight: 30, reason: '个人事务' },
  { code: 'MARRIAGE', paid: true, en: 'Marriage leave', zh: '婚假', weight: 4, reason: '结婚' },
  { code: 'COMPENSATORY', paid: true, en: 'Compensatory leave', zh: '调休', weight: 6, reason: '加班调休' },
] as const;

/** One in six takes leave in January, one to three working days in a row, sometimes half a day. */
function leaveOf(person: KunmingPerson): Leave | null {
  const key = `kunming/${person.employeeNumber}/leave`;
  const days = workdays.filter((date) => employedOn(person, date));
  if (days.length === 0 || draw(key) >= 1 / 6) return null;
  const start = drawIndex(`${key}/start`, days.length);
  const taken = days.slice(start, start + 1 + drawIndex(`${key}/days`, 3));
  const half = taken.length === 1 && draw(`${key}/half`) < 0.4;
  const type = pickWeighted(
    `${key}/type`,
    leaveTypes.map((leaveType) => [leaveType, leaveType.weight] as const),
  );
  return {
    type: type.code,
    startDate: taken[0] ?? '',
    endDate: taken.at(-1) ?? '',
    days: taken,
    hours: half ? hoursADay / 2 : taken.length * hoursADay,
    reason: type.reason,
    status: pickWeighted(`${key}/status`, [
      ['approved', 88],
      ['pending-approval', 8],
      ['rejected', 4],
    ]),
  };
}

async function insertLeave(sql: Sql, leaves: readonly (readonly [number, Leave])[]): Promise<void> {
  const ids = await reserveIds(sql, 'leave_type', leaveTypes.length);
  const types = new Map<string, number>(leaveTypes.map((type, index) => [type.code, ids[index] ?? 0]));
  await insertRows(
    sql,
    'leave_type',
    { id: 'int', code: 'text', name: 'jsonb', paid: 'bool' },
    leaveTypes.map((type) => ({
      id: types.get(type.code) ?? null,
      code: type.code,
      name: JSON.stringify({ en: type.en, 'zh-CN': type.zh }),
      paid: type.paid,
    })),
  );
  await insertRows(
    sql,
    'leave_request',
    { employee_id: 'int', type_id: 'int', start_date: 'date', end_date: 'date', hours: 'numeric', reason: 'text', status: 'text' },
    leaves.map(([employeeId, leave]) => ({
      employee_id: employeeId,
      type_id: types.get(leave.type) ?? null,
      start_date: leave.startDate,
      end_date: leave.endDate,
      hours: leave.hours,
      reason: leave.reason,
      status: leave.status,
    })),
  );
}

/** Overtime by the kind of its day, mostly paid, sometimes taken as leave; on the holiday always paid (劳动法 article 44). */
function overtimeOf(person: KunmingPerson) {
  const shopFloor = person.unit.startsWith('PRO') || person.unit === 'LOG';
  return january
    .filter(({ date }) => employedOn(person, date))
    .flatMap(({ date, kind }) => {
      const key = `kunming/${person.employeeNumber}/overtime/${date}`;
      const chance = kind === 'workday' ? 0.08 : kind === 'restday' ? 0.05 : 0.06;
      if (draw(key) >= chance * (shopFloor ? 1.5 : 0.6)) return [];
      const hours = kind === 'workday' ? pick(`${key}/hours`, [1, 1.5, 2, 2.5, 3]) : pick(`${key}/hours`, [4, 6, 8]);
      const way = kind !== 'holiday' && draw(`${key}/way`) < 0.15 ? 'leave' : 'pay';
      const status = draw(`${key}/status`) < 0.94 ? 'approved' : 'pending-approval';
      return [{ date, kind: kind === 'workday' ? 'weekday' : kind, hours, way, status }];
    });
}

async function insertOvertime(sql: Sql, people: readonly KunmingPerson[], idOf: (person: KunmingPerson) => number): Promise<void> {
  await insertRows(
    sql,
    'overtime_request',
    { employee_id: 'int', date: 'date', kind: 'text', hours: 'numeric', compensation_way: 'text', status: 'text' },
    people.flatMap((person) =>
      overtimeOf(person).map((overtime) => ({
        employee_id: idOf(person),
        date: overtime.date,
        kind: overtime.kind,
        hours: overtime.hours,
        compensation_way: overtime.way,
        status: overtime.status,
      })),
    ),
  );
}

async function insertShift(sql: Sql): Promise<number> {
  const [shift] = await sql.query<{ id: number }>(
    `INSERT INTO shift (code, name, start_minute, end_minute, break_minutes) VALUES ('YL-DAY', $1::jsonb, 540, 1080, 60) RETURNING id`,
    [JSON.stringify({ en: 'Day shift 09:00–18:00', 'zh-CN': '白班 09:00–18:00' })],
  );
  if (!shift) throw new Error('The day shift was not written.');
  return shift.id;
}

async function insertAttendance(
  sql: Sql,
  people: readonly KunmingPerson[],
  idOf: (person: KunmingPerson) => number,
  leaves: ReadonlyMap<KunmingPerson, Leave>,
): Promise<void> {
  const shiftId = await insertShift(sql);
  const rows = people.flatMap((person) =>
    workdays
      .filter((date) => employedOn(person, date))
      .map((date) => {
        const leave = leaves.get(person);
        const away = leave?.status === 'approved' && leave.days.includes(date) ? Math.min(hoursADay, leave.hours) : 0;
        const late = away === 0 && draw(`kunming/${person.employeeNumber}/late/${date}`) < 0.03;
        return {
          employee_id: idOf(person),
          date,
          shift_id: shiftId,
          scheduled_hours: hoursADay,
          worked_hours: hoursADay - away,
          late_minutes: late ? 1 + drawIndex(`kunming/${person.employeeNumber}/minutes/${date}`, 25) : 0,
        };
      }),
  );
  await insertRows(
    sql,
    'attendance_record',
    { employee_id: 'int', date: 'date', shift_id: 'int', scheduled_hours: 'numeric', worked_hours: 'numeric', late_minutes: 'int' },
    rows,
  );
}

/** Shift, attendance, leave and overtime of January 2026. */
export async function seedKunmingTime(sql: Sql, people: readonly KunmingPerson[], idOf: (person: KunmingPerson) => number): Promise<void> {
  const leaves = new Map(
    people.map((person) => [person, leaveOf(person)] as const).filter((entry): entry is [KunmingPerson, Leave] => entry[1] !== null),
  );
  await insertLeave(
    sql,
    [...leaves].map(([person, leave]) => [idOf(person), leave]),
  );
  await insertOvertime(sql, people, idOf);
  await insertAttendance(sql, people, idOf, leaves);
}
