import type { HistoryWindow, RoundingMode } from '../../api.ts';
import type { AggregateFunction, CompareOperator, DayBasis, PeriodFact } from '../../language/checked.ts';
import type { Reach, Words, YearLimit } from './words.ts';

const operators: Readonly<Record<CompareOperator, string>> = {
  '=': '等于',
  '<>': '不等于',
  '<': '小于',
  '<=': '不超过',
  '>': '大于',
  '>=': '不低于',
};

const modes: Readonly<Record<RoundingMode, string>> = {
  HALF_UP: '四舍五入',
  HALF_EVEN: '四舍六入五成双',
  HALF_DOWN: '五舍六入',
  UP: '一律进位',
  DOWN: '舍去尾数',
  CEILING: '向上取整',
  FLOOR: '向下取整',
};

const dayNames: Readonly<Record<DayBasis, string>> = {
  'calendar-days': '个日历天',
  'working-days': '个工作日',
  weekdays: '个计薪日',
  'days-of-30': '天（每月按 30 天）',
};

const facts: Readonly<Record<PeriodFact, string>> = {
  start: '期间首日',
  end: '期间末日',
  'pay-date': '发薪日',
  'tax-year': '纳税年度',
  'tax-month': '纳税月份',
  'number-in-year': '本年第几期',
  'calendar-days': '期间日历天数',
  'working-days': '期间工作日数',
  weekdays: '期间计薪日数',
  'days-of-30': '期间天数（每月按 30 天）',
};

const aggregates: Readonly<Record<AggregateFunction, string>> = {
  sum: '合计',
  count: '行数',
  average: '平均值',
  min: '最小值',
  max: '最大值',
  first: '首个值',
  last: '最后一个值',
  only: '唯一值',
  concat: '列表',
  exists: '是否存在',
};

const windows: Readonly<Record<HistoryWindow, (element: string, back: number) => string>> = {
  YTD: (element) => `本年此前累计${element}`,
  QTD: (element) => `本季此前累计${element}`,
  MTD: (element) => `本月此前累计${element}`,
  PREV: (element, back) => (back === 1 ? `上一期${element}` : `前第 ${back} 期${element}`),
  LAST: (element, back) => `前 ${back} 期${element}`,
  LAST_COUNT: (element, back) => `前 ${back} 期中有${element}的期数`,
  BALANCE: (element) => `${element}余额`,
  OPENING: (element) => `以前年度${element}`,
  PREV_YEAR: (element) => `上一年度${element}`,
  PREV_YTD: (element) => `上一年度同期${element}`,
  RETRO: (element) => `以前期间${element}的补差`,
};

const records: Readonly<Record<string, string>> = {
  employee: '员工档案',
  compensation: '薪资档案',
  one_time: '一次性薪资',
  department: '部门档案',
  assignment: '任职记录',
  segment: '期间内变动的记录',
  overtime: '已批准的加班',
  leave: '已批准的休假',
  attendance: '考勤',
};

const upTo: Readonly<Record<Reach, (limit: YearLimit) => string>> = {
  all: ({ before, now, nowName, limit }) => `${before}与${now}合计未超过${limit}，因此${nowName}全额计入。`,
  part: ({ before, now, limit, counts }) => `${before}与${now}合计超过${limit}，额度只剩${counts}，按此计入。`,
  none: ({ before, nowName, limit }) => `${before}已达到${limit}，因此${nowName}不再计入。`,
};

const over: Readonly<Record<Reach, (limit: YearLimit) => string>> = {
  all: ({ before, nowName, limit }) => `${before}已超过${limit}，因此${nowName}全部属于超出部分。`,
  part: ({ before, now, limit, counts }) => `${before}与${now}合计超过${limit}，超出的${counts}计入。`,
  none: ({ before, now, limit }) => `${before}与${now}合计未超过${limit}，没有超出部分。`,
};

const unaries = {
  absolute: '绝对值',
  sign: '正负号',
  year: '年份',
  month: '月份',
  day: '日',
  'month-end': '当月末日',
  weekday: '星期（1 为星期一，7 为星期日）',
  length: '字符数',
} as const;

const beforeLatin = /([\p{Script=Han}])(?=[A-Za-z\d−])/gu;
const afterLatin = /([A-Za-z\d%…])(?=\p{Script=Han})/gu;
const afterMark = /([）”。，：]) /g;
const insideDay = /(\d) ?([年月日])(?: (?=\d))?/g;

/** Chinese characters stand apart from letters and figures beside them, but within a day. */
const spaced = (text: string): string =>
  text.replaceAll(beforeLatin, '$1 ').replaceAll(afterLatin, '$1 ').replaceAll(insideDay, '$1$2').replaceAll(afterMark, '$1');

/** A text of a definition as a sentence; one that was not translated ends as its own language does. */
const sentence = (text: string): string => (/[.!?。！？]$/.test(text) ? text : `${text}${/[A-Za-z]$/.test(text) ? '.' : '。'}`);

export const chinese: Words = {
  and: '、',
  named: (name, value) => `${name} ${value}`,
  text: (value) => `“${value}”`,
  yes: '是',
  no: '否',
  nothing: '无',
  ruleSince: (day, source) => `适用自 ${day} 起施行的规则${source ? `（${source}）` : ''}`,
  because: (reasons) => `因为${reasons.join('，且')}：`,
  therefore: (because, sentence) => `${because}${sentence}`,
  is: (name, value) => `${name}为${value}`,
  limit: (name, value) => `${value}（${name}）`,
  finish: (sentence) => spaced(sentence).replace(/…。$/, '…'),
  compare: (a, operator, b) => `${a}${operators[operator]}${b}`,
  isZero: (name, isZero) => `${name}${isZero ? '为零' : '不为零'}`,
  hasVersion: (table, has) => `“${table}”在本期间${has ? '有' : '没有'}生效的数据`,
  given: (name) => `已填写${name}`,
  notGiven: (name) => `未填写${name}`,
  flag: (name, isYes) => `${name}为“${isYes ? '是' : '否'}”`,
  holiday: (day, isHoliday) => `${day}${isHoliday ? '是' : '不是'}节假日`,
  matches: (text, pattern, does) => `${text}${does ? '符合' : '不符合'}模式${pattern}`,
  verdict: (value, facts) => (facts.length > 0 ? `${value}，因为${facts.join('，且')}` : value),
  madeFrom: (parts, value) => `由${parts.join('、')}得出：${value}`,
  takenFrom: (what) => `直接取自${what}`,
  fixed: (value) => `固定为${value}`,
  defaultTo: (names, value) => `未填写${names.join('、')}，按${value}处理。`,
  product: (quantity, rate) => `工资单上列示为${quantity} × ${rate}。`,
  totalOf: (name, items) => `计入“${name}”的项目有 ${items} 项。`,
  allocated: (total, weight, sum, share, cut, extra) =>
    `${total}按权重分摊：${sum}中的${weight}，应得 ${share}，截位为 ${cut}；截位余下的部分依次给余数最大的行，本行${extra === null ? '未分得' : `分得 ${extra}`}。`,
  zeros: (count) => `（其余 ${count} 项为零）`,
  allZero: (count) => `${count} 项均为零`,
  rounded: (step, mode, from) => `${modes[mode]}${step}（原值 ${from}）`,
  roundingStep(step, money) {
    if (step === '0.01') return money ? '到分' : '到两位小数';
    if (step === '0.1' && money) return '到角';
    if (step === '1') return money ? '到元' : '到整数';
    return `到 ${step} 的整数倍`;
  },
  below: (x, least, counts) => `${x}低于${least}，按${counts}计。`,
  above: (x, most, counts) => `${x}高于${most}，按${counts}计。`,
  between: (x, least, most) => `${x}介于${least}与${most}之间，按实际数计。`,
  neverBelowZero: (x) => `${x}小于零，按零计。`,
  smallest: (values, value) => `取${values.join('、')}中${values.length > 2 ? '最小' : '较小'}者：${value}。`,
  largest: (values, value) => `取${values.join('、')}中${values.length > 2 ? '最大' : '较大'}者：${value}。`,
  upToLimit: (reach, limit) => upTo[reach](limit),
  overLimit: (reach, limit) => over[reach](limit),
  bracket: (x, table, bounds, sum) => `${x}适用“${table}”中${bounds}的一级：${sum}`,
  bounds: (from, to) => (from === null ? `不超过 ${to}` : to === null ? `超过 ${from}` : `${from} 至 ${to}`),
  quickDeduction: '速算扣除数',
  notCharged: (x, table) => `${x}低于“${table}”的最低一级，不计税。`,
  interpolated: (x, table, value) => `${x}位于“${table}”两行之间，按直线插值为 ${value}。`,
  grossUp: (net, table, value) => `按“${table}”扣除后剩 ${net} 的金额为 ${value}。`,
  exchangeRate: (from, to, value) => `${from} 对 ${to} 汇率 ${value}`,
  wholePeriod: (days) => `期间内的${days}全部计算，因此按全额计。`,
  shareOfPeriod: (part, days) => `${part}/${days}`,
  days: (count, basis) => `${count} ${dayNames[basis]}`,
  period: (fact, value) => `${facts[fact]} ${value}`,
  aggregate: (fn, what, table, rows) => `“${table}”${rows} 行${what ?? ''}${aggregates[fn]}`,
  rowsIn: (table, count) => (count === '0' ? `“${table}”没有行` : `“${table}”有${count}行`),
  rowOf: (table, row) => `${table}第 ${row} 行`,
  moreRows: (count) => `另有 ${count} 行`,
  history: (window, element, back) => windows[window](element, back),
  unary: (op, what) => `${what}的${unaries[op]}`,
  dates: (op, a, b) =>
    op === 'days-between'
      ? `${a} 至 ${b} 的天数`
      : op === 'months-between'
        ? `${a} 至 ${b} 的整月数`
        : `${a} 顺延 ${b} ${op === 'add-days' ? '天' : '个月'}`,
  sources: {
    record: (word) => records[word] ?? '制单时冻结的记录',
    asKnown: (source, asOf, knownOn) => `${source}（基准日 ${asOf}，按 ${knownOn} 的已知数据）`,
    typed: '在批次中录入或导入',
    calculated: (table) => `在“${table}”中计算`,
    ledger: '已提交批次的台账',
    everybody: '按批次全体员工计算',
    rule: (table, since, citation) => `“${table}”，自 ${since} 起施行。${citation}`,
    inherited: (from, changedBy) =>
      changedBy.length === 0 ? `沿用“${from}”` : `源自“${from}”，在${changedBy.map((name) => `“${name}”`).join('、')}中修改`,
  },
  columnOf: (column, table) => `${column}（${table}）`,
  failures: {
    BLANK_VALUE: ({ column }) => ({ why: `未填写${column ?? '所需的值'}。`, remedy: '请补充。' }),
    DIVISION_BY_ZERO: () => ({ why: '除数为零。', remedy: '请更正除数。' }),
    OVERFLOW: ({ value, cause, digits }) =>
      cause === 'scale'
        ? { why: `结果${value}保留 ${digits} 位小数时无法保存。`, remedy: '请减少该列的小数位数。' }
        : { why: `结果${value ?? ''}过大，无法保存。`, remedy: '请检查构成它的数字。' },
    MISSING_ROW: ({ table, key, nearest }) => ({
      why: key ? `${key}在“${table}”中没有对应的行。` : `“${table}”中没有符合的行。`,
      remedy: nearest
        ? `是否应为${nearest}？请更正该值，或在表中补上这一行。`
        : key
          ? '请更正该值，或在表中补上这一行。'
          : '请补上缺少的行。',
    }),
    MISSING_BRACKET: ({ table, value }) => ({ why: `“${table}”中没有适用于${value}的级次。`, remedy: '请更正该值，或扩充该表。' }),
    MISSING_VERSION: ({ table }) => ({ why: `“${table}”在本期间没有生效的数据。`, remedy: '请在该表中补充本期间的数据。' }),
    NOT_UNIQUE: ({ table }) => ({ why: `“${table}”中有多行符合。`, remedy: '请只保留应计的一行。' }),
    TOO_MANY_LINES: ({ table, lines, most }) => ({
      why: `“${table}”有${lines}行，最多计算${most}行。`,
      remedy: '请合并同类的行，或更正导入的数据。',
    }),
    INVALID_ARGUMENT: ({ value }) => ({ why: `规则在此不能使用值${value ?? ''}。`, remedy: '请更正该值，或修改规则。' }),
    INVALID_DATE: () => ({ why: '结果不是有效日期。', remedy: '请更正年、月、日或天数。' }),
    RAISED: ({ message }) => ({
      why: sentence(message ?? '规则未涵盖此情形'),
      remedy: '请更正该员工的资料，或完善规则。',
    }),
    DEPENDS_ON_ERROR: ({ column, table }) => ({
      why: `${column ?? (table ? `“${table}”中的数字` : '构成它的数字')}未能算出。`,
      remedy: '先更正它，本项随之更新。',
    }),
    ENGINE_FAILURE: () => ({ why: '引擎未能计算该员工。', remedy: '请查看有无远超范围的值，并连同员工与期间一并上报。' }),
  },
  refusals: {
    '#NO_CASE': () => '规则中没有适用的情形',
    '#NO_TAIL': (table) => `“${table}”中没有承担尾差的行，或不止一行`,
    '#NEGATIVE_WEIGHT': (table) => `“${table}”中有权重小于零`,
    '#NO_FORMULA': () => '该项在本期间尚无生效的公式',
    '#NO_WEIGHTS': (table) => `“${table}”的权重合计为零`,
  },
};
