import { limits } from '@wagewright/contracts';
import { dayIn } from '@wagewright/contracts/days';
import { addDays } from '@wagewright/contracts/time/calendars';
import { servedIn } from '../../org/service/index.ts';
import type { Sql } from '../../sql.ts';
import { countAttendance } from './count-attendance.ts';

/** Whose attendance is counted anew, of a person, of a legal entity, or (neither) of everybody; `until` null: through today. */
export interface AskedCount {
  readonly from: string;
  readonly until: string | null;
  readonly employeeId?: number;
  readonly legalEntityId?: number;
}

export interface CountedAttendance {
  readonly people: number;
  /** Days that have become another thing. */
  readonly changed: number;
}

const entities = `SELECT id, time_zone AS "timeZone" FROM legal_entity
  WHERE id = coalesce($1::int, (SELECT legal_entity_id FROM employee WHERE id = $2::int), id) ORDER BY id`;
/** Those with something to count: a legal entity whose people clock in, or somebody with punches or with days that were counted. */
const nextPeople = `SELECT e.id FROM employee e
  WHERE e.legal_entity_id = $1::int AND e.id > $2::int AND e.id = coalesce($3::int, e.id) AND ${servedIn('e', '$4::date', '$5::date')}
    AND (EXISTS (SELECT FROM roster r WHERE r.legal_entity_id = $1::int AND r.is_clocked)
      OR EXISTS (SELECT FROM punch p WHERE p.employee_id = e.id AND p.at >= $4::date - interval '2 days')
      OR EXISTS (SELECT FROM attendance_record a WHERE a.employee_id = e.id AND a.is_counted AND a.date BETWEEN $4::date AND $5::date))
  ORDER BY e.id LIMIT $6::int`;

type InTransaction = <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;

/** The days of one through another, a month at a time. */
function* spans(from: string, until: string): Generator<readonly [from: string, until: string]> {
  for (let first = from; first <= until; first = addDays(first, limits.attendanceDaysAtOnce)) {
    const last = addDays(first, limits.attendanceDaysAtOnce - 1);
    yield [first, last < until ? last : until];
  }
}

/**
 * Counts the attendance of many people anew. Some people and a month of days at a time, each in a transaction of its own with these people locked; counted
 * again, nothing is changed.
 */
export async function countEverybody(inTransaction: InTransaction, asked: AskedCount, at: Date): Promise<CountedAttendance> {
  const done = { people: 0, changed: 0 };
  const found = await inTransaction((sql) =>
    sql.query<{ id: number; timeZone: string }>(entities, [asked.legalEntityId ?? null, asked.employeeId ?? null]),
  );
  for (const { id, timeZone } of found) {
    const today = dayIn(timeZone, at);
    const until = asked.until !== null && asked.until < today ? asked.until : today;
    for (const [from, last] of spans(asked.from, until))
      for (let after = 0; ; ) {
        const people = await inTransaction(async (sql) => {
          const next = await sql.query<{ id: number }>(nextPeople, [
            id,
            after,
            asked.employeeId ?? null,
            from,
            last,
            limits.attendancePeopleAtOnce,
          ]);
          const employeeIds = next.map((one) => one.id);
          done.changed += await countAttendance(sql, { employeeIds, from, until: last }, at);
          return employeeIds;
        });
        const final = people.at(-1);
        if (final === undefined) break;
        done.people += people.length;
        after = final;
      }
  }
  return done;
}
