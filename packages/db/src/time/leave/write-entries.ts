import type { Fraction } from '@wagewright/contracts/fraction';
import {
  type DatedRule,
  type EntryFacts,
  type EntryKind,
  hireDateOn,
  type LeaveFacts,
  leaveYearOf,
  planLedger,
  ruleOfYear,
  type Services,
  settle,
} from '@wagewright/contracts/time/leave';
import type { Sql } from '../../sql.ts';
import { type LeaveRecords, readLeaveRecords } from './leave-rows.ts';

export interface NewEntry {
  readonly employeeId: number;
  readonly typeId: number;
  readonly kind: EntryKind;
  readonly key: string;
  readonly year: string;
  readonly day: string;
  readonly amount: Fraction;
  readonly facts: EntryFacts;
  readonly corrects?: boolean;
  readonly reason?: string | null;
  readonly requestId?: number | null;
}

/** Who writes, and when. */
export interface Writer {
  readonly userId: number | null;
  readonly at: Date;
}

/** Adds entries to the ledger, in one statement. */
export async function writeLeaveEntries(sql: Sql, entries: readonly NewEntry[], { userId, at }: Writer): Promise<void> {
  if (entries.length === 0) return;
  const column = <Value>(of: (entry: NewEntry) => Value): Value[] => entries.map(of);
  await sql.query(
    `INSERT INTO leave_entry (employee_id, type_id, kind, key, year, day, numerator, denominator, facts, corrects, reason, request_id, at, by_user_id)
     SELECT e.*, $13::timestamptz, $14::int
     FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::date[], $6::date[], $7::bigint[], $8::bigint[], $9::jsonb[], $10::bool[], $11::text[], $12::int[]) e`,
    [
      column(({ employeeId }) => employeeId),
      column(({ typeId }) => typeId),
      column(({ kind }) => kind),
      column(({ key }) => key),
      column(({ year }) => year),
      column(({ day }) => day),
      column(({ amount }) => String(amount.numerator)),
      column(({ amount }) => String(amount.denominator)),
      column(({ facts }) => JSON.stringify(facts)),
      column(({ corrects }) => corrects ?? false),
      column(({ reason }) => reason ?? null),
      column(({ requestId }) => requestId ?? null),
      at,
      userId,
    ],
  );
}

/** What the ledger follows from. @param counts which days of requests are taken; those that are approved where nothing is said */
export const factsOf = (
  records: LeaveRecords,
  rules: readonly DatedRule[],
  counts: (day: LeaveRecords['days'][number]) => boolean = ({ isApproved }) => isApproved,
): LeaveFacts => ({
  hireDate: records.hireDate,
  lastDay: records.lastDay,
  earlier: records.earlier,
  rules,
  taken: records.days.filter(counts),
  given: records.given,
});

/** What is still to be written of a ledger through a day. */
export const dueEntries = (records: LeaveRecords, rules: readonly DatedRule[], through: string) =>
  settle(
    records.posted.filter(({ day }) => day <= through),
    planLedger(factsOf(records, rules), through).entries,
  );

interface Settled {
  readonly typeId: number;
  readonly employeeIds: readonly number[];
  readonly rules: readonly DatedRule[];
  /** Today where they work. */
  readonly through: string;
}

/** Writes what the rule grants, carries over and lets expire through a day. The caller has locked these people. @returns how many entries were written */
export async function settleLeave(sql: Sql, { typeId, employeeIds, rules, through }: Settled, writer: Writer): Promise<number> {
  if (rules.length === 0) return 0;
  const records = await readLeaveRecords(sql, employeeIds, typeId);
  const entries = records.flatMap((one) =>
    dueEntries(one, rules, through).map((entry): NewEntry => ({ ...entry, employeeId: one.employeeId, typeId })),
  );
  await writeLeaveEntries(sql, entries, writer);
  return entries.length;
}

/** The first day of somebody's leave year in which a day lies; the day's own year where there is no rule. */
export function leaveYearFirst(rules: readonly DatedRule[], services: Pick<Services, 'hireDate' | 'earlier'>, day: string): string {
  const first = `${day.slice(0, 4)}-01-01`;
  const rule = ruleOfYear(rules, day);
  return rule ? leaveYearOf(rule, hireDateOn(services, day), day) : first;
}
