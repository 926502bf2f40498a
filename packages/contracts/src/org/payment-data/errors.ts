import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  NUMBER_MISTYPED: {
    status: 422,
    en: 'The check digits of this {what} do not fit: at least one character is wrong. Compare it with the document and type it again.',
    'zh-CN': '该{what}的校验位不符，至少有一个字符有误。请对照证件重新输入。',
  },
} as const satisfies ErrorDefinitions;
