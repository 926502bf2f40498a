/**
 * What the compiler's codes say. English has the compiler's own sentences (`message`, `nextStep`); Chinese says what the code means, with the
 * part of the expression that is meant (`text`), the nearest name there is (`nearest`) and what to write instead of another language's word (`instead`).
 */
import type { FindingWords } from './finding-words.ts';

const said = (what: string, next: string): FindingWords => ({ en: ['{message}', '{nextStep}'], 'zh-CN': [what, next] });
const spelling = '[是否要写“{nearest}”？|{instead}|请核对名称。]';

export const compileFindingWords = {
  SYNTAX: said('表达式[在“{text}”处]写法不完整或有误。', '[{instead}|请检查括号、逗号和运算符。]'),
  EXPRESSION_TOO_LONG: said('表达式过长。', '请拆分到多列。'),
  EXPRESSION_TOO_DEEP: said('表达式嵌套层数过多。', '请拆分到多列。'),
  CHAIN_TOO_LONG: said('一个表达式中串联的运算过多。', '请拆分到多列。'),
  LIMIT_EXCEEDED: said('超出了限制[：{text}]。', '请减少或拆分。'),
  UNKNOWN_NAME: said('没有名为“{text}”的列。', spelling),
  UNKNOWN_TABLE: said('没有这个表[：“{text}”]。', spelling),
  UNKNOWN_COLUMN: said('表中没有这一列[：“{text}”]。', spelling),
  UNKNOWN_FUNCTION: said('没有名为“{text}”的函数。', spelling),
  UNKNOWN_ELEMENT: said('没有名为“{text}”的累计项。', spelling),
  UNKNOWN_PAY_TYPE: said('没有名为“{text}”的薪酬类型。', spelling),
  PLAUSIBLE_VALUES: said('合理性设置不合要求。', '请更正上下限，或删去。'),
  UNKNOWN_OPTION: said('没有名为“{text}”的选项。', spelling),
  AMBIGUOUS_NAME: said('“{text}”可指多列。', '请改用代码。'),
  DUPLICATE_CODE: said('同一代码使用了两次。', '请为其中之一换一个代码。'),
  DUPLICATE_NAME: said('校验规则的名称不能重复。', '请为其中之一换一个名称。'),
  UNKNOWN_RULE_GROUP: said('没有这个规则组[：“{text}”]。', spelling),
  WRONG_ARITY: said('函数“{text}”的参数个数不对。', '[{instead}|请对照函数说明补足或删去参数。]'),
  TYPE_MISMATCH: said('类型不符[：“{text}”]。', '请修改表达式或列的类型。'),
  CURRENCY_MISMATCH: said(
    '金额与金额相乘，或不同币种的金额混在一起[：“{text}”]。',
    '相乘时其中之一应为普通数字；不同币种请先用 CONVERT 换算。',
  ),
  UNIT_MISMATCH: said('小时、天数与金额不能直接相加、比较或互存[：“{text}”]。', '请先乘以费率，或换算为同一单位。'),
  NOT_CONSTANT: said('“{text}”必须是固定值。', '请直接写出该值。'),
  NUMBER_TOO_LONG: said('数字“{text}”位数过多。', '请减少位数。'),
  CYCLE: said('这些列互相引用，形成循环。', '请从其中一列的表达式中去掉引用，或用 PREV、YTD 读取以前期间的值。'),
  STEP_ORDER: said('读取了后面步骤的表[：“{text}”]。', '请调整步骤顺序。'),
  NO_UNIQUE_ROW: said('不能确定取哪一行[：“{text}”]。', '请给出完整的键，或说明取哪一行。'),
  TABLE_SHAPE: said('表的结构不合要求。', '请对照格式说明修改。'),
  PARAMETER_VALUE: said('参数值不合要求。', '请更正该单元格。'),
  PARAMETER_VERSION: said('参数版本的起止日期有冲突。', '请更正 validFrom 和 validTo，使版本互不重叠。'),
  CONSTANT_VALUE: said('固定值不能这样计算或存放[：“{text}”]。', '请改写该值。'),
  BLANK_RULE: said('空值规则不适用于此类型。', '请改用 keep 或 error。'),
  SUMMARY_COLUMN: said('汇总设置引用的列不存在或不合要求。', '请指定计算表中的金额列。'),
  BALANCE_COLUMN: said('累计项引用的列不存在或不合要求。', '请指定计算表中的数字列。'),
} satisfies Readonly<Record<string, FindingWords>>;
