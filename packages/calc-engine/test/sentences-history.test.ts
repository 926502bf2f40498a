/**
 * What is told of the ledger, of limits of a year and of the edges of amounts. The employee has 3,000.00 of pay and a bonus of −50.00; the law's
 * allowance is 5,000.00.
 */
import { exactReader } from '@wagewright/contracts/format';
import { describe, expect, test } from 'vitest';
import { narrate, readRow } from '../src/index.ts';
import { testInput } from '../src/test-input.ts';
import { compiled, definitionOf, february, money, name } from './support.ts';

type History = Readonly<Record<string, { readonly GROSS: number }>>;

/** The sentences of one formula, joined. */
function told(language: 'en' | 'zh-CN', expression: string, history: History = {}): string {
  const field = (code: string) =>
    ({ code, name: name(code), type: 'money', source: `compensation.${code.toLowerCase()}`, blank: 'keep' }) as const;
  const program = compiled(
    definitionOf([money('Gross', '0'), money('Told', expression)], [field('Pay'), field('Bonus'), field('Blank')], {
      balances: [{ code: 'GROSS', name: { en: 'Gross', 'zh-CN': '应发' }, scale: 2, from: 'Result.Gross' }],
    }),
  );
  const failures: string[] = [];
  const input = testInput(program, { rows: { Sample: [{ Pay: 3000, Bonus: -50 }] }, history: [{ ...history }] }, failures);
  expect(failures).toEqual([]);
  const options = { reader: exactReader(language), audience: 'payroll' } as const;
  const cell = { table: 'Result', column: 'Told' };
  return narrate(program, { period: february }, readRow(program, input, 0), cell, options).sentences.join(' / ');
}

describe('the ledger', () => {
  test.each([
    ['YTD(GROSS)', 'YTD', 'Gross so far this year', '本年此前累计应发'],
    ['QTD(GROSS)', 'QTD', 'Gross so far this quarter', '本季此前累计应发'],
    ['MTD(GROSS)', 'MTD', 'Gross so far this month', '本月此前累计应发'],
    ['PREV(GROSS)', 'PREV', 'Gross of the period before', '上一期应发'],
    ['PREV(GROSS, 2)', 'PREV2', 'Gross 2 periods before', '前第 2 期应发'],
    ['BALANCE(GROSS)', 'BALANCE', 'Balance of Gross', '应发余额'],
    ['OPENING(GROSS)', 'OPENING', 'Gross of earlier years', '以前年度应发'],
    ['PREV_YEAR(GROSS)', 'PREV_YEAR', 'Gross of the year before', '上一年度应发'],
    ['PREV_YTD(GROSS)', 'PREV_YTD', 'Gross of the year before up to this month', '上一年度同期应发'],
    ['RETRO(GROSS)', 'RETRO', 'Change of Gross for earlier periods', '以前期间应发的补差'],
  ])('%s is %s', (expression, window, en, chinese) => {
    const history = { [window]: { GROSS: 1234.5 } };
    expect(told('en', expression, history)).toBe(`Taken over as it is: ${en} 1,234.50`);
    expect(told('zh-CN', expression, history)).toBe(`直接取自${chinese} 1,234.50`);
  });

  test('an average says what it divides', () => {
    const history = { LAST3: { GROSS: 200 }, LAST3_COUNT: { GROSS: 2 } };
    expect(told('en', 'LAST_N_AVG(GROSS, 3)', history)).toContain(
      'Gross of the 3 periods before 200.00 ÷ Periods with Gross, of the 3 before 2',
    );
  });
});

describe('a limit of the year', () => {
  const below = 'CLAMP(Law.Allowance - YTD(GROSS), 0, Sample.Pay)';
  const above = 'CLAMP(YTD(GROSS) + Sample.Pay - Law.Allowance, 0, Sample.Pay)';
  test.each([
    [below, 1000, 'Gross so far this year 1,000.00 and Pay 3,000.00 together stay within 5,000.00 (Allowance), so all of Pay counts.'],
    [below, 2000, 'Gross so far this year 2,000.00 and Pay 3,000.00 together stay within 5,000.00 (Allowance), so all of Pay counts.'],
    [
      below,
      2000.01,
      'Gross so far this year 2,000.01 and Pay 3,000.00 together pass 5,000.00 (Allowance): only 2,999.99 is left up to it and counts.',
    ],
    [
      below,
      4999.99,
      'Gross so far this year 4,999.99 and Pay 3,000.00 together pass 5,000.00 (Allowance): only 0.01 is left up to it and counts.',
    ],
    [below, 5000, 'Gross so far this year 5,000.00 has already reached 5,000.00 (Allowance), so nothing of Pay counts.'],
    [
      above,
      1999,
      'Gross so far this year 1,999.00 and Pay 3,000.00 together are not above 5,000.00 (Allowance), so nothing lies above it.',
    ],
    [
      above,
      2000,
      'Gross so far this year 2,000.00 and Pay 3,000.00 together are not above 5,000.00 (Allowance), so nothing lies above it.',
    ],
    [above, 4000, 'Gross so far this year 4,000.00 and Pay 3,000.00 together pass 5,000.00 (Allowance) by 2,000.00, and that part counts.'],
    [above, 6000, 'Gross so far this year 6,000.00 is already above 5,000.00 (Allowance), so all of Pay lies above it.'],
  ])('%s after %d', (expression, before, sentence) => {
    expect(told('en', expression, { YTD: { GROSS: before } })).toBe(sentence);
  });

  test.each([
    ['CLAMP(YTD(GROSS) + Sample.Bonus - Law.Allowance, 0, Sample.Pay)', 'another amount than the one that counts'],
    ['CLAMP(PREV(GROSS) + Sample.Pay - Law.Allowance, 0, Sample.Pay)', 'another window'],
    ['CLAMP(YTD(GROSS) + Sample.Pay - 5000, 0, Sample.Pay)', 'a limit without a name'],
    ['CLAMP(YTD(GROSS) + Sample.Pay - Law.Allowance, 1, Sample.Pay)', 'another bound than zero'],
    ['CLAMP(Law.Allowance - YTD(GROSS), 0, 3000)', 'an amount without a name'],
    ['CLAMP(Law.Allowance + YTD(GROSS), 0, Sample.Pay)', 'a sum'],
  ])('%s is told as what it is: %s', (expression) => {
    expect(told('en', expression, { YTD: { GROSS: 4000 }, PREV: { GROSS: 4000 } })).toMatch(/ (?:is below|is above|lies between) /);
  });
});

describe('amounts at their edges', () => {
  test.each([
    // 375/256 ends after eight digits, 375/512 after nine
    ['ROUND(Sample.Pay / 2048, 2)', 'Pay 3,000.00 ÷ 2,048 = 1.46 / Rounded to the cent, half up (from 1.46484375)'],
    ['ROUND(Sample.Pay / 4096, 2)', 'Pay 3,000.00 ÷ 4,096 = 0.73 / Rounded to the cent, half up (from 0.7324…)'],
    ['ROUND(Sample.Pay / 7, 1)', 'Pay 3,000.00 ÷ 7 = 428.60 / Rounded to multiples of 0.1, half up (from 428.5714…)'],
    ['MAX(Sample.Bonus, 0, Sample.Pay)', 'The largest of Bonus −50.00, 0 and Pay 3,000.00 is 3,000.00.'],
    ['MAX(0, Sample.Bonus)', 'The larger of 0 and Bonus −50.00 is 0.00.'],
    ['MAX(Sample.Bonus, 1)', 'The larger of Bonus −50.00 and 1 is 1.00.'],
    ['MIN(Sample.Pay, Sample.Bonus, 1)', 'The smallest of Pay 3,000.00, Bonus −50.00 and 1 is −50.00.'],
    [
      'MIN(MAX(Sample.Pay, 1000), 2000)', // the limits of CLAMP, but not in one place
      'The larger of Pay 3,000.00 and 1,000 is 3,000.00. / The smaller of 3,000.00 and 2,000 is 2,000.00.',
    ],
    ['MAX(Sample.Bonus * 2, 0)', 'Bonus −50.00 × 2 = −100.00 is below zero, so it counts as zero.'],
    ['IF(NOT(ISBLANK(Sample.Blank)), 1, 2)', 'Because Blank is not given: 2.00'],
    ['IF(OR(Sample.Pay = 0, Sample.Bonus < 0), 1, 2)', 'Because Bonus −50.00 is below 0.00: 1.00'],
    ['IF(AND(Sample.Pay <> 0, Sample.Bonus > 0), 1, 2)', 'Because Bonus −50.00 is at most 0.00: 2.00'],
    ['PROGRESSIVE(Tax, Sample.Bonus)', 'Bonus −50.00 falls into the bracket up to 36,000.00 of “Tax”: 0.00 × 3% = 0.00'],
    [
      'PROGRESSIVE(Tax, Sample.Pay * 12)',
      'Pay 3,000.00 × 12 = 36,000.00 falls into the bracket up to 36,000.00 of “Tax”: 36,000.00 × 3% = 1,080.00',
    ],
    [
      'PROGRESSIVE(Tax, Sample.Pay * 48)',
      'Pay 3,000.00 × 48 = 144,000.00 falls into the bracket from 36,000.00 to 144,000.00 of “Tax”: 144,000.00 × 10% − quick deduction 2,520.00 = 11,880.00',
    ],
  ])('%s', (expression, sentences) => {
    expect(told('en', expression)).toBe(sentences);
  });

  test('in Chinese an amount is rounded to yuan, jiao and fen', () => {
    expect(told('zh-CN', 'ROUND(Sample.Pay / 7, 1)')).toContain('四舍五入到角');
    expect(told('zh-CN', 'ROUND(Sample.Pay / 7, 0)')).toContain('四舍五入到元');
    expect(told('zh-CN', 'ROUND(Sample.Pay / 7, 2)')).toContain('四舍五入到分');
  });
});

describe('a condition on rows', () => {
  test.each([
    ['IF(COUNT(Tax) > 2, 1, 2)', 'Because there are 3 rows in “Tax”: 1.00'],
    ['IF(COUNT(Tax) > 3, 1, 2)', 'Because there are 3 rows in “Tax”: 2.00'],
    ['IF(COUNT(Tax WHERE Tax.Rate > 50%) > 0, 1, 2)', 'Because there are no rows in “Tax”: 2.00'],
    ['IF(COUNT(Tax WHERE Tax.Rate = 10%) > 0, 1, 2)', 'Because there is one row in “Tax”: 1.00'],
    ['IF(COUNT(Tax.Quick) > 2, 1, 2)', 'Because the number of Quick in “Tax” (3 rows) 3 is above 2: 1.00'],
    ['IF(SUM(Tax.Quick) > 2, 1, 2)', 'Because the sum of Quick in “Tax” (3 rows) 19,440.00 is above 2: 1.00'],
  ])('%s', (expression, sentence) => {
    expect(told('en', expression)).toBe(sentence);
  });
});
