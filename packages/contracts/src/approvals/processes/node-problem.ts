import type { LocalizedText } from '../../core/languages.ts';

/** Why somebody whom a rule names cannot be asked. */
export const approverProblems = ['submitter', 'left', 'locked', 'may-not-decide'] as const;
export type ApproverProblem = (typeof approverProblems)[number];

/** Why a rule names nobody, and what is wrong with a node as a whole. */
export const nodeProblems = [
  'no-supervisor',
  'no-department-manager',
  'no-account',
  'no-person',
  'role-empty',
  'subject-names-nobody',
  'too-many',
  'only-submitter',
  'all-unable',
  'nobody',
  'none-applies',
] as const;
export type NodeProblem = (typeof nodeProblems)[number];

/** Why a node cannot be saved. */
export const nodeFaults = ['unsound-condition', 'unknown-user', 'unknown-role'] as const;
export type NodeFault = (typeof nodeFaults)[number];

export const nodeFaultTexts: Readonly<Record<NodeFault, LocalizedText>> = {
  'unsound-condition': {
    en: 'a condition asks for something that cannot be compared in this way. Choose a number for a figure, or one of the options.',
    'zh-CN': '条件的比较方式或取值无效。数字请填写数值，选项请从列表中选择。',
  },
  'unknown-user': {
    en: 'it names somebody who does not exist any more. Choose somebody else.',
    'zh-CN': '指定的人员已不存在，请重新选择。',
  },
  'unknown-role': { en: 'it names a role that does not exist any more. Choose another one.', 'zh-CN': '指定的角色已不存在，请重新选择。' },
};

/** What is wrong with somebody, in words: “Anna Lee has left”. */
export const approverProblemTexts: Readonly<Record<ApproverProblem, LocalizedText>> = {
  submitter: { en: 'submitted it', 'zh-CN': '是提交人' },
  left: { en: 'has left', 'zh-CN': '已离职' },
  locked: { en: 'cannot sign in: the account is locked', 'zh-CN': '账号已锁定，无法登录' },
  'may-not-decide': { en: 'has no role that may decide approvals', 'zh-CN': '没有可以审批的角色' },
};

/** What is wrong with a rule or a node, as a sentence. */
export const nodeProblemTexts: Readonly<Record<NodeProblem, LocalizedText>> = {
  'no-supervisor': { en: 'There is no supervisor at this level.', 'zh-CN': '没有该级别的上级。' },
  'no-department-manager': { en: 'The department has no manager, nor has one above it.', 'zh-CN': '所在部门及上级部门均未设置负责人。' },
  'no-account': { en: 'Whoever it would be has no account.', 'zh-CN': '对应人员没有账号。' },
  'no-person': { en: 'It is about no single person, so nobody is their superior.', 'zh-CN': '该事项不针对具体人员，没有对应的上级。' },
  'role-empty': { en: 'Nobody has this role.', 'zh-CN': '没有人拥有该角色。' },
  'subject-names-nobody': { en: 'No approvers are named there.', 'zh-CN': '该处未指定审批人。' },
  'too-many': { en: 'More people than can be asked at one step.', 'zh-CN': '人数超过一个节点可询问的上限。' },
  'only-submitter': {
    en: 'Only whoever submits it is named there, and nobody approves what they submitted.',
    'zh-CN': '只指定了提交人本人，而提交人不能审批自己提交的内容。',
  },
  'all-unable': {
    en: 'Everybody named there has left, is locked or may not decide.',
    'zh-CN': '指定的人员均已离职、账号锁定或没有审批权限。',
  },
  nobody: { en: 'Nobody can be asked here.', 'zh-CN': '此节点没有可审批的人。' },
  'none-applies': { en: 'No step applies, so nobody would approve it.', 'zh-CN': '没有适用的节点，无人审批。' },
};
