import { limits } from '@wagewright/contracts';
import { dayIn } from '@wagewright/contracts/days';
import { hasBegunBy, lastDayBy } from '../../org/service/index.ts';
import type { Sql } from '../../sql.ts';
import { readLeaveRules } from './leave-rows.ts';
import { settleLeave } from './write-entries.ts';

/** A type of leave that keeps ledgers, and a legal entity whose people have it. */
interface Kept {
  readonly typeId: number;
  readonly legalEntityId: number;
  readonly timeZone: string;
}

/** Of each type and legal entity the people whose ledgers can still change: employed, or gone within the last leave years. */
const kept = `SELECT t.id AS "typeId", l.id AS "legalEntityId", l.time_zone AS "timeZone"
  FROM leave_type t JOIN legal_entity l ON t.legal_entity_id IS NULL OR t.legal_entity_id = l.id
  WHERE EXISTS (SELECT 1 FROM leave_rule r WHERE r.type_id = t.id) ORDER BY t.id, l.id`;
const nextPeople = `SELECT e.id FROM employee e WHERE e.legal_entity_id = $1::int AND e.id > $2::int AND ${hasBegunBy('e', '$3::date')}
    AND coalesce(${lastDayBy('e', '$3::date')}, $3::date) >= $3::date - 800
  ORDER BY e.id LIMIT $4::int FOR NO KEY UPDATE`;

export interface SettledLeave {
  readonly people: number;
  readonly entries: number;
}

/**
 * Writes all ledgers through the day it is where people work. Some people at a time, each time in a transaction of its own with these people locked; written
 * again, it finds nothing to write.
 */
export async function settleEverybody(
  inTransaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>,
  at: Date,
): Promise<SettledLeave> {
  const done = { people: 0, entries: 0 };
  for (const { typeId, legalEntityId, timeZone } of await inTransaction((sql) => sql.query<Kept>(kept, []))) {
    const through = dayIn(timeZone, at);
    for (let last = 0; ; ) {
      const part = await inTransaction(async (sql) => {
        const people = await sql.query<{ id: number }>(nextPeople, [legalEntityId, last, through, limits.leaveSettledAtOnce]);
        const employeeIds = people.map(({ id }) => id);
        const rules = await readLeaveRules(sql, typeId);
        const entries = await settleLeave(sql, { typeId, employeeIds, rules, through }, { userId: null, at });
        return { employeeIds, entries };
      });
      const next = part.employeeIds.at(-1);
      if (next === undefined) break;
      done.people += part.employeeIds.length;
      done.entries += part.entries;
      last = next;
    }
  }
  return done;
}
