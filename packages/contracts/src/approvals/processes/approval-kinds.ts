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
} as const satisfies Readonly<Record<string, ApprovalKindDefinition>>;

export type ApprovalKind = keyof typeof definitions;
export const approvalKinds = Object.keys(definitions) as [ApprovalKind, ...ApprovalKind[]];
export const approvalKindOf = (kind: ApprovalKind): ApprovalKindDefinition => definitions[kind];

/** What a subject says of itself: decimal text, an option's code, or nothing yet. */
export type SubjectFacts = Readonly<Record<string, string | null>>;
