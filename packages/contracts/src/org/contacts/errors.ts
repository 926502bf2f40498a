import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  CONTACT_PHONE_REQUIRED: {
    status: 422,
    en: '{name} is to be called in an emergency and has no phone number. Type one, or take the mark away.',
    'zh-CN': '{name}是紧急联系人，但没有电话号码。请填写电话，或取消紧急联系人标记。',
  },
  CONTACTS_TOO_MANY: {
    status: 422,
    en: '{employee} has {max} contacts already, which is as many as there can be. Take one out first.',
    'zh-CN': '{employee}已有 {max} 位联系人，达到上限。请先删除一位。',
  },
  CONTACTS_NOT_OWN: {
    status: 403,
    en: 'Your company does not let employees change their contacts themselves. Tell whoever looks after people in your company.',
    'zh-CN': '贵公司不允许员工自行修改联系人，请联系人事。',
  },
} as const satisfies ErrorDefinitions;
