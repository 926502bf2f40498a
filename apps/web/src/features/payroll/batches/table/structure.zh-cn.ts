/** What is said of how a calculated table is made. */
export const structure = {
  of: '{{table}}的结构',
  column: '列',
  code: '代码',
  type: '类型',
  from: '来源',
  formula: '公式',
  and: '、',
  digits_other: '{{count}} 位小数',
  types: { text: '文本', integer: '整数', decimal: '数值', money: '金额', date: '日期', boolean: '是/否', percentage: '百分比' },
};
