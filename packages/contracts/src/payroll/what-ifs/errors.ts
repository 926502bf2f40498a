import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  KNOWN_ON_UNANSWERABLE: {
    status: 422,
    en: 'What was known on {on} cannot be said: what the records said is kept since {first}. Choose a day from {first} to {last}.',
    'zh-CN': '无法得知 {on} 当日的已知情况：记录的历史自 {first} 起保存。请选择 {first} 至 {last} 之间的日期。',
  },
} as const satisfies ErrorDefinitions;
