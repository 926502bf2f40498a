/**
 * The catalogue of what a snapshot column can freeze. A source is a dotted word; each gives an SQL expression over the employee `e`, the
 * payee's days `d` (first_day and last_day employed within the period) and the period `p`, with the joins that it needs.
 *
 * | source | type | what |
 * |---|---|---|
 * | employee.number, name, gender, email | text | as it stands in the employee's record |
 * | employee.hire_date, termination_date | date | first and last day of the period of service that had begun last by the end of the period |
 * | employee.custom.KEY | text, number, date, boolean | a custom field; what does not read as the column's type is blank |
 * | assignment.department, position, category, cost_center, grade | text | codes as of the last day employed in the period |
 * | department.custom.KEY | text, number, date, boolean | the same of the department of that day, as it is in the department's record |
 * | assignment.department_name, position_title | text | English names as of that day |
 * | compensation.ITEM | number | the amount as of the last day employed in the period, in the column's currency |
 * | compensation.ITEM.at_start | number | the amount as of the first day employed in the period |
 * | compensation.ITEM.changed_on | date | from when the amount of the last day holds, where that lies within the period; else blank |
 * | one_time.ITEM | number | the sum of one-time payments whose payroll date lies in the period, in the column's currency |
 * | overtime.weekday, restday, holiday | number | approved hours to be paid, in the attendance days of the period |
 * | leave.unpaid_hours, paid_hours | number | approved hours, those of a longer leave by its working days within the attendance days |
 * | attendance.worked_hours, scheduled_hours, late_minutes, early_minutes, absent_hours, extra_hours | number | sums over the attendance days |
 * | attendance.worked_days, absent_days, missing_punches | number | how many of the attendance days |
 * | segment.from, segment.to | date | first and last day of the part; only in a table with `lines: segments` |
 *
 * In a table with `lines: segments` the days employed are those of the part, so that assignment and compensation are as of it; sums over the
 * attendance days belong in a table with one row an employee. A table whose lines are records reads the words of its record set as well, see
 * `record-sets.ts`.
 */
export interface SnapshotSource {
  readonly type: 'text' | 'number' | 'date' | 'boolean';
  readonly sql: string;
  /** Joins by alias; sources that share one share the join. */
  readonly joins: Readonly<Record<string, string>>;
}
