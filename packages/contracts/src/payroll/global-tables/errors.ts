import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  GLOBAL_TABLE_EXISTS: {
    status: 409,
    en: 'There is a global table {code} already. Choose another code.',
    'zh-CN': '已有全局表 {code}，请换一个代码。',
  },
  GLOBAL_TABLE_NAME_TAKEN: {
    status: 409,
    en: 'Another global table is called {name} already. Choose another name.',
    'zh-CN': '已有名为“{name}”的全局表，请换一个名称。',
  },
  GLOBAL_TABLE_INVALID: {
    status: 409,
    en: 'Global table {code} cannot be saved like this: {reason}',
    'zh-CN': '全局表 {code} 无法这样保存：{reason}',
  },
  GLOBAL_TABLE_TYPE: {
    status: 409,
    en: 'Global table {code} is of the type “{type}”: {needs}.',
    'zh-CN': '全局表 {code} 的类型为“{type}”：{needs}。',
  },
  GLOBAL_TABLE_CONFLICT: {
    status: 409,
    en: '{who} has changed the same part since you opened it: {part}. Nothing of yours was saved; look at both sides and save again.',
    'zh-CN': '您打开之后，{who} 已修改同一处：{part}。您的修改未保存；请对照两边后再保存。',
  },
  GLOBAL_TABLE_USED: {
    status: 409,
    en: 'Copies of {solutions} hold global table {code}, so that it stays.',
    'zh-CN': '{solutions} 的副本使用全局表 {code}，因此不能删除。',
  },
  GLOBAL_TABLE_OWN_ROWS: {
    status: 409,
    en: 'Legal entities have rows of their own in global table {code}, so that it stays a table of independent entities.',
    'zh-CN': '全局表 {code} 已有法人自己的数据行，须保持为独立法人表。',
  },
  GLOBAL_TABLE_COMMON: {
    status: 409,
    en: 'Global table {code} is common to all: a legal entity has rows of its own only where the table says so.',
    'zh-CN': '全局表 {code} 为全体共用；只有标记为独立法人的表才有法人自己的数据行。',
  },
  GLOBAL_TABLE_LINKED: {
    status: 409,
    en: 'Table {table} holds global table {code}, revision {revision}, and cannot be changed here. Change the global table and take its new revision, or take the link out first.',
    'zh-CN': '表 {table} 的内容来自全局表 {code} 的修订 {revision}，不能在此修改。请修改全局表后更新，或先取消关联。',
  },
} as const satisfies ErrorDefinitions;
