import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  PICTURE_UNUSABLE: {
    status: 422,
    en: 'This picture cannot be shown: it is damaged, larger than {kilobytes} kB, or has more than {pixels} pixels. Save it as PNG or JPEG and bring it again.',
    'zh-CN': '无法显示此图片：文件已损坏、超过 {kilobytes} kB，或像素超过 {pixels}。请另存为 PNG 或 JPEG 后重新上传。',
  },
  FIELD_NOT_TRANSLATED: {
    status: 422,
    en: 'The field {field} of {model} is not kept in several languages. Those that are: {fields}.',
    'zh-CN': '{model} 的字段 {field} 没有多语言内容。支持的字段：{fields}。',
  },
  DEMO_ACCOUNT_ONLY: {
    status: 422,
    en: '{account} is no demo account of this installation. Only those can be visited, since their passwords are no secret: {accounts}.',
    'zh-CN': '{account} 不是本系统的演示账号。只有密码公开的演示账号可供访客使用：{accounts}。',
  },
  DEMO_MAPPING_EXISTS: {
    status: 409,
    en: '{externalId} is mapped already, to {account}. Delete that mapping first.',
    'zh-CN': '{externalId} 已映射到 {account}。请先删除该映射。',
  },
  PARAMETER_EXISTS: {
    status: 409,
    en: 'There is a system parameter {name} already. Change that one, or choose another name.',
    'zh-CN': '已有系统参数 {name}。请修改该参数，或换一个名称。',
  },
  PARAMETER_VALUE_WRONG: {
    status: 422,
    en: 'The value of {name} will not do: {reason}.',
    'zh-CN': '{name} 的值无效：{reason}。',
  },
} as const satisfies ErrorDefinitions;
