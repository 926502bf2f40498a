/** The records of leave of many people at once, as the rules of the ledger take them. */
import { type Fraction, fractionOf, fractionOfDecimal, isNothing, sumOf } from '@wagewright/contracts/fraction';
import {
  type DatedRule,
  derivedKinds,
  type EntryKind,
  leaveRule,
  type Movement,
  type Posted,
  type Service,
  type Services,
} from '@wagewright/contracts/time/leave';
import type { Sql } from '../../sql.ts';

/** A day of a request that counts. */
export interface TakenDay extends Movement {
  readonly requestId: number;
  readonly isApproved: boolean;
}

/** All that is written of a person’s leave of a type. */
export interface LeaveRecords extends Services {
  readonly employeeId: number;
  /** Entries that follow from the facts. */
  readonly posted: readonly Posted[];
  /** Adjustments and credits. */
  readonly given: readonly Movement[];
  /** Days that are approved, or asked for. */
  readonly days: readonly TakenDay[];
}

interface PersonRow extends Service {
  readonly employeeId: number;
}
interface EntryRow {
  readonly employeeId: number;
  readonly kind: EntryKind;
  readonly key: string;
  readonly year: string;
  readonly day: string;
  readonly numerator: string;
  readonly denominator: string;
}
interface DayRow {
  readonly employeeId: number;
  readonly requestId: number;
  readonly day: string;
  readonly amount: string;
  readonly isApproved: boolean;
}

/** States in which a request takes from the balance: approved, or somebody is asked. */
const counting = `('approved', 'pending-approval', 'in-approval')`;
const iso = (column: string): string => `to_char(${column}, 'YYYY-MM-DD')`;

const people = `SELECT id AS "employeeId", ${iso('hire_date')} AS "hireDate", ${iso('termination_date')} AS "lastDay" FROM employee WHERE id = ANY ($1::int[]) ORDER BY id`;
const services = `SELECT employee_id AS "employeeId", ${iso('hired_on')} AS "hireDate", ${iso('last_day')} AS "lastDay" FROM period_of_service
  WHERE employee_id = ANY ($1::int[]) ORDER BY hired_on`;
const entries = `SELECT employee_id AS "employeeId", kind, key, ${iso('year')} AS year, ${iso('day')} AS day, numerator::text, denominator::text
  FROM leave_entry WHERE employee_id = ANY ($1::int[]) AND type_id = $2::int ORDER BY id`;
const days = `SELECT d.employee_id AS "employeeId", d.request_id AS "requestId", ${iso('d.date')} AS day, d.amount::text, r.status = 'approved' AS "isApproved"
  FROM leave_request_day d JOIN leave_request r ON r.id = d.request_id AND r.type_id = $2::int AND r.status IN ${counting}
  WHERE d.employee_id = ANY ($1::int[]) ORDER BY d.date, d.request_id`;

const amountOf = ({ numerator, denominator }: EntryRow): Fraction => fractionOf(BigInt(numerator), BigInt(denominator));
const isDerived = ({ kind }: EntryRow): boolean => derivedKinds.some((one) => one === kind);
const isGiven = ({ kind }: EntryRow): boolean => kind === 'adjustment' || kind === 'credit';

/** Entries of one key add up: what was taken back is nothing, rather than leave that was given and used. */
const givenBy = (entries: readonly EntryRow[]): Movement[] =>
  [...Map.groupBy(entries.filter(isGiven), ({ key, day }) => `${key} ${day}`).values()].flatMap((own) => {
    const amount = sumOf(own.map(amountOf));
    return own[0] && !isNothing(amount) ? [{ day: own[0].day, amount }] : [];
  });

/** Of these people and one type, four statements for all of them. In the order of their ids. */
export async function readLeaveRecords(sql: Sql, employeeIds: readonly number[], typeId: number): Promise<LeaveRecords[]> {
  const found = await sql.query<PersonRow>(people, [employeeIds]);
  const earlierOf = Map.groupBy(await sql.query<PersonRow>(services, [employeeIds]), ({ employeeId }) => employeeId);
  const entriesOf = Map.groupBy(await sql.query<EntryRow>(entries, [employeeIds, typeId]), ({ employeeId }) => employeeId);
  const daysOf = Map.groupBy(await sql.query<DayRow>(days, [employeeIds, typeId]), ({ employeeId }) => employeeId);
  return found.map(({ employeeId, hireDate, lastDay }) => {
    const own = entriesOf.get(employeeId) ?? [];
    return {
      employeeId,
      hireDate,
      lastDay,
      earlier: earlierOf.get(employeeId) ?? [],
      posted: own.filter(isDerived).map((row) => ({ key: row.key, kind: row.kind, year: row.year, day: row.day, amount: amountOf(row) })),
      given: givenBy(own),
      days: (daysOf.get(employeeId) ?? []).map(({ requestId, day, amount, isApproved }) => ({
        requestId,
        day,
        amount: fractionOfDecimal(amount),
        isApproved,
      })),
    };
  });
}

/** The rules of a type, the earliest first. */
export async function readLeaveRules(sql: Sql, typeId: number): Promise<DatedRule[]> {
  const rows = await sql.query<{ from: string; content: unknown }>(
    `SELECT ${iso('from_date')} AS "from", content FROM leave_rule WHERE type_id = $1::int ORDER BY from_date`,
    [typeId],
  );
  return rows.map(({ from, content }) => ({ from, rule: leaveRule.parse(content) }));
}
