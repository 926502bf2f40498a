import { AppError } from '@wagewright/contracts';
import { hiredBy, lastDayBy } from '../../org/service/index.ts';
import { leaveHours } from './leave-hours.ts';
import { findRecordSet } from './record-sets.ts';
import type { SnapshotSource } from './snapshot-source.ts';

/** What a column says about itself, as far as a source depends on it. */
export interface SnapshotColumn {
  readonly code: string;
  readonly type: 'text' | 'integer' | 'decimal' | 'money' | 'date' | 'boolean';
  readonly currency: string | null;
  readonly source: string | null;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The department where somebody works on the day. */
const departmentCustom = 'department.custom.';

const noJoins = {};
const text = (sql: string, joins: SnapshotSource['joins'] = noJoins): SnapshotSource => ({ type: 'text', sql, joins });

const assignmentJoin = {
  a: "LEFT JOIN assignment a ON a.employee_id = e.id AND daterange(a.effective_date, a.expiry_date, '[]') @> d.last_day",
};
const departmentJoin = { ...assignmentJoin, dep: 'LEFT JOIN department dep ON dep.id = a.department_id' };
const departmentNameJoin = {
  ...assignmentJoin,
  depv: "LEFT JOIN department_version depv ON depv.department_id = a.department_id AND daterange(depv.effective_date, depv.expiry_date, '[]') @> d.last_day",
};
const positionJoin = { ...assignmentJoin, pos: 'LEFT JOIN position pos ON pos.id = a.position_id' };

const fixed: Readonly<Record<string, SnapshotSource>> = {
  'employee.number': text('e.employee_number'),
  'employee.name': text('e.name'),
  'employee.gender': text('e.gender'),
  'employee.email': text('e.email'),
  'employee.hire_date': { type: 'date', sql: hiredBy('e', '(SELECT end_date FROM p)'), joins: noJoins },
  'employee.termination_date': { type: 'date', sql: lastDayBy('e', '(SELECT end_date FROM p)'), joins: noJoins },
  'assignment.category': text('a.category', assignmentJoin),
  'assignment.department': text('dep.code', departmentJoin),
  'assignment.department_name': text("depv.name->>'en'", departmentNameJoin),
  'assignment.position': text('pos.code', positionJoin),
  'assignment.position_title': text("pos.title->>'en'", positionJoin),
  'assignment.grade': text('grd.code', { ...positionJoin, grd: 'LEFT JOIN grade grd ON grd.id = pos.grade_id' }),
  'assignment.cost_center': text('cc.code', { ...assignmentJoin, cc: 'LEFT JOIN cost_center cc ON cc.id = a.cost_center_id' }),
};

/** Only where `lines: segments` makes parts of the days employed. */
const segment: Readonly<Record<string, SnapshotSource>> = {
  'segment.from': { type: 'date', sql: 'd.first_day', joins: noJoins },
  'segment.to': { type: 'date', sql: 'd.last_day', joins: noJoins },
};

/** How a custom field reads as each type but text. */
const customValues = {
  number: (value: string) => `CASE WHEN pg_input_is_valid(${value}, 'numeric') THEN ${value}::numeric END`,
  date: (value: string) => `CASE WHEN pg_input_is_valid(${value}, 'date') THEN ${value}::date END`,
  boolean: (value: string) => `CASE ${value} WHEN 'true' THEN true WHEN 'false' THEN false END`,
} as const;

/** A custom field keeps text; what the column's type cannot read becomes blank, which the column's blank rule then judges. */
function customField(key: string, column: SnapshotColumn, record: string, joins: SnapshotSource['joins']): SnapshotSource {
  const value = `(${record}.custom->>${literal(key)})`;
  if (column.type === 'text') return text(value, joins);
  const type = column.type === 'date' || column.type === 'boolean' ? column.type : 'number';
  return { type, sql: customValues[type](value), joins };
}

/** Whose custom fields a source names. */
const customRecords = [
  { prefix: 'employee.custom.', record: 'e', joins: noJoins },
  { prefix: departmentCustom, record: 'dep', joins: departmentJoin },
];

const itemPattern = /^compensation\.([\p{L}\p{N}_-]+)(?:\.(at_start|changed_on))?$/u;

function compensation(match: RegExpMatchArray, column: SnapshotColumn): SnapshotSource {
  const [, item = '', facet] = match;
  const day = facet === 'at_start' ? 'd.first_day' : 'd.last_day';
  const alias = `"pay_${facet === 'at_start' ? 'start' : 'end'}_${item}_${column.currency ?? ''}"`;
  const currency = column.currency === null ? '' : ` AND ${alias}.currency = ${literal(column.currency)}`;
  const join = `LEFT JOIN payable ${alias} ON ${alias}.employee_id = e.id${currency}
      AND ${alias}.item_id = (SELECT id FROM compensation_item WHERE code = ${literal(item)})
      AND daterange(${alias}.effective_date, ${alias}.expiry_date, '[]') @> ${day}`;
  if (facet !== 'changed_on') return { type: 'number', sql: `${alias}.amount`, joins: { [alias]: join } };
  return {
    type: 'date',
    sql: `CASE WHEN ${alias}.effective_date > d.first_day THEN ${alias}.effective_date END`,
    joins: { [alias]: join },
  };
}

const oneTimePattern = /^one_time\.([\p{L}\p{N}_-]+)$/u;

/** What is paid once, as a whole: its payroll date lies within the period. */
function oneTime(item: string, { currency }: SnapshotColumn): SnapshotSource {
  const alias = `"once_${item}_${currency ?? ''}"`;
  const inCurrency = currency === null ? '' : ` AND o.currency = ${literal(currency)}`;
  const join = `LEFT JOIN (
      SELECT o.employee_id, sum(o.amount) AS amount FROM one_time_payment o, p
      WHERE o.item_id = (SELECT id FROM compensation_item WHERE code = ${literal(item)}) AND o.payroll_date BETWEEN p.start_date AND p.end_date${inCurrency}
      GROUP BY o.employee_id) ${alias} ON ${alias}.employee_id = e.id`;
  return { type: 'number', sql: `${alias}.amount`, joins: { [alias]: join } };
}

const overtimePattern = /^overtime\.(weekday|restday|holiday)$/;

function overtime(kind: string): SnapshotSource {
  const alias = `overtime_${kind}`;
  const join = `LEFT JOIN (
      SELECT r.employee_id, sum(r.hours) AS hours
      FROM overtime_request_day r JOIN overtime_request o ON o.id = r.request_id AND o.status = 'approved' AND o.compensation_way = 'pay', p
      WHERE r.kind = ${literal(kind)} AND r.date BETWEEN p.attendance_start AND p.attendance_end GROUP BY r.employee_id) ${alias} ON ${alias}.employee_id = e.id`;
  return { type: 'number', sql: `${alias}.hours`, joins: { [alias]: join } };
}

function leave(paid: boolean): SnapshotSource {
  const alias = paid ? 'leave_paid' : 'leave_unpaid';
  const join = `LEFT JOIN (
      SELECT l.employee_id, sum(${leaveHours}) AS hours
      FROM leave_request l JOIN leave_type lt ON lt.id = l.type_id AND lt.paid = ${paid}, p
      WHERE l.status = 'approved' AND l.start_date <= p.attendance_end AND l.end_date >= p.attendance_start
      GROUP BY l.employee_id) ${alias} ON ${alias}.employee_id = e.id`;
  return { type: 'number', sql: `${alias}.hours`, joins: { [alias]: join } };
}

/** Sums of attendance, by their word. */
const attendanceSums = {
  worked_hours: 'sum(r.worked_hours)',
  scheduled_hours: 'sum(r.scheduled_hours)',
  late_minutes: 'sum(r.late_minutes)',
  early_minutes: 'sum(r.early_minutes)',
  absent_hours: 'sum(r.absent_hours)',
  extra_hours: 'sum(r.extra_hours)',
  worked_days: 'count(*) FILTER (WHERE r.worked_hours > 0)',
  absent_days: 'count(*) FILTER (WHERE r.absent_hours > 0)',
  missing_punches: 'count(*) FILTER (WHERE r.is_missing)',
} as const;
const attendancePattern = new RegExp(`^attendance\\.(${Object.keys(attendanceSums).join('|')})$`);
const attendanceColumns = Object.entries(attendanceSums).map(([word, sql]) => `${sql} AS ${word}`);

function attendance(field: string): SnapshotSource {
  const join = `LEFT JOIN (
      SELECT r.employee_id, ${attendanceColumns.join(', ')}
      FROM attendance_record r, p WHERE r.date BETWEEN p.attendance_start AND p.attendance_end GROUP BY r.employee_id) att ON att.employee_id = e.id`;
  return { type: 'number', sql: `att.${field}`, joins: { att: join } };
}

/** Sums over the period or its attendance days: one of them an employee and period. */
function findSum(source: string, column: SnapshotColumn): SnapshotSource | undefined {
  const item = source.match(oneTimePattern)?.[1];
  if (item) return oneTime(item, column);
  const kind = source.match(overtimePattern)?.[1];
  if (kind) return overtime(kind);
  if (source === 'leave.unpaid_hours' || source === 'leave.paid_hours') return leave(source === 'leave.paid_hours');
  const field = source.match(attendancePattern)?.[1];
  return field ? attendance(field) : undefined;
}

function find(source: string, column: SnapshotColumn, lines: string): SnapshotSource | undefined {
  const known = fixed[source] ?? (lines === 'segments' ? segment[source] : findRecordSet(lines)?.sources[source]);
  if (known) return known;
  const custom = customRecords.find(({ prefix }) => source.startsWith(prefix));
  if (custom) return customField(source.slice(custom.prefix.length), column, custom.record, custom.joins);
  const item = source.match(itemPattern);
  if (item) return compensation(item, column);
  return lines === 'employee' ? findSum(source, column) : undefined;
}

/** What of the records makes a source change from day to day. */
export interface DatedSource {
  readonly assignment: boolean;
  /** The code of a compensation item. */
  readonly item: string | null;
}

export const datedSource = (source: string): DatedSource => ({
  assignment: source.startsWith('assignment.') || source.startsWith(departmentCustom),
  item: source.match(itemPattern)?.[1] ?? null,
});

const accepted: Readonly<Record<SnapshotSource['type'], readonly SnapshotColumn['type'][]>> = {
  text: ['text'],
  number: ['integer', 'decimal', 'money'],
  date: ['date'],
  boolean: ['boolean'],
};

/**
 * Where a snapshot column comes from.
 * @param lines what the table's lines are: `employee`, `segments`, or the name of a record set
 * @throws AppError DEFINITION_INVALID naming table and column, for an unknown source or one of another type
 */
export function snapshotSource(solution: string, table: string, column: SnapshotColumn, lines = 'employee'): SnapshotSource {
  const refuse = (reason: string): AppError =>
    new AppError(
      'DEFINITION_INVALID',
      { solution, reason: `column ${table}.${column.code}: ${reason}` },
      { place: { table, column: column.code } },
    );
  const source = column.source === null ? undefined : find(column.source, column, lines);
  if (!source && column.source !== null && findSum(column.source, column)) {
    throw refuse(`"${column.source}" is a sum over the whole period. Move it to a table with one row an employee.`);
  }
  if (!source)
    throw refuse(`"${column.source}" is no source of employee data. See the catalogue of snapshot sources for those that exist.`);
  if (!accepted[source.type].includes(column.type)) {
    throw refuse(
      `"${column.source}" gives a ${source.type}, which a column of type ${column.type} cannot hold. Choose ${accepted[source.type].join(' or ')}.`,
    );
  }
  return source;
}
