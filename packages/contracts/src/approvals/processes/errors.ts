import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  PROCESS_EXISTS: {
    status: 409,
    en: 'There is a process for this already, “{name}”. Change that one, or take it out of use first.',
    'zh-CN': '已有流程“{name}”适用于此范围。请修改该流程，或先将其停用。',
  },
  PROCESS_UNSOUND: {
    status: 409,
    en: 'Step {position} cannot be saved: {reason}',
    'zh-CN': '第 {position} 个节点无法保存：{reason}',
  },
} as const satisfies ErrorDefinitions;
