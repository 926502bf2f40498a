/**
 * How each shape of a formula is told, for one employee: 3,000.00 of pay, a bonus of −50.00, 8.5 hours, hired on 16 February 2026, of kind “night”.
 * All of them are ordinary formulas, so the generated code calculates them without the reference evaluator.
 */
import { expect, test } from 'vitest';
import { specialise, verifySample } from '../src/index.ts';
import { february, sampleInput } from './support.ts';
import { hoursColumn, sampleColumn, type ToldFormula, testTold } from './told.ts';

const inputs = [
  sampleColumn('Pay', 'money'),
  sampleColumn('Bonus', 'money'),
  hoursColumn,
  sampleColumn('Hired', 'date'),
  sampleColumn('Flag', 'boolean'),
  sampleColumn('Blank', 'money', { blank: 'keep' }),
  sampleColumn('Nothing', 'money'),
  sampleColumn('Kind', 'text'),
];
const employee = sampleInput([[300_000n], [-5_000n], [850n], [20_500n], [1n], [null], [0n]], [['night']]);

const formulas: readonly ToldFormula[] = [
  ['money', 'Sample.Pay * 1', 'Pay 3,000.00 × 1 = 3,000.00', 'Pay 3,000.00 × 1 = 3,000.00'],
  [
    'money',
    'MIN(Sample.Pay, Sample.Bonus)',
    'The smaller of Pay 3,000.00 and Bonus −50.00 is −50.00.',
    '取 Pay 3,000.00、Bonus −50.00 中较小者：−50.00。',
  ],
  [
    'money',
    'MAX(Sample.Pay, Sample.Bonus, 1)',
    'The largest of Pay 3,000.00, Bonus −50.00 and 1 is 3,000.00.',
    '取 Pay 3,000.00、Bonus −50.00、1 中最大者：3,000.00。',
  ],
  [
    'money',
    'CLAMP(Sample.Pay, 4000, 6000)',
    'Pay 3,000.00 is below 4,000, so 4,000.00 counts.',
    'Pay 3,000.00 低于 4,000，按 4,000.00 计。',
  ],
  [
    'money',
    'CLAMP(Sample.Pay, 1000, 2000)',
    'Pay 3,000.00 is above 2,000, so 2,000.00 counts.',
    'Pay 3,000.00 高于 2,000，按 2,000.00 计。',
  ],
  [
    'money',
    'CLAMP(Sample.Pay, 1000, 5000)',
    'Pay 3,000.00 lies between 1,000 and 5,000, so it counts as it is.',
    'Pay 3,000.00 介于 1,000 与 5,000 之间，按实际数计。',
  ],
  [
    'money',
    'CLAMP(Sample.Pay, 3000, 5000)',
    'Pay 3,000.00 lies between 3,000 and 5,000, so it counts as it is.',
    'Pay 3,000.00 介于 3,000 与 5,000 之间，按实际数计。',
  ],
  [
    'money',
    'CLAMP(Sample.Pay, 1000, 3000)',
    'Pay 3,000.00 lies between 1,000 and 3,000, so it counts as it is.',
    'Pay 3,000.00 介于 1,000 与 3,000 之间，按实际数计。',
  ],
  ['money', 'MAX(Sample.Bonus, 0)', 'Bonus −50.00 is below zero, so it counts as zero.', 'Bonus −50.00 小于零，按零计。'],
  ['money', '-Sample.Pay - Sample.Bonus', '−Pay 3,000.00 − Bonus −50.00 = −2,950.00', '−Pay 3,000.00 − Bonus −50.00 = −2,950.00'],
  ['money', '-(Sample.Pay - Sample.Bonus)', '−(Pay 3,000.00 − Bonus −50.00) = −3,050.00', '−(Pay 3,000.00 − Bonus −50.00) = −3,050.00'],
  ['money', 'ABS(Sample.Bonus)', 'Size of Bonus −50.00 = 50.00', 'Bonus −50.00 的绝对值 = 50.00'],
  ['decimal', 'SIGN(Sample.Bonus)', 'Sign of Bonus −50.00 = −1', 'Bonus −50.00 的正负号 = −1'],
  [
    'money',
    'IF(AND(Sample.Pay > 100, Sample.Flag), Sample.Pay, 0)',
    'Because Pay 3,000.00 is above 100.00 and Flag is yes: Pay 3,000.00',
    '因为 Pay 3,000.00 大于 100.00，且 Flag 为“是”：Pay 3,000.00',
  ],
  ['money', 'IF(NOT(Sample.Flag), 1, Sample.Pay)', 'Because Flag is yes: Pay 3,000.00', '因为 Flag 为“是”：Pay 3,000.00'],
  [
    'money',
    'IF(Sample.Kind = "night", Sample.Pay * 30%, 0)',
    'Because Kind is “night”: Pay 3,000.00 × 0.3 = 900.00',
    '因为 Kind 为“night”：Pay 3,000.00 × 0.3 = 900.00',
  ],
  ['money', 'IF(Sample.Kind <> "night", 0, 7)', 'Because Kind is “night”: 7.00', '因为 Kind 为“night”：7.00'],
  ['money', 'IF(Sample.Pay = 0, 0, 7)', 'Because Pay is not zero: 7.00', '因为 Pay 不为零：7.00'],
  ['money', 'IF(Sample.Bonus <= 0, 3, 7)', 'Because Bonus −50.00 is at most 0.00: 3.00', '因为 Bonus −50.00 不超过 0.00：3.00'],
  [
    'decimal',
    'DAYS_BETWEEN(Sample.Hired, PERIOD_END())',
    'Days from Hired Feb 16, 2026 to last day of the period Feb 28, 2026 = 12',
    'Hired 2026年2月16日 至 期间末日 2026年2月28日 的天数 = 12',
  ],
  [
    'date',
    'ADD_MONTHS(Sample.Hired, 3)',
    'Hired Feb 16, 2026 moved by 3 months = May 16, 2026',
    'Hired 2026年2月16日 顺延 3 个月 = 2026年5月16日',
  ],
  [
    'date',
    'ADD_DAYS(Sample.Hired, 2)',
    'Hired Feb 16, 2026 moved by 2 days = Feb 18, 2026',
    'Hired 2026年2月16日 顺延 2 天 = 2026年2月18日',
  ],
  [
    'date',
    'ADD_DAYS(Sample.Hired, 1)',
    'Hired Feb 16, 2026 moved by 1 day = Feb 17, 2026',
    'Hired 2026年2月16日 顺延 1 天 = 2026年2月17日',
  ],
  [
    'date',
    'ADD_MONTHS(Sample.Hired, -1)',
    'Hired Feb 16, 2026 moved by −1 month = Jan 16, 2026',
    'Hired 2026年2月16日 顺延 −1 个月 = 2026年1月16日',
  ],
  [
    'date',
    'EOM(Sample.Hired)',
    'Last day of the month of Hired Feb 16, 2026 = Feb 28, 2026',
    'Hired 2026年2月16日的当月末日 = 2026年2月28日',
  ],
  ['decimal', 'MONTH(Sample.Hired)', 'Month of Hired Feb 16, 2026 = 2', 'Hired 2026年2月16日的月份 = 2'],
  ['decimal', 'DAY(Sample.Hired)', 'Day of Hired Feb 16, 2026 = 16', 'Hired 2026年2月16日的日 = 16'],
  [
    'decimal',
    'WEEKDAY(Sample.Hired)',
    'Weekday (1 Monday to 7 Sunday) of Hired Feb 16, 2026 = 1',
    'Hired 2026年2月16日的星期（1 为星期一，7 为星期日）= 1',
  ],
  ['decimal', 'LEN(Sample.Kind)', 'Number of characters of Kind “night” = 5', 'Kind “night”的字符数 = 5'],
  [
    'money',
    'Sample.Pay / Sample.Hours',
    'Pay 3,000.00 ÷ Hours 8.5 = 352.94 / Rounded to the cent, half up (from 352.9411…)',
    'Pay 3,000.00 ÷ Hours 8.5 = 352.94 / 四舍五入到分（原值 352.9411…）',
  ],
  [
    'money',
    'Sample.Pay * (2 / Sample.Hours)',
    'Pay 3,000.00 × (2 ÷ Hours 8.5) = 705.88 / Rounded to the cent, half up (from 705.8823…)',
    'Pay 3,000.00 × (2 ÷ Hours 8.5) = 705.88 / 四舍五入到分（原值 705.8823…）',
  ],
  [
    'money',
    '(Sample.Pay + Sample.Bonus) * (Sample.Hours - 1)',
    '(Pay 3,000.00 + Bonus −50.00) × (Hours 8.5 − 1) = 22,125.00',
    '(Pay 3,000.00 + Bonus −50.00) × (Hours 8.5 − 1) = 22,125.00',
  ],
  [
    'money',
    'Sample.Pay - (Sample.Bonus - Sample.Hours * 1)',
    'Pay 3,000.00 − Bonus −50.00 + Hours 8.5 × 1 = 3,058.50',
    'Pay 3,000.00 − Bonus −50.00 + Hours 8.5 × 1 = 3,058.50',
  ],
  [
    'money',
    'Sample.Pay + Sample.Bonus + Sample.Nothing',
    'Pay 3,000.00 + Bonus −50.00 = 2,950.00 (one other part is zero)',
    'Pay 3,000.00 + Bonus −50.00 = 2,950.00（其余 1 项为零）',
  ],
  ['money', 'Sample.Pay + Sample.Nothing', 'Pay 3,000.00 + Nothing 0.00 = 3,000.00', 'Pay 3,000.00 + Nothing 0.00 = 3,000.00'],
  ['money', 'Sample.Nothing - Sample.Nothing * 2', 'Nothing 0.00 − Nothing 0.00 × 2 = 0.00', 'Nothing 0.00 − Nothing 0.00 × 2 = 0.00'],
  ['money', 'Sample.Nothing + Sample.Nothing + Sample.Nothing', 'All 3 parts are zero', '3 项均为零'],
  ['money', '0 - Sample.Pay', '−Pay 3,000.00 = −3,000.00', '−Pay 3,000.00 = −3,000.00'],
  [
    'money',
    'Sample.Nothing + Sample.Nothing - Sample.Pay - Sample.Bonus',
    '−Pay 3,000.00 − Bonus −50.00 = −2,950.00 (2 other parts are zero)',
    '−Pay 3,000.00 − Bonus −50.00 = −2,950.00（其余 2 项为零）',
  ],
  [
    'money',
    'ROUND(Sample.Pay / 7, 0, UP)',
    'Pay 3,000.00 ÷ 7 = 429.00 / Rounded to a whole number, always up (from 428.5714…)',
    'Pay 3,000.00 ÷ 7 = 429.00 / 一律进位到元（原值 428.5714…）',
  ],
  [
    'money',
    'ROUND_TO(Sample.Pay / 7, 0.05)',
    'Pay 3,000.00 ÷ 7 = 428.55 / Rounded to multiples of 0.05, half up (from 428.5714…)',
    'Pay 3,000.00 ÷ 7 = 428.55 / 四舍五入到 0.05 的整数倍（原值 428.5714…）',
  ],
  ['money', 'ROUND(Sample.Pay, 0)', 'Pay 3,000.00 = 3,000.00', 'Pay 3,000.00 = 3,000.00'],
  [
    'money',
    'PROGRESSIVE(Tax, Sample.Pay)',
    'Pay 3,000.00 falls into the bracket up to 36,000.00 of “Tax”: 3,000.00 × 3% = 90.00',
    'Pay 3,000.00 适用“Tax”中不超过 36,000.00 的一级：3,000.00 × 3% = 90.00',
  ],
  [
    'money',
    'PROGRESSIVE(Tax, Sample.Pay * 20)',
    'Pay 3,000.00 × 20 = 60,000.00 falls into the bracket from 36,000.00 to 144,000.00 of “Tax”: 60,000.00 × 10% − quick deduction 2,520.00 = 3,480.00',
    'Pay 3,000.00 × 20 = 60,000.00 适用“Tax”中 36,000.00 至 144,000.00 的一级：60,000.00 × 10% − 速算扣除数 2,520.00 = 3,480.00',
  ],
  [
    'money',
    'QUICK(Tax, Sample.Pay * 20)',
    'Pay 3,000.00 × 20 = 60,000.00 falls into the bracket from 36,000.00 to 144,000.00 of “Tax”: 60,000.00 × 10% − quick deduction 2,520.00 = 3,480.00',
    'Pay 3,000.00 × 20 = 60,000.00 适用“Tax”中 36,000.00 至 144,000.00 的一级：60,000.00 × 10% − 速算扣除数 2,520.00 = 3,480.00',
  ],
  [
    'money',
    'GROSS_UP(Tax, Sample.Pay)',
    '3,092.7835… is the amount that leaves Pay 3,000.00 after the charge by “Tax”. / Rounded to the cent, half up (from 3,092.7835…)',
    '按“Tax”扣除后剩 Pay 3,000.00 的金额为 3,092.7835… / 四舍五入到分（原值 3,092.7835…）',
  ],
  ['decimal', 'LOOKUP(Rates, Sample.Kind, Rate)', 'Taken over as it is: Rate 0.3', '直接取自 Rate 0.3'],
  ['money', 'Law.Allowance', 'Taken over as it is: Allowance 5,000.00', '直接取自 Allowance 5,000.00'],
  ['money', 'Law.Allowance - Sample.Pay', 'Allowance 5,000.00 − Pay 3,000.00 = 2,000.00', 'Allowance 5,000.00 − Pay 3,000.00 = 2,000.00'],
  ['decimal', 'POWER(Sample.Hours, 2)', 'Hours 8.5^2 = 72.25', 'Hours 8.5^2 = 72.25'],
  ['money', 'COALESCE(Sample.Pay, 5)', 'Taken over as it is: Pay 3,000.00', '直接取自 Pay 3,000.00'],
  ['money', 'COALESCE(Sample.Blank, 5)', 'Blank is not given, so 5.00 is used.', '未填写 Blank，按 5.00 处理。'],
  [
    'money',
    'COALESCE(Sample.Blank, Sample.Blank, Sample.Bonus)',
    'Blank and Blank are not given, so Bonus −50.00 is used. / Taken over as it is: Bonus −50.00',
    '未填写 Blank、Blank，按 Bonus −50.00 处理。 / 直接取自 Bonus −50.00',
  ],
  ['money', '5', 'Fixed at 5.00', '固定为 5.00'],
  ['money', 'Sample.Pay', 'Taken over as it is: Pay 3,000.00', '直接取自 Pay 3,000.00'],
  [
    'money',
    'Sample.Pay * PERIOD_DAYS()',
    'Pay 3,000.00 × calendar days of the period 28 = 84,000.00',
    'Pay 3,000.00 × 期间日历天数 28 = 84,000.00',
  ],
  [
    'money',
    'IF(OR(Sample.Pay < 100, Sample.Bonus >= 0), 1, 2)',
    'Because Pay 3,000.00 is at least 100.00 and Bonus −50.00 is below 0.00: 2.00',
    '因为 Pay 3,000.00 不低于 100.00，且 Bonus −50.00 小于 0.00：2.00',
  ],
  ['money', 'IF(BETWEEN(Sample.Pay, 1, 9), 1, 2)', 'Because Pay 3,000.00 is above 9.00: 2.00', '因为 Pay 3,000.00 大于 9.00：2.00'],
  ['money', 'IF(ISBLANK(Sample.Hired), 1, 2)', 'Because Hired is given: 2.00', '因为已填写 Hired：2.00'],
  ['money', 'IF(ISBLANK(Sample.Blank), 1, 2)', 'Because Blank is not given: 1.00', '因为未填写 Blank：1.00'],
  ['money', 'IF(HAS_VERSION(Tax), 1, 2)', 'Because “Tax” has rows in force in this period: 1.00', '因为“Tax”在本期间有生效的数据：1.00'],
  ['date', 'Sample.Hired', 'Taken over as it is: Hired Feb 16, 2026', '直接取自 Hired 2026年2月16日'],
  ['text', 'Sample.Kind', 'Taken over as it is: Kind “night”', '直接取自 Kind “night”'],
  ['boolean', 'Sample.Flag', 'Taken over as it is: Flag yes', '直接取自 Flag 是'],
  ['date', 'PERIOD_END()', 'Last day of the period Feb 28, 2026', '期间末日 2026年2月28日'],
  [
    'money',
    'IFS(Sample.Pay < 1, 1, Sample.Pay < 5000, Sample.Pay * 2, TRUE, 9)',
    'Because Pay 3,000.00 is below 5,000.00: Pay 3,000.00 × 2 = 6,000.00',
    '因为 Pay 3,000.00 小于 5,000.00：Pay 3,000.00 × 2 = 6,000.00',
  ],
  [
    'money',
    'SWITCH(Sample.Kind, "day", 1, "night", Sample.Pay, 3)',
    'Because Kind is “night”: Pay 3,000.00',
    '因为 Kind 为“night”：Pay 3,000.00',
  ],
  ['money', 'Sample.Pay * 3 * 4 / 2', 'Pay 3,000.00 × 3 × 4 ÷ 2 = 18,000.00', 'Pay 3,000.00 × 3 × 4 ÷ 2 = 18,000.00'],
  ['money', 'Sample.Pay / (3 * 4)', 'Pay 3,000.00 ÷ (3 × 4) = 250.00', 'Pay 3,000.00 ÷ (3 × 4) = 250.00'],
  ['money', '-Sample.Pay * 2', '−Pay 3,000.00 × 2 = −6,000.00', '−Pay 3,000.00 × 2 = −6,000.00'],
  [
    'money',
    'PRORATE(Sample.Pay, CALENDAR, Sample.Hired)',
    'Pay 3,000.00 × 13 of 28 calendar days = 1,392.86 / Rounded to the cent, half up (from 1,392.8571…)',
    'Pay 3,000.00 × 13/28 个日历天 = 1,392.86 / 四舍五入到分（原值 1,392.8571…）',
  ],
  ['money', 'MIN(Sample.Pay, 100)', 'The smaller of Pay 3,000.00 and 100 is 100.00.', '取 Pay 3,000.00、100 中较小者：100.00。'],
];

const { program } = testTold(formulas, inputs, employee);

test('none of them needs the reference evaluator, which agrees', () => {
  const kernel = specialise(program, { period: february });
  const output = kernel.run(employee);
  expect([output.referenceRows, output.errors]).toEqual([0, []]);
  expect(verifySample(kernel, output, employee, 1, 1)).toEqual([]);
});
