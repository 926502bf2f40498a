import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  DRAFT_CONFLICT: {
    status: 409,
    en: '{who} has changed the same part since you opened it: {part}. Nothing of yours was saved; look at both sides and save again.',
    'zh-CN': '您打开之后，{who} 已修改同一处：{part}。您的修改未保存；请对照两边后再保存。',
  },
  DRAFT_TOO_LARGE: {
    status: 409,
    en: 'The draft would be longer than {count} characters. Keep records in tables that are typed or imported, not in the rules.',
    'zh-CN': '草稿将超过 {count} 个字符。数据请放入录入或导入的表，不要写在规则中。',
  },
  TABLE_NAMES_ALIKE: {
    status: 409,
    en: 'The tables {first} and {second} are both called “{name}”. Rename one of them: people choose tables by their names.',
    'zh-CN': '表 {first} 与 {second} 的名称都是“{name}”。请为其中之一改名：表是按名称选择的。',
  },
  TESTS_RED: {
    status: 409,
    en: '{count} tests of copy {number} are red. {test}: {failure}',
    'zh-CN': '副本 {number} 有 {count} 项测试未通过。{test}：{failure}',
  },
} as const satisfies ErrorDefinitions;
