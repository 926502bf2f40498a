import type { Sql } from '../../sql.ts';
import { countAttendance } from '../../time/attendance/index.ts';
import { insertRows, reserveIds } from '../bulk.ts';
import { chineseDays, dayKind } from '../calendars.ts';
import { daysBetween } from '../dates.ts';
import { insertLeaveRules, kunmingLeaveRules, seedLeaveLedgers } from '../leave-rules.ts';
import { draw, drawIndex, pick, pickWeighted } from '../random.ts';
import { giveRoster, insertRoster, insertShift, kunmingDay, kunmingWeek } from '../shifts.ts';
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
  { code: 'ANNUAL', paid: true, unit: 'days', en: 'Annual leave', zh: '年休假', weight: 40, reason: '家庭事务' },
  { code: 'SICK', paid: true, unit: 'days', en: 'Sick leave', zh: '病假', weight: 20, reason: '身体不适' },
  { code: 'PERSONAL', paid: false, unit: 'days', en: 'Personal leave (unpaid)', zh: '事假', weight: 30, reason: '个人事务' },
  { code: 'MARRIAGE', paid: true, unit: 'days', en: 'Marriage leave', zh: '婚假', weight: 4, reason: '结婚' },
  { code: 'COMPENSATORY', paid: true, unit: 'hours', en: 'Compensatory leave', zh: '调休', weight: 6, reason: '加班调休' },
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

/** Of a leave with so many hours a day: half a day is its morning. */
const isHalf = ({ hours, days }: Leave): boolean => hours < days.length * hoursADay;

async function insertLeave(sql: Sql, legalEntityId: number, leaves: readonly (readonly [number, Leave])[]): Promise<void> {
  const ids = await reserveIds(sql, 'leave_type', leaveTypes.length);
  const types = new Map<string, number>(leaveTypes.map((type, index) => [type.code, ids[index] ?? 0]));
  await insertRows(
    sql,
    'leave_type',
    { id: 'int', code: 'text', name: 'jsonb', paid: 'bool', unit: 'text', legal_entity_id: 'int' },
    leaveTypes.map((type) => ({
      id: types.get(type.code) ?? null,
      code: type.code,
      name: JSON.stringify({ en: type.en, 'zh-CN': type.zh }),
      paid: type.paid,
      unit: type.unit,
      legal_entity_id: legalEntityId,
    })),
  );
  await insertLeaveRules(sql, kunmingLeaveRules, types);
  const requestIds = await reserveIds(sql, 'leave_request', leaves.length);
  const unitOf = (leave: Leave) => leaveTypes.find(({ code }) => code === leave.type)?.unit ?? 'days';
  const inUnit = (leave: Leave, hours: number) => (unitOf(leave) === 'hours' ? hours : hours / hoursADay);
  await insertRows(
    sql,
    'leave_request',
    {
      id: 'int',
      employee_id: 'int',
      type_id: 'int',
      start_date: 'date',
      end_date: 'date',
      hours: 'numeric',
      amount: 'numeric',
      end_part: 'text',
      reason: 'text',
      status: 'text',
    },
    leaves.map(([employeeId, leave], index) => ({
      id: requestIds[index] ?? 0,
      employee_id: employeeId,
      type_id: types.get(leave.type) ?? null,
      start_date: leave.startDate,
      end_date: leave.endDate,
      hours: leave.hours,
      amount: inUnit(leave, leave.hours),
      end_part: isHalf(leave) ? 'morning' : 'whole',
      reason: leave.reason,
      status: leave.status,
    })),
  );
  await insertRows(
    sql,
    'leave_request_day',
    { request_id: 'int', date: 'date', employee_id: 'int', part: 'text', amount: 'numeric', hours: 'numeric' },
    leaves.flatMap(([employeeId, leave], index) =>
      leave.days.map((date) => ({
        request_id: requestIds[index] ?? 0,
        date,
        employee_id: employeeId,
        part: isHalf(leave) ? 'morning' : 'whole',
        amount: inUnit(leave, leave.hours / leave.days.length),
        hours: leave.hours / leave.days.length,
      })),
    ),
  );
  const approved = leaves.flatMap(([employeeId, leave], index) =>
    leave.status === 'approved'
      ? [
          {
            employeeId,
            typeId: types.get(leave.type) ?? 0,
            requestId: requestIds[index] ?? 0,
            startDate: leave.startDate,
            endDate: leave.endDate,
            amount: inUnit(leave, leave.hours),
          },
        ]
      : [],
  );
  await seedLeaveLedgers(sql, {
    approved,
    types,
    rules: kunmingLeaveRules,
    opening: { code: 'COMPENSATORY', hours: 16 },
    through: '2026-01-31',
  });
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
      const from = kind === 'workday' ? 1_080 : 540; // after the shift, or where there is none from its usual beginning
      return [{ date, kind: kind === 'workday' ? 'weekday' : kind, from, hours, way, status }];
    });
}

async function insertOvertime(sql: Sql, people: readonly KunmingPerson[], idOf: (person: KunmingPerson) => number): Promise<void> {
  await insertRows(
    sql,
    'overtime_request',
    {
      employee_id: 'int',
      date: 'date',
      kind: 'text',
      start_minute: 'int',
      end_minute: 'int',
      hours: 'numeric',
      applied_hours: 'numeric',
      compensation_way: 'text',
      status: 'text',
    },
    people.flatMap((person) =>
      overtimeOf(person).map((overtime) => ({
        employee_id: idOf(person),
        date: overtime.date,
        kind: overtime.kind,
        start_minute: overtime.from,
        end_minute: overtime.from + overtime.hours * 60,
        hours: overtime.hours,
        applied_hours: overtime.hours,
        compensation_way: overtime.way,
        status: overtime.status,
      })),
    ),
  );
  await sql.query(`INSERT INTO overtime_request_day (request_id, date, employee_id, kind, applied_hours, hours)
    SELECT id, date, employee_id, kind, applied_hours, hours FROM overtime_request`);
}

/** Minutes after midnight of the day. */
interface Worked {
  readonly in: number;
  readonly out: number;
}

/** When somebody came and went: a few minutes early, some of them late, longer where overtime was approved, in the afternoon after a morning's leave. */
function workedOn(person: KunmingPerson, { date, kind }: (typeof january)[number], leave: Leave | undefined): Worked | null {
  const key = `kunming/${person.employeeNumber}`;
  const overtime = overtimeOf(person).find((one) => one.date === date && one.status === 'approved');
  if (kind !== 'workday') return overtime ? { in: 540, out: 540 + overtime.hours * 60 } : null;
  const isAway = leave?.status === 'approved' && leave.days.includes(date);
  if (isAway && !isHalf(leave)) return null;
  const begins = isAway ? 840 : 540;
  const late = !isAway && draw(`${key}/late/${date}`) < 0.03;
  const comes = late ? begins + 1 + drawIndex(`${key}/minutes/${date}`, 25) : begins - drawIndex(`${key}/early/${date}`, 8);
  return { in: comes, out: 1_080 + (overtime ? overtime.hours * 60 : drawIndex(`${key}/longer/${date}`, 8)) };
}

/** Punches of January, and what comes of them. */
async function insertAttendance(
  sql: Sql,
  legalEntityId: number,
  people: readonly KunmingPerson[],
  idOf: (person: KunmingPerson) => number,
  leaves: ReadonlyMap<KunmingPerson, Leave>,
): Promise<void> {
  const shiftId = await insertShift(sql, legalEntityId, kunmingDay);
  await giveRoster(sql, legalEntityId, '2026-01-01', await insertRoster(sql, legalEntityId, shiftId, kunmingWeek));
  await giveRoster(sql, legalEntityId, '2026-02-01', null); // the demo's records end in January
  const at = (date: string, minute: number) => new Date(Date.parse(`${date}T00:00:00+08:00`) + minute * 60_000).toISOString();
  const punches = people.flatMap((person) =>
    january
      .filter(({ date }) => employedOn(person, date))
      .flatMap((day) => {
        const worked = workedOn(person, day, leaves.get(person));
        const punch = (direction: 'in' | 'out', minute: number) => ({
          employee_id: idOf(person),
          at: at(day.date, minute),
          direction,
          source: 'api:gate',
          external_id: `${person.employeeNumber} ${day.date} ${direction}`,
        });
        return worked ? [punch('in', worked.in), punch('out', worked.out)] : [];
      }),
  );
  await insertRows(
    sql,
    'punch',
    { employee_id: 'int', at: 'timestamptz', direction: 'text', source: 'text', external_id: 'text' },
    punches,
  );
  const days = { employeeIds: people.map(idOf), from: '2026-01-01', until: '2026-01-31' };
  await countAttendance(sql, days, new Date('2026-02-02T00:00:00Z'));
}

/** Shift, roster, punches, leave and overtime of January 2026. */
export async function seedKunmingTime(
  sql: Sql,
  legalEntityId: number,
  people: readonly KunmingPerson[],
  idOf: (person: KunmingPerson) => number,
): Promise<void> {
  const leaves = new Map(
    people.map((person) => [person, leaveOf(person)] as const).filter((entry): entry is [KunmingPerson, Leave] => entry[1] !== null),
  );
  await insertLeave(
    sql,
    legalEntityId,
    [...leaves].map(([person, leave]) => [idOf(person), leave]),
  );
  await insertOvertime(sql, people, idOf);
  await insertAttendance(sql, legalEntityId, people, idOf, leaves);
}
