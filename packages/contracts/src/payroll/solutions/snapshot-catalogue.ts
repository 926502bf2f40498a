/**
 * The catalogue of sources: what a column of a snapshot table may freeze from the employee's records, and what the lines of such a table may
 * be. The database layer holds an SQL expression for each (packages/db/src/payroll/batches/snapshot-sources.ts); a test there holds both equal.
 */
import type { LocalizedText } from '../../core/languages.ts';
import type { ColumnType } from './definition.ts';

/** What a source gives; a number fits columns of type integer, decimal and money. */
export type SourceType = 'text' | 'number' | 'date' | 'boolean';

export interface CatalogueSource {
  /** As `source` names it. A part in capitals stands for a code of the company's own: an item, a custom field. */
  readonly word: string;
  /** A custom field is read as the column's type. */
  readonly types: readonly SourceType[];
  /** What the lines of a table must be that reads it; null: whatever they are. */
  readonly lines: readonly string[] | null;
  readonly meaning: LocalizedText;
}

type Entry = readonly [word: string, types: SourceType | readonly SourceType[], en: string, zh: string];

const group = (lines: readonly string[] | null, entries: readonly Entry[]): CatalogueSource[] =>
  entries.map(([word, types, en, zh]) => ({ word, types: [types].flat(), lines, meaning: { en, 'zh-CN': zh } }));

export const snapshotCatalogue: readonly CatalogueSource[] = [
  ...group(null, [
    ['employee.number', 'text', 'Employee number', '工号'],
    ['employee.name', 'text', 'Name', '姓名'],
    ['employee.gender', 'text', 'Gender', '性别'],
    ['employee.email', 'text', 'E-mail address', '电子邮箱'],
    ['employee.hire_date', 'date', 'First day of employment', '入职日期'],
    ['employee.termination_date', 'date', 'Last day of employment', '离职日期'],
    [
      'employee.custom.KEY',
      ['text', 'number', 'date', 'boolean'],
      'A custom field; blank where it does not read as the column’s type',
      '自定义字段；按列的类型无法读取时为空',
    ],
    ['assignment.category', 'text', 'Category as of the last day employed in the period', '期间内最后在职日的员工类别'],
    ['assignment.department', 'text', 'Code of the department as of that day', '当日部门代码'],
    [
      'department.custom.KEY',
      ['text', 'number', 'date', 'boolean'],
      'A custom field of the department as of that day; blank where it does not read as the column’s type',
      '当日部门的自定义字段；按列的类型无法读取时为空',
    ],
    ['assignment.department_name', 'text', 'English name of the department as of that day', '当日部门英文名称'],
    ['assignment.position', 'text', 'Code of the position as of that day', '当日职位代码'],
    ['assignment.position_title', 'text', 'English title of the position as of that day', '当日职位英文名称'],
    ['assignment.grade', 'text', 'Code of the grade as of that day', '当日职级代码'],
    ['assignment.cost_center', 'text', 'Code of the cost centre as of that day', '当日成本中心代码'],
    [
      'compensation.ITEM',
      'number',
      'Amount of a pay item as of the last day employed, in the column’s currency',
      '期间内最后在职日的薪资项目金额（按列的币种）',
    ],
    ['compensation.ITEM.at_start', 'number', 'The amount as of the first day employed', '期间内首个在职日的金额'],
    [
      'compensation.ITEM.changed_on',
      'date',
      'Since when the amount of the last day holds, where that lies within the period',
      '最后在职日的金额自何日起生效（须在期间内）',
    ],
  ]),
  ...group(
    ['employee'],
    [
      [
        'one_time.ITEM',
        'number',
        'Sum of one-time payments of a pay item whose payroll date lies in the period, in the column’s currency',
        '计薪日期在期间内的一次性薪资项目合计（按列的币种）',
      ],
      ['overtime.weekday', 'number', 'Approved hours of overtime on weekdays, to be paid', '已批准并付薪的工作日加班小时'],
      ['overtime.restday', 'number', 'Approved hours of overtime on rest days, to be paid', '已批准并付薪的休息日加班小时'],
      ['overtime.holiday', 'number', 'Approved hours of overtime on public holidays, to be paid', '已批准并付薪的法定节假日加班小时'],
      ['leave.unpaid_hours', 'number', 'Approved hours of unpaid leave', '已批准的无薪假小时'],
      ['leave.paid_hours', 'number', 'Approved hours of paid leave', '已批准的带薪假小时'],
      ['attendance.worked_hours', 'number', 'Hours worked in the attendance days', '考勤期内的出勤小时'],
      ['attendance.scheduled_hours', 'number', 'Hours scheduled in the attendance days', '考勤期内的应出勤小时'],
      ['attendance.late_minutes', 'number', 'Minutes late in the attendance days', '考勤期内的迟到分钟'],
      ['attendance.early_minutes', 'number', 'Minutes left early in the attendance days', '考勤期内的早退分钟'],
      ['attendance.absent_hours', 'number', 'Hours absent without leave in the attendance days', '考勤期内的缺勤小时'],
      ['attendance.extra_hours', 'number', 'Hours clocked outside of shifts in the attendance days', '考勤期内班次以外的打卡小时'],
      ['attendance.worked_days', 'number', 'Days worked in the attendance days', '考勤期内的出勤天数'],
      ['attendance.absent_days', 'number', 'Days with absence in the attendance days', '考勤期内的缺勤天数'],
      ['attendance.missing_punches', 'number', 'Days with a missing punch in the attendance days', '考勤期内的缺卡天数'],
    ],
  ),
  ...group(
    ['segments'],
    [
      ['segment.from', 'date', 'First day of the part', '该段首日'],
      ['segment.to', 'date', 'Last day of the part', '该段末日'],
    ],
  ),
  ...group(['overtime'], [['record.kind', 'text', 'weekday, restday or holiday', 'weekday、restday 或 holiday']]),
  ...group(['overtime', 'attendance', 'one-time-payments'], [['record.date', 'date', 'Day', '日期']]),
  ...group(['overtime', 'leave'], [['record.hours', 'number', 'Hours', '小时']]),
  ...group(
    ['leave'],
    [
      ['record.type', 'text', 'Code of the leave type', '假期类型代码'],
      ['record.paid', 'boolean', 'Whether it is paid', '是否带薪'],
      ['record.start_date', 'date', 'First day of the whole leave', '整段假期首日'],
      ['record.end_date', 'date', 'Last day of the whole leave', '整段假期末日'],
    ],
  ),
  ...group(
    ['leave', 'compensation'],
    [
      ['record.from', 'date', 'First day within the period', '期间内首日'],
      ['record.to', 'date', 'Last day within the period', '期间内末日'],
    ],
  ),
  ...group(
    ['attendance'],
    [
      ['record.shift', 'text', 'Code of the shift', '班次代码'],
      ['record.scheduled_hours', 'number', 'Hours scheduled', '应出勤小时'],
      ['record.worked_hours', 'number', 'Hours worked', '出勤小时'],
      ['record.late_minutes', 'number', 'Minutes late', '迟到分钟'],
      ['record.early_minutes', 'number', 'Minutes left early', '早退分钟'],
      ['record.absent_hours', 'number', 'Hours absent without leave', '缺勤小时'],
      ['record.extra_hours', 'number', 'Hours clocked outside of the shift', '班次以外的打卡小时'],
    ],
  ),
  ...group(
    ['compensation', 'one-time-payments', 'cost-centers'],
    [['record.item', 'text', 'Code of the pay item; blank in a cost centre: every item', '薪资项目代码；成本中心中为空表示所有项目']],
  ),
  ...group(
    ['compensation', 'one-time-payments'],
    [
      ['record.amount', 'number', 'Amount', '金额'],
      ['record.currency', 'text', 'Currency', '币种'],
    ],
  ),
  ...group(['one-time-payments'], [['record.remarks', 'text', 'Remarks', '备注']]),
  ...group(
    ['compensation'],
    [
      ['record.effective_date', 'date', 'First day of the record', '记录生效日'],
      ['record.expiry_date', 'date', 'Last day of the record', '记录失效日'],
      ['record.period', 'text', 'Payroll period in which it takes effect', '生效的薪资期间'],
    ],
  ),
  ...group(
    ['cost-centers'],
    [
      ['record.code', 'text', 'Code of the cost centre', '成本中心代码'],
      ['record.ratio', 'number', 'Share', '比例'],
      ['record.main', 'boolean', 'Whether it is the main one', '是否主成本中心'],
      ['record.tail', 'boolean', 'Whether it takes the difference of rounding', '是否承担尾差'],
    ],
  ),
];

/** What `lines` of a snapshot table may say. */
export const snapshotLines = [
  'employee',
  'segments',
  'overtime',
  'leave',
  'attendance',
  'compensation',
  'one-time-payments',
  'cost-centers',
] as const;

const columnTypes: Readonly<Record<SourceType, readonly ColumnType[]>> = {
  text: ['text'],
  number: ['integer', 'decimal', 'money'],
  date: ['date'],
  boolean: ['boolean'],
};

/** Types of a column that can hold what a source gives. */
export const columnTypesOf = ({ types }: Pick<CatalogueSource, 'types'>): ColumnType[] => types.flatMap((type) => columnTypes[type]);

const codePattern = String.raw`[\p{L}\p{N}_-]+`;
const matchers = snapshotCatalogue.map((source) => {
  const parts = source.word.split('.').map((part) => (part === 'ITEM' || part === 'KEY' ? codePattern : part));
  return { source, pattern: new RegExp(`^${parts.join(String.raw`\.`)}$`, 'u') };
});

/** Every source that a word may mean; more than one where record sets share it. */
export const findSources = (word: string): CatalogueSource[] =>
  matchers.filter(({ pattern }) => pattern.test(word)).map(({ source }) => source);
