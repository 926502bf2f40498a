import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  OWN_SUBMISSION: {
    status: 409,
    en: 'Nobody approves what they submitted. Somebody else among the approvers has to decide.',
    'zh-CN': '不能审批自己提交的内容，须由其他审批人处理。',
  },
  NOT_YOUR_TURN: {
    status: 409,
    en: 'You are not asked at the step that this approval is at now. Open it again to see who is.',
    'zh-CN': '当前节点不由您审批。请重新打开查看当前审批人。',
  },
  NOT_SUBMITTER: {
    status: 409,
    en: 'Only whoever submitted it can do this.',
    'zh-CN': '只有提交人可以执行此操作。',
  },
  NODE_NOT_EARLIER: {
    status: 409,
    en: 'It can be rolled back only to a step that it has gone through. Choose one of those before the current step, or the submitter.',
    'zh-CN': '只能退回到已经过的节点。请选择当前节点之前的节点或提交人。',
  },
  CANNOT_BE_ASKED: {
    status: 409,
    en: '{name} cannot be asked: {reason}. Choose somebody else.',
    'zh-CN': '不能请 {name} 审批：{reason}。请选择其他人。',
  },
  ASKED_ALREADY: {
    status: 409,
    en: '{name} is asked at this step already. Choose somebody else.',
    'zh-CN': '{name} 已是此节点的审批人。请选择其他人。',
  },
  NOT_ASKED: {
    status: 409,
    en: '{name} is not asked at the current step, so nobody takes their place.',
    'zh-CN': '{name} 不是当前节点的待审批人，无需替换。',
  },
  APPROVER_MISSING: {
    status: 409,
    en: 'It cannot be submitted: step {position}, “{node}”, has nobody who could approve it. {reason} Have the approval process or the people it names put right.',
    'zh-CN': '无法提交：第 {position} 个节点“{node}”没有可审批的人。{reason}请修正审批流程或其中指定的人员。',
  },
  NOTHING_SAID: {
    status: 422,
    en: 'Write a remark or add a file.',
    'zh-CN': '请填写备注或添加文件。',
  },
  NO_NODE_APPLIES: {
    status: 409,
    en: 'It cannot be submitted: none of the steps of its approval process applies to it, so nobody would approve it. Have the process put right.',
    'zh-CN': '无法提交：审批流程中没有适用的节点，无人审批。请修正审批流程。',
  },
} as const satisfies ErrorDefinitions;
