/**
 * Columns that are yes or no, years, and sentences that end in a cut fraction: said as facts, without “yes = yes”, “2,026” and four dots. One
 * employee: 3,000.00 of pay, 8.5 hours, hired on 16 February 2026 (a holiday of that calendar), Flag yes, Kind “night”, Blank not given.
 */
import { expect, test } from 'vitest';
import { sampleInput } from './support.ts';
import { hoursColumn, sampleColumn, type ToldFormula, testTold } from './told.ts';

const inputs = [
  sampleColumn('Pay', 'money'),
  hoursColumn,
  sampleColumn('Hired', 'date'),
  sampleColumn('Flag', 'boolean'),
  sampleColumn('Blank', 'money', { blank: 'keep' }),
  sampleColumn('Nothing', 'money'),
  sampleColumn('Kind', 'text'),
];
const employee = sampleInput([[300_000n], [850n], [20_500n], [1n], [null], [0n]], [['night']]);

const formulas: readonly ToldFormula[] = [
  ['boolean', 'Sample.Pay > 100', 'Yes, because Pay 3,000.00 is above 100.00', '是，因为 Pay 3,000.00 大于 100.00'],
  ['boolean', 'AND(Sample.Pay > 100, NOT(Sample.Flag))', 'No, because Flag is yes', '否，因为 Flag 为“是”'],
  ['boolean', 'ISBLANK(Sample.Blank)', 'Yes, because Blank is not given', '是，因为未填写 Blank'],
  ['boolean', 'IS_HOLIDAY(Sample.Hired)', 'Yes, because Hired Feb 16, 2026 is a holiday', '是，因为 Hired 2026年2月16日是节假日'],
  ['boolean', 'MATCH(Sample.Kind, "d*")', 'No, because Kind “night” does not fit the pattern “d*”', '否，因为 Kind “night”不符合模式“d*”'],
  ['money', 'IF(Sample.Flag = TRUE, 1, 2)', 'Because Flag is yes: 1.00', '因为 Flag 为“是”：1.00'],
  ['money', 'IF(Sample.Flag <> TRUE, 1, 2)', 'Because Flag is yes: 2.00', '因为 Flag 为“是”：2.00'],
  [
    'money',
    'IF((Sample.Pay > 5000) = FALSE, 1, 2)',
    'Because Pay 3,000.00 is at most 5,000.00: 1.00',
    '因为 Pay 3,000.00 不超过 5,000.00：1.00',
  ],
  ['decimal', 'YEAR(Sample.Hired)', 'Year of Hired Feb 16, 2026 = 2026', 'Hired 2026年2月16日的年份 = 2026'],
  ['decimal', 'TAX_YEAR() - 1', 'Tax year 2026 − 1 = 2025', '纳税年度 2026 − 1 = 2025'],
  [
    'money',
    'IF(YEAR(Sample.Hired) >= 2020, 1, 2)',
    'Because year of Hired Feb 16, 2026 is at least 2020: 1.00',
    '因为 Hired 2026年2月16日的年份不低于 2020：1.00',
  ],
  [
    'money',
    'IF(MONTH(Sample.Hired) = 2, 1, 2)',
    'Because month of Hired Feb 16, 2026 equals 2: 1.00',
    '因为 Hired 2026年2月16日的月份等于 2：1.00',
  ],
  ['money', 'IF(Sample.Hours - 8.5 = 0, 1, 2)', 'Because Hours 8.5 − 8.5 is zero: 1.00', '因为 Hours 8.5 − 8.5 为零：1.00'],
  ['money', 'SAFE_DIV(Sample.Pay, 3)', 'Pay 3,000.00 ÷ 3 = 1,000.00', 'Pay 3,000.00 ÷ 3 = 1,000.00'],
  ['money', 'SAFE_DIV(Sample.Pay, Sample.Nothing, 7)', 'Because Nothing is zero: 7.00', '因为 Nothing 为零：7.00'],
  [
    'money',
    'MIN(Sample.Pay / 7, Sample.Pay)',
    'The smaller of Pay 3,000.00 ÷ 7 = 428.5714… and Pay 3,000.00 is 428.5714… / Rounded to the cent, half up (from 428.5714…)',
    '取 Pay 3,000.00 ÷ 7 = 428.5714…、Pay 3,000.00 中较小者：428.5714… / 四舍五入到分（原值 428.5714…）',
  ],
  ['date', 'DATE(TAX_YEAR(), 1, 1)', 'Made from tax year 2026: Jan 1, 2026', '由纳税年度 2026 得出：2026年1月1日'],
  ['text', 'UPPER(Sample.Kind)', 'Made from Kind “night”: “NIGHT”', '由 Kind “night”得出：“NIGHT”'],
];

const { story } = testTold(formulas, inputs, employee);

test('a column of years is shown as a year wherever it is named', () => {
  expect(story('YEAR(Sample.Hired)', 'en').shown).toBe('2026');
});
