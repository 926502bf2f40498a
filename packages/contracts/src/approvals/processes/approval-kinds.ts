import type { LocalizedText } from '../../core/languages.ts';
import type { ProcessNode } from './process-node.ts';

/** What a condition can ask of a subject. A `number` is decimal text, in the currency of the subject's solution where it is money. */
export type ApprovalFact =
  | { readonly type: 'number'; readonly label: LocalizedText }
  | { readonly type: 'option'; readonly label: LocalizedText; readonly options: Readonly<Record<string, LocalizedText>> };

interface ApprovalKindDefinition {
  readonly label: LocalizedText;
  readonly facts: Readonly<Record<string, ApprovalFact>>;
  /** Who approves where no process was made: the kind's own way. */
  readonly defaultNodes: readonly ProcessNode[];
}

/** Whoever the subject itself names, as a solution names its approvers: one of them is enough. */
const subjectApprovers: readonly ProcessNode[] = [
  {
    name: { en: 'Solution approver', 'zh-CN': '方案审批人' },
    mode: 'any-of',
    approvers: [{ by: 'subject-approvers' }],
    conditions: [],
    match: 'all',
    deadline: null,
  },
];

/** Whom the person that it is about reports to. */
const supervisor: readonly ProcessNode[] = [
  {
    name: { en: 'Supervisor', 'zh-CN': '直接上级' },
    mode: 'any-of',
    approvers: [{ by: 'supervisor', level: 1, of: 'subject' }],
    conditions: [],
    match: 'all',
    deadline: null,
  },
];

/** Whoever looks after the people of the legal entity: one of them is enough. */
const humanResources: readonly ProcessNode[] = [
  {
    name: { en: 'Human resources', 'zh-CN': '人力资源' },
    mode: 'any-of',
    approvers: [{ by: 'subject-approvers' }],
    conditions: [],
    match: 'all',
    deadline: null,
  },
];

/**
 * All that is approved. A new kind is an entry here, a handler in the server's compose.ts (ApprovalHandler) and a view in the web's
 * approval-subjects.tsx.
 */
const definitions = {
  'payroll-batch': {
    label: { en: 'Payroll batch', 'zh-CN': '薪酬批次' },
    facts: {
      type: {
        type: 'option',
        label: { en: 'Type of batch', 'zh-CN': '批次类型' },
        options: { normal: { en: 'Normal', 'zh-CN': '正常' }, offcycle: { en: 'Off-cycle', 'zh-CN': '补发' } },
      },
      payees: { type: 'number', label: { en: 'Number of people', 'zh-CN': '人数' } },
      gross: { type: 'number', label: { en: 'Gross pay', 'zh-CN': '应发合计' } },
      net: { type: 'number', label: { en: 'Net pay', 'zh-CN': '实发合计' } },
    },
    defaultNodes: subjectApprovers,
  },
  'solution-release': {
    label: { en: 'Release of rules', 'zh-CN': '规则发布' },
    facts: { differences: { type: 'number', label: { en: 'Number of differences', 'zh-CN': '差异数' } } },
    defaultNodes: subjectApprovers,
  },
  leave: {
    label: { en: 'Leave', 'zh-CN': '请假' },
    facts: {
      days: { type: 'number', label: { en: 'Number of working days', 'zh-CN': '工作日天数' } },
      paid: {
        type: 'option',
        label: { en: 'Paid or not', 'zh-CN': '是否带薪' },
        options: { paid: { en: 'Paid', 'zh-CN': '带薪' }, unpaid: { en: 'Unpaid', 'zh-CN': '无薪' } },
      },
    },
    defaultNodes: supervisor,
  },
  overtime: {
    label: { en: 'Overtime', 'zh-CN': '加班' },
    facts: {
      hours: { type: 'number', label: { en: 'Number of hours', 'zh-CN': '小时数' } },
      kind: {
        type: 'option',
        label: { en: 'Kind of day', 'zh-CN': '日期类型' },
        options: {
          weekday: { en: 'Working day', 'zh-CN': '工作日' },
          restday: { en: 'Day off', 'zh-CN': '休息日' },
          holiday: { en: 'Public holiday', 'zh-CN': '法定节假日' },
        },
      },
      way: {
        type: 'option',
        label: { en: 'Made good by', 'zh-CN': '补偿方式' },
        options: { pay: { en: 'Pay', 'zh-CN': '加班费' }, leave: { en: 'Leave', 'zh-CN': '调休' } },
      },
    },
    defaultNodes: supervisor,
  },
  'personnel-action': {
    label: { en: 'Personnel action', 'zh-CN': '人事异动' },
    facts: {
      kind: {
        type: 'option',
        label: { en: 'What is to change', 'zh-CN': '异动类型' },
        options: {
          hire: { en: 'Hire', 'zh-CN': '入职' },
          'confirm-probation': { en: 'Confirmation of probation', 'zh-CN': '转正' },
          'extend-probation': { en: 'Extension of probation', 'zh-CN': '延长试用期' },
          transfer: { en: 'Transfer', 'zh-CN': '调动' },
          promotion: { en: 'Promotion', 'zh-CN': '晋升' },
          'part-time': { en: 'Part-time', 'zh-CN': '转为兼职' },
          'leave-of-absence': { en: 'Leave of absence', 'zh-CN': '停薪留职' },
          'sign-contract': { en: 'Contract', 'zh-CN': '签订合同' },
          termination: { en: 'Termination', 'zh-CN': '离职' },
          rehire: { en: 'Rehire', 'zh-CN': '重新入职' },
        },
      },
      by: {
        type: 'option',
        label: { en: 'Who asks', 'zh-CN': '发起人' },
        options: {
          self: { en: 'The person', 'zh-CN': '本人' },
          manager: { en: 'A manager', 'zh-CN': '经理' },
          hr: { en: 'Human resources', 'zh-CN': '人力资源' },
        },
      },
    },
    defaultNodes: humanResources,
  },
  'compensation-review': {
    label: { en: 'Pay review', 'zh-CN': '批量调薪' },
    facts: {
      people: { type: 'number', label: { en: 'Number of people', 'zh-CN': '人数' } },
      percent: { type: 'number', label: { en: 'Raise of all in per cent', 'zh-CN': '总体上调百分比' } },
    },
    defaultNodes: humanResources,
  },
  'punch-correction': {
    label: { en: 'Correction of attendance', 'zh-CN': '补卡' },
    facts: { wrong: { type: 'number', label: { en: 'Punches that are not to count', 'zh-CN': '不计入的打卡数' } } },
    defaultNodes: supervisor,
  },
} as const satisfies Readonly<Record<string, ApprovalKindDefinition>>;

export type ApprovalKind = keyof typeof definitions;
export const approvalKinds = Object.keys(definitions) as [ApprovalKind, ...ApprovalKind[]];
export const approvalKindOf = (kind: ApprovalKind): ApprovalKindDefinition => definitions[kind];

/** What a subject says of itself: decimal text, an option's code, or nothing yet. */
export type SubjectFacts = Readonly<Record<string, string | null>>;
