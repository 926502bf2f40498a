import type { LocalizedText } from '../../core/languages.ts';
import type { Permission } from '../../core/permissions.ts';
import { type ImportMode, type ImportWriteback, importModes, importWritebacks } from './import-options.ts';

/** Something that files can be imported into. What it does is registered in the compose.ts of server and worker. */
export interface ImportEntityDefinition {
  readonly name: LocalizedText;
  /** Who may import, and whom it reaches; whoever imports may read as well. */
  readonly permission: Permission;
  /** Who may look at imports, rows and templates. */
  readonly readPermission: Permission;
  readonly modes: readonly ImportMode[];
  readonly writebacks: readonly ImportWriteback[];
  /** What of its columns some imports have and others do not, by who brings them: who does not hold it sees nothing of an import with such a column. */
  readonly columnNeeds?: readonly Permission[];
  /** People bring files of their own layout: what their columns are is proposed, unless something else is asked for. */
  readonly understands?: true;
  /** What a file says holds together: as long as one of its rows is refused, none is written. */
  readonly isWhole?: true;
}

/** What is kept is never taken away by a file. */
const keeping = {
  modes: ['create-and-update', 'create-only', 'update-only'],
  writebacks: ['create-and-update', 'create', 'update'],
} as const satisfies Pick<ImportEntityDefinition, 'modes' | 'writebacks'>;

/** A list of the company is one thing, of which there is one: the subject of what is imported into it. */
export const companyListId = 1;

/**
 * What can be imported, by code. The subject of an import is one record of it: for `batch-input` the batch, and as its part a table of its
 * input; for `employees`, `departments`, `punches`, `leave-balances`, `compensation` and `one-time-payments` the legal entity; for `calendar-days` the work calendar; for `compensation-review` the review; for `payslip-lines` a round of payslips by import; for `opening-balances` the period in which they count; for `global-table-rows` the
 * table, and as its part the legal entity whose own rows they are; for lists of the company `companyListId`.
 */
export const importEntities = {
  'batch-input': {
    name: { en: 'Values of a batch', 'zh-CN': '批次录入数据' },
    permission: 'batch.prepare',
    readPermission: 'pay.read',
    modes: importModes,
    writebacks: importWritebacks,
  },
  'payslip-lines': {
    name: { en: 'Figures of payslips', 'zh-CN': '工资单数据' },
    permission: 'batch.generate-payslips',
    readPermission: 'pay.read',
    modes: importModes,
    writebacks: importWritebacks,
  },
  employees: {
    name: { en: 'People', 'zh-CN': '员工' },
    permission: 'employee.edit',
    readPermission: 'employee.edit',
    understands: true,
    columnNeeds: ['pay.read', 'employee.read-bank', 'employee.read-identity'],
    ...keeping,
  },
  departments: {
    name: { en: 'Departments', 'zh-CN': '部门' },
    permission: 'department.edit',
    readPermission: 'department.edit',
    understands: true,
    ...keeping,
  },
  positions: {
    name: { en: 'Positions', 'zh-CN': '职位' },
    permission: 'position.edit',
    readPermission: 'position.read',
    understands: true,
    modes: importModes,
    writebacks: importWritebacks,
  },
  'cost-centers': {
    name: { en: 'Cost centers', 'zh-CN': '成本中心' },
    permission: 'cost-center.edit',
    readPermission: 'cost-center.read',
    understands: true,
    modes: importModes,
    writebacks: importWritebacks,
  },
  punches: {
    name: { en: 'Punches', 'zh-CN': '打卡记录' },
    permission: 'attendance.edit',
    readPermission: 'attendance.edit',
    understands: true,
    modes: ['create-and-update'],
    writebacks: ['create-and-update'],
  },
  'leave-balances': {
    name: { en: 'Leave balances', 'zh-CN': '假期余额' },
    permission: 'leave.edit',
    readPermission: 'leave.edit',
    understands: true,
    modes: ['create-and-update'],
    writebacks: ['create-and-update'],
  },
  'calendar-days': {
    name: { en: 'Days of a work calendar', 'zh-CN': '工作日历日期' },
    permission: 'calendar.edit',
    readPermission: 'calendar.edit',
    understands: true,
    ...keeping,
  },
  compensation: {
    name: { en: 'Compensation', 'zh-CN': '薪酬档案' },
    permission: 'compensation.edit',
    readPermission: 'pay.read',
    understands: true,
    modes: importModes,
    writebacks: importWritebacks,
  },
  'one-time-payments': {
    name: { en: 'One-time payments', 'zh-CN': '一次性薪资' },
    permission: 'compensation.edit',
    readPermission: 'pay.read',
    understands: true,
    modes: importModes,
    writebacks: importWritebacks,
  },
  'compensation-review': {
    name: { en: 'New amounts of a pay review', 'zh-CN': '批量调薪金额' },
    permission: 'compensation.review',
    readPermission: 'compensation.review',
    understands: true,
    modes: importModes,
    writebacks: importWritebacks,
  },
  'pay-types': {
    name: { en: 'Pay types', 'zh-CN': '薪酬类型' },
    permission: 'pay-type.edit',
    readPermission: 'solution.read',
    modes: importModes,
    writebacks: importWritebacks,
  },
  'balance-elements': {
    name: { en: 'Balance elements', 'zh-CN': '累计项' },
    permission: 'balance-element.edit',
    readPermission: 'solution.read',
    modes: importModes,
    writebacks: importWritebacks,
  },
  'opening-balances': {
    name: { en: 'Opening balances', 'zh-CN': '累计初始化' },
    permission: 'batch.submit-data',
    readPermission: 'pay.read',
    modes: importModes,
    writebacks: importWritebacks,
  },
  'global-table-rows': {
    name: { en: 'Rows of a global table', 'zh-CN': '全局表数据行' },
    permission: 'global-table.edit',
    readPermission: 'global-table.read',
    modes: importModes,
    writebacks: importWritebacks,
    isWhole: true,
  },
} as const satisfies Readonly<Record<string, ImportEntityDefinition>>;
export type ImportEntityCode = keyof typeof importEntities;
export const importEntityCodes = Object.keys(importEntities) as [ImportEntityCode, ...ImportEntityCode[]];

export const importEntityOf = (code: ImportEntityCode): ImportEntityDefinition => importEntities[code];
