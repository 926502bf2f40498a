import { leaveHours } from './leave-hours.ts';
import type { SnapshotSource } from './snapshot-source.ts';

/**
 * The record sets that a snapshot table's `lines` can name: one line a record, in the set's order. Its words say `record.…`; beside them the
 * table may read every source that has one value an employee, but no sums.
 *
 * | lines | which records | words |
 * |---|---|---|
 * | overtime | dates of approved requests to be paid, in the attendance days, by date | kind, date, hours |
 * | leave | approved requests in the attendance days, by first day | type (code), paid, from, to (days within the attendance days), hours (within them, a longer leave's by its working days), start_date, end_date |
 * | attendance | shifts in the attendance days, by date | date, shift (code), scheduled_hours, worked_hours, late_minutes, early_minutes, absent_hours, extra_hours |
 * | compensation | records of the compensation file that hold on a day employed in the period, by item and day; one that holds before a break in employment and after it, once for each | item (code), amount, currency, from, to (within the days employed), effective_date, expiry_date, period (in which it takes effect) |
 * | one-time-payments | payments whose payroll date lies in the period, by item and day | item (code), date, amount, currency, remarks |
 * | cost-centers | the allocation as of the last day employed, the main one first, then by code | code, ratio, main, tail, item (code; blank: every item) |
 */
export interface RecordSet {
  /** Joins the records `r` (and what they need) to the employee `e`, the days `d` and the period `p`. */
  readonly from: string;
  readonly order: string;
  /** Which days `d` are: one row a payee with the first and the last day employed, or one a stretch of days without a break. */
  readonly days: 'employed' | 'stretch';
  /** By their whole word. */
  readonly sources: Readonly<Record<string, SnapshotSource>>;
}

type Words = Readonly<Record<string, readonly [SnapshotSource['type'], string]>>;

const recordSet = (from: string, order: string, words: Words, days: RecordSet['days'] = 'employed'): RecordSet => ({
  from,
  order,
  days,
  sources: Object.fromEntries(Object.entries(words).map(([word, [type, sql]]) => [`record.${word}`, { type, sql, joins: {} }])),
});

const sets: Readonly<Record<string, RecordSet>> = {
  overtime: recordSet(
    `JOIN overtime_request_day r ON r.employee_id = e.id
      JOIN overtime_request o ON o.id = r.request_id AND o.status = 'approved' AND o.compensation_way = 'pay'
      JOIN p ON r.date BETWEEN p.attendance_start AND p.attendance_end`,
    'r.date, r.request_id',
    { kind: ['text', 'r.kind'], date: ['date', 'r.date'], hours: ['number', 'r.hours'] },
  ),
  leave: recordSet(
    `JOIN leave_request l ON l.employee_id = e.id AND l.status = 'approved' JOIN leave_type lt ON lt.id = l.type_id
      JOIN p ON l.start_date <= p.attendance_end AND l.end_date >= p.attendance_start`,
    'l.start_date, l.id',
    {
      type: ['text', 'lt.code'],
      paid: ['boolean', 'lt.paid'],
      from: ['date', 'greatest(l.start_date, p.attendance_start)'],
      to: ['date', 'least(l.end_date, p.attendance_end)'],
      hours: ['number', leaveHours],
      start_date: ['date', 'l.start_date'],
      end_date: ['date', 'l.end_date'],
    },
  ),
  attendance: recordSet(
    `JOIN attendance_record r ON r.employee_id = e.id JOIN shift sh ON sh.id = r.shift_id
      JOIN p ON r.date BETWEEN p.attendance_start AND p.attendance_end`,
    'r.date',
    {
      date: ['date', 'r.date'],
      shift: ['text', 'sh.code'],
      scheduled_hours: ['number', 'r.scheduled_hours'],
      worked_hours: ['number', 'r.worked_hours'],
      late_minutes: ['number', 'r.late_minutes'],
      early_minutes: ['number', 'r.early_minutes'],
      absent_hours: ['number', 'r.absent_hours'],
      extra_hours: ['number', 'r.extra_hours'],
    },
  ),
  compensation: recordSet(
    `JOIN payable r ON r.employee_id = e.id AND daterange(r.effective_date, r.expiry_date, '[]') && daterange(d.first_day, d.last_day, '[]')
      JOIN compensation_item ci ON ci.id = r.item_id`,
    'ci.code, r.effective_date, d.first_day',
    {
      item: ['text', 'ci.code'],
      amount: ['number', 'r.amount'],
      currency: ['text', 'r.currency'],
      from: ['date', 'greatest(r.effective_date, d.first_day)'],
      to: ['date', 'least(r.expiry_date, d.last_day)'],
      effective_date: ['date', 'r.effective_date'],
      expiry_date: ['date', 'r.expiry_date'],
      period: ['text', 'r.payroll_effective_period'],
    },
    'stretch',
  ),
  'one-time-payments': recordSet(
    `JOIN one_time_payment r ON r.employee_id = e.id JOIN p ON r.payroll_date BETWEEN p.start_date AND p.end_date
      JOIN compensation_item ci ON ci.id = r.item_id`,
    'ci.code, r.payroll_date',
    {
      item: ['text', 'ci.code'],
      date: ['date', 'r.payroll_date'],
      amount: ['number', 'r.amount'],
      currency: ['text', 'r.currency'],
      remarks: ['text', 'r.remarks'],
    },
  ),
  'cost-centers': recordSet(
    `JOIN cost_center_allocation r ON r.employee_id = e.id AND daterange(r.effective_date, r.expiry_date, '[]') @> d.last_day
      JOIN cost_center cce ON cce.id = r.cost_center_id LEFT JOIN compensation_item ci ON ci.id = r.item_id`,
    'r.is_main DESC, cce.code, ci.code NULLS FIRST',
    {
      code: ['text', 'cce.code'],
      ratio: ['number', 'r.ratio'],
      main: ['boolean', 'r.is_main'],
      tail: ['boolean', 'r.takes_tail_difference'],
      item: ['text', 'ci.code'],
    },
  ),
};

export const findRecordSet = (lines: string): RecordSet | undefined => (Object.hasOwn(sets, lines) ? sets[lines] : undefined);
export const recordSetNames = Object.keys(sets);
