import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  DEPARTMENT_CODE_TAKEN: {
    status: 409,
    en: '{legalEntity} has a department {code} already. Choose another code.',
    'zh-CN': '{legalEntity}已有部门 {code}，请换一个代码。',
  },
  DEPARTMENT_NOT_THERE: {
    status: 409,
    en: '{department} does not stand all the time from {from} through {until}. Choose other days, or another department.',
    'zh-CN': '{department}在 {from} 至 {until} 期间并非一直存在，请选择其他日期或其他部门。',
  },
  DEPARTMENT_BELOW_ITSELF: {
    status: 409,
    en: '{department} would stand below itself from {from} on. Choose a department that is not below it.',
    'zh-CN': '{department}从 {from} 起将隶属于其自身，请选择不在其下级的部门。',
  },
  DEPARTMENT_CHANGE_UNKNOWN: {
    status: 409,
    en: 'No change of {department} begins on {from} that something stood before. Delete the department if it was made by mistake.',
    'zh-CN': '{department}没有从 {from} 开始且此前有记录的变更；如部门系误建，请将其删除。',
  },
  DEPARTMENT_HAS_PEOPLE: {
    status: 409,
    en: 'In {department} there are still people after {lastDay} ({count}): {names}. Give them another department first, or merge this one into another.',
    'zh-CN': '{lastDay} 之后仍有 {count} 人在{department}任职：{names}。请先为其安排其他部门，或将本部门并入其他部门。',
  },
  DEPARTMENT_HAS_DEPARTMENTS: {
    status: 409,
    en: '{count} departments stand below {department} after {lastDay}: {names}. Move or close them first, or merge this one into another.',
    'zh-CN': '{lastDay} 之后{department}下仍有 {count} 个部门：{names}。请先移动或关闭它们，或将本部门并入其他部门。',
  },
  DEPARTMENT_OF_ANOTHER_ENTITY: {
    status: 409,
    en: '{department} belongs to {legalEntity}. A department is merged into one of its own legal entity, since people are paid by it.',
    'zh-CN': '{department}属于{legalEntity}。部门只能并入同一用人单位的部门，因为员工由该用人单位支付薪酬。',
  },
  DEPARTMENT_USED: {
    status: 409,
    en: '{department} stays, since people worked in it or departments stood below it. Close it instead.',
    'zh-CN': '{department}曾有员工任职或下设部门，因此不能删除；请改为关闭。',
  },
} as const satisfies ErrorDefinitions;
