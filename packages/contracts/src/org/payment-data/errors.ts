import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  NUMBER_MISTYPED: {
    status: 422,
    en: 'The check digits of this {what} do not fit: at least one character is wrong. Compare it with the document and type it again.',
    'zh-CN': '该{what}的校验位不符，至少有一个字符有误。请对照证件重新输入。',
  },
  SPLIT_LINES_TOO_MANY: {
    status: 422,
    en: 'The pay of {employee} would be split among {count} further accounts; {max} are the most. Take some out.',
    'zh-CN': '{employee}的工资将拆分至 {count} 个其他账户，最多 {max} 个。请删除部分账户。',
  },
  SPLIT_AMOUNT_UNFIT: {
    status: 422,
    en: 'The amount {amount} of account {position} cannot be paid to {employee}: it has to be above 0, with at most {digits} digits after the point in {currency}. Type another.',
    'zh-CN': '账户 {position} 的金额 {amount} 无法支付给{employee}：必须大于 0，且 {currency} 最多 {digits} 位小数。请重新填写。',
  },
  SPLIT_PERCENTAGE_UNFIT: {
    status: 422,
    en: 'The percentage {percentage} of account {position} does not fit the pay of {employee}: it has to be above 0, with at most {digits} digits after the point. Type another.',
    'zh-CN': '账户 {position} 占{employee}工资的百分比 {percentage} 无效：必须大于 0，且最多 {digits} 位小数。请重新填写。',
  },
  SPLIT_WHOLE: {
    status: 422,
    en: 'The percentages of {employee}’s further accounts add up to {sum} %. They have to stay below 100 %, since the rest goes to the main account. Lower one of them.',
    'zh-CN': '{employee}的其他账户百分比合计为 {sum}%。合计必须小于 100%，因为其余部分发放至主账户。请调低其中一项。',
  },
  SPLIT_ACCOUNT_REPEATED: {
    status: 422,
    en: 'Accounts {first} and {second} of {employee} are the same one. Give it one line with all that it gets.',
    'zh-CN': '{employee}的账户 {first} 与账户 {second} 相同。请合并为一行。',
  },
  SPLIT_ACCOUNT_IS_MAIN: {
    status: 422,
    en: 'Account {position} is the main account of {employee} on {from}, which gets the rest of the pay anyway. Take the line out, or type another account.',
    'zh-CN': '账户 {position} 是{employee}在 {from} 的主账户，其余工资本来就发放至该账户。请删除该行，或填写其他账户。',
  },
  SPLIT_WITHOUT_MAIN: {
    status: 422,
    en: '{employee} has no main account on {from}, to which the rest of the pay could go. Enter the main account from that day on first.',
    'zh-CN': '{employee}在 {from} 没有主账户，其余工资无处发放。请先登记自该日起生效的主账户。',
  },
} as const satisfies ErrorDefinitions;
