import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  CUSTOM_VALUE_UNFIT: {
    status: 422,
    en: '“{field}” cannot be {value}. It holds {expected}.',
    'zh-CN': '“{field}”不能为 {value}，应为{expected}。',
  },
  CUSTOM_VALUE_MISSING: {
    status: 422,
    en: '“{field}” has to be said. Fill it in, then save again.',
    'zh-CN': '“{field}”为必填项，请填写后再保存。',
  },
  CUSTOM_FIELD_EXISTS: {
    status: 409,
    en: 'There is a field {key} already. Choose another key.',
    'zh-CN': '已有字段 {key}，请换一个标识。',
  },
  CUSTOM_FIELD_CHOICES: {
    status: 422,
    en: 'A field of choices has at least one choice, and no other field has any; only a text has a pattern. Correct “{field}”, then save again.',
    'zh-CN': '选项字段至少要有一个选项，其他类型不得有选项；只有文本字段可设格式。请更正“{field}”后再保存。',
  },
  CUSTOM_FIELD_CHOICE_USED: {
    status: 409,
    en: 'The choice {value} of “{field}” stays, since {count} records have it. Rename it, or change those records first.',
    'zh-CN': '“{field}”的选项 {value} 有 {count} 条记录在用，不能去掉；可将其改名，或先更改这些记录。',
  },
  CUSTOM_FIELD_MASK_UNFIT: {
    status: 409,
    en: '{count} records say something in “{field}” that does not look like {mask}, for example {value}. Correct them first, or choose another pattern.',
    'zh-CN': '有 {count} 条记录的“{field}”不符合格式 {mask}，例如 {value}。请先更正这些记录，或更换格式。',
  },
  CUSTOM_FIELD_USED: {
    status: 409,
    en: '“{field}” stays, since {count} records say something in it. Empty it in those records first.',
    'zh-CN': '有 {count} 条记录填写了“{field}”，因此不能删除；请先清空这些记录中的该字段。',
  },
} as const satisfies ErrorDefinitions;
