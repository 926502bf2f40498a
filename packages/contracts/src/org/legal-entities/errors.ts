import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  LEGAL_ENTITY_EXISTS: {
    status: 409,
    en: 'There is a legal entity {code} already. Choose another code.',
    'zh-CN': '已有用人单位 {code}，请换一个代码。',
  },
  LEGAL_ENTITY_BEYOND: {
    status: 403,
    en: 'You may change single legal entities. Only who may change all of them can add {code}: ask an administrator.',
    'zh-CN': '您只能维护指定的用人单位；新建 {code} 须有维护全部用人单位的权限，请联系管理员。',
  },
  LEGAL_ENTITY_SETTLED: {
    status: 409,
    en: '{legalEntity} keeps its {what}, since people are paid by it: there are {count} periods, the first from {from}. Amounts and days of what was paid would mean something else. Make another legal entity, or delete its periods where none was paid.',
    'zh-CN':
      '{legalEntity}的{what}不能更改，因为已由其发薪：已有 {count} 个期间，最早从 {from} 开始；更改后，已发金额和日期的含义会不同。请新建用人单位；若从未发薪，可先删除其期间。',
  },
  LEGAL_ENTITY_USED: {
    status: 409,
    en: '{legalEntity} stays, since this belongs to it: {what}. Only a legal entity that nothing belongs to can be deleted.',
    'zh-CN': '{legalEntity}不能删除，因为以下内容属于它：{what}。只有不含任何内容的用人单位才能删除。',
  },
} as const satisfies ErrorDefinitions;
