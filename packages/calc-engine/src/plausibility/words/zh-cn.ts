import type { PlausibilityWords } from './words.ts';

export const chinese: PlausibilityWords = {
  expected: (least, most) => (least === null ? `不超过 ${most}` : most === null ? `不低于 ${least}` : `介于 ${least} 至 ${most}`),
  times: (times) => `与上期相差不超过 ${times} 倍`,
  causes: {
    VALUE_OUTSIDE: ({ column, expected }) => `${column}应${expected}`,
    RATE_OUTSIDE: ({ column, expected }) => `${column}是比例，应${expected}`,
    NEGATIVE_NET: ({ column }) => `${column}为负`,
    ZERO_NET: ({ column }) => `${column}为零`,
    DAY_31_UNPAID: ({ column }) => `${column}为 31 日，按每月 30 天计算时不计天数`,
    PAY_FAR_FROM_LAST: ({ column, expected }) => `${column}应${expected}`,
    AMOUNT_DIFFERS: ({ column, expected }) => `${column}列示为“${expected}”，但与之不符`,
  },
  rows: {
    VALUE_OUTSIDE: ({ value }) => value,
    RATE_OUTSIDE: ({ value }) => value,
    NEGATIVE_NET: ({ value }) => value,
    ZERO_NET: ({ value }) => value,
    DAY_31_UNPAID: ({ value }) => value,
    PAY_FAR_FROM_LAST: ({ value, against }) => `本期 ${value}，上期 ${against}`,
    AMOUNT_DIFFERS: ({ value, against }) => `${value}，应为 ${against}`,
  },
  untold: '无法校验：条件在此处没有结果。',
  steps: {
    VALUE_OUTSIDE: '请在登记处更正',
    RATE_OUTSIDE: '百分之八应写作 8% 或 0.08。请在登记处更正',
    NEGATIVE_NET: '请查看哪项扣款超过了工资，可予结转',
    ZERO_NET: '请查看为何无可发金额：无工资、无薪假或扣款',
    RULE: '请更正规则所指的内容',
    DAY_31_UNPAID: '当日出勤按此规则不计薪：请另行支付',
    PAY_FAR_FROM_LAST: '请查看此后有何变化',
    AMOUNT_DIFFERS: '请核对数量、单价和计算规则（例如是否设有上限）',
    BASE_DIFFERS: '可不填基数，由系统推算；或对照公布文件核对级距和税率',
    QUICK_DEDUCTION_DIFFERS: '可不填速算扣除数，由系统推算；或对照公布文件核对级距和税率',
    BRACKET_GAP: '请补充缺少的级距，或将最后一级的上限留空表示不封顶',
    VERSION_GAP: '请让前一版本生效至后一版本开始，或补充中间的版本',
    VERSION_CHANGE: '请对照公布文件核对。变动本来就大的表可声明 “plausible: {change: …}”',
  },
  settled: {
    warning: (step) => `${step}，或说明理由。`,
    error: (step) => `${step}，或暂缓发放相关人员。`,
    table: (step) => `${step}。`,
  },
  tables: {
    VALUE_OUTSIDE: ({ table, column, since, row, found, expected }) =>
      `“${table}”${since} 起第 ${row} 行：${column}为 ${found}，应${expected}。`,
    RATE_OUTSIDE: ({ table, column, since, row, found, expected }) =>
      `“${table}”${since} 起第 ${row} 行：${column}为 ${found}，比例应${expected}。`,
    BASE_DIFFERS: ({ table, column, since, row, found, expected }) =>
      `“${table}”${since} 起第 ${row} 行：${column}为 ${found}，按级距和税率应为 ${expected}。`,
    QUICK_DEDUCTION_DIFFERS: ({ table, column, since, row, found, expected }) =>
      `“${table}”${since} 起第 ${row} 行：${column}为 ${found}，按级距和税率应为 ${expected}。`,
    BRACKET_GAP: ({ table, since, expected, row }) =>
      row === '1' ? `“${table}”${since} 起没有低于 ${expected} 的级距。` : `“${table}”${since} 起没有高于 ${expected} 的级距。`,
    VERSION_GAP: ({ table, since, expected }) => `“${table}”从 ${expected} 到 ${since} 之间没有生效的版本。`,
    VERSION_CHANGE: ({ table, column, since, row, found, expected }) =>
      `“${table}”${since} 起第 ${row} 行：${column}由 ${expected} 变为 ${found}。`,
  },
};
