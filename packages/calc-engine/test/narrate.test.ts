/** Explanations are sentences first. The sentences are written by hand from the rules of the packs and from the law that they cite. */
import { describe, expect, test } from 'vitest';
import type { Story } from '../src/index.ts';
import { type Case, teller } from './narrate-support.ts';

function find(story: Story, name: string): Story {
  const open = [story];
  for (let next = open.shift(); next; next = open.shift()) {
    if (next.name === name && (next.sentences.length > 0 || next.children.length === 0)) return next;
    open.push(...next.children);
  }
  throw new Error(`the story has no part ${name}`);
}

describe('United States', () => {
  const tell = teller('united-states/biweekly');
  const clerk: Case = { rows: { Employee: { AnnualSalary: 69222.18, FilingStatus: 'single', HireDate: '2019-04-14' } } };
  const paidBefore = (gross: number, salary = 260_000): Case => ({
    rows: { Employee: { AnnualSalary: salary, FilingStatus: 'single' } },
    history: { YTD: { GROSS: gross } },
  });

  test('the period’s share of a salary', () => {
    expect(tell('en', 'BasePay', clerk).sentences).toEqual([
      'All 14 calendar days of the period count, so the amount counts in full.',
      'Annual salary 69,222.18 ÷ Pay periods of the year 26 = 2,662.39',
      'Rounded to the cent, half up (from 2,662.3915…)',
    ]);
    expect(tell('zh-CN', 'BasePay', clerk).sentences).toEqual([
      '期间内的 14 个日历天全部计算，因此按全额计。',
      '年薪 69,222.18 ÷ 全年发薪期数 26 = 2,662.39',
      '四舍五入到分（原值 2,662.3915…）',
    ]);
  });

  test('who joins in the period is paid for the days', () => {
    const joiner: Case = { rows: { Employee: { AnnualSalary: 36_400, FilingStatus: 'single', HireDate: '2025-01-10' } } };
    expect(tell('en', 'BasePay', joiner).sentences).toEqual([
      'Annual salary 36,400.00 ÷ Pay periods of the year 26 × 9 of 14 calendar days = 900.00',
    ]);
  });

  test('the federal tax, by bracket, filing status and form', () => {
    // Publication 15-T (2025): 5,578.50 and 22 % of what exceeds 54,875; 60,622.14 = 26 × 2,662.39 − 8,600.
    expect(tell('en', 'AnnualTax', clerk).sentences).toEqual([
      'Because Form W-4 step 2 box is not given and Rate schedule is Single: Adjusted annual wage 60,622.14 falls into the bracket from 54,875.00 to 109,750.00 of “Annual percentage table, single”: 5,578.50 + (60,622.14 − 54,875.00 = 5,747.14) × 22% = 6,842.8708',
    ]);
    expect(tell('en', 'TaxOnRegularWages', clerk).sentences.slice(-1)).toEqual(['Rounded to the cent, half up (from 263.1873…)']);
    expect(tell('zh-CN', 'AnnualTax', clerk).sentences[0]).toContain('且适用税率表为单身：');
  });

  test('this year’s wages are below the Social Security limit, so all of it counts', () => {
    expect(tell('en', 'SocialSecurityWages', paidBefore(20_000)).sentences).toEqual([
      'Gross pay so far this year 20,000.00 and Gross pay 10,000.00 together stay within 176,100.00 (Social Security wage base), so all of Gross pay counts.',
    ]);
    expect(tell('zh-CN', 'SocialSecurityWages', paidBefore(20_000)).sentences).toEqual([
      '本年此前累计应发工资 20,000.00 与应发工资 10,000.00 合计未超过 176,100.00（社会保障应税上限），因此应发工资全额计入。',
    ]);
    expect(tell('en', 'SocialSecurity', paidBefore(20_000)).sentences).toEqual([
      'Social Security wages 10,000.00 × Social Security rate 6.2% = 620.00',
    ]);
  });

  test('the limit is passed in the period, then behind', () => {
    expect(tell('en', 'SocialSecurityWages', paidBefore(172_100)).sentences).toEqual([
      'Gross pay so far this year 172,100.00 and Gross pay 10,000.00 together pass 176,100.00 (Social Security wage base): only 4,000.00 is left up to it and counts.',
    ]);
    expect(tell('zh-CN', 'SocialSecurityWages', paidBefore(195_000)).sentences).toEqual([
      '本年此前累计应发工资 195,000.00 已达到 176,100.00（社会保障应税上限），因此应发工资不再计入。',
    ]);
  });

  test('additional Medicare is on what lies above its limit', () => {
    expect(tell('en', 'AdditionalMedicare', paidBefore(195_000)).sentences).toEqual([
      'Gross pay so far this year 195,000.00 and Gross pay 10,000.00 together pass 200,000.00 (Wages of the year above) by 5,000.00, and that part counts.',
      '5,000.00 × Additional Medicare rate 0.9% = 45.00',
    ]);
  });

  test('what a figure rests on says where it comes from', () => {
    const story = tell('en', 'SocialSecurity', clerk);
    expect(find(story, 'Social Security rate')).toMatchObject({
      shown: '6.2%',
      source: expect.stringContaining('in force from Jan 1, 2025. 26 USC 3101'),
    });
    expect(find(story, 'Annual salary')).toMatchObject({ shown: '69,222.18', source: 'Compensation file' });
    expect(find(story, 'Gross pay so far this year').source).toBe('Ledger of submitted batches');
    expect(find(tell('zh-CN', 'Net', clerk), '报税身份')).toMatchObject({ shown: '单身' });
  });

  test('the rule in its language is for payroll; an employee reads what it did', () => {
    expect(tell('en', 'Medicare', clerk).rule).toBe('Gross * Fica.MedicareRate');
    const own = tell('en', 'Medicare', { ...clerk, audience: 'employee' });
    expect(own.sentences[0]).toBe('Gross pay 2,662.39 × Medicare rate 1.45% = 38.60');
    const rules = (story: Story): (string | null)[] => [story.rule, ...story.children.flatMap(rules)];
    expect(rules(own).filter((rule) => rule !== null)).toEqual([]);
  });
});

describe('China', () => {
  const tell = teller('china/monthly');
  const clerk: Case = {
    rows: {
      Employee: { BaseSalary: 30_000, HireDate: '2019-04-14', FundBase: 40_000, SpecialDeduction: 2_000 },
      Time: { WeekdayHours: 10 },
    },
    history: { YTD: { GROSS: 30_000, INCOME_TAX: 100 } },
  };

  test('bases have a floor and a ceiling by city', () => {
    expect(tell('zh-CN', 'PensionBase', clerk).sentences).toEqual([
      '未填写社保申报基数，按月工资标准 30,000.00 处理。',
      '月工资标准 30,000.00 高于 22,017.00（养老、失业基数上限），按 22,017.00 计。',
    ]);
    expect(find(tell('zh-CN', 'PensionBase', clerk), '养老、失业基数上限')).toMatchObject({ shown: '22,017.00', sentences: ['城市 昆明'] });
  });

  test('contributions are rounded as the city rounds', () => {
    expect(tell('zh-CN', 'HousingFund', clerk).sentences).toEqual([
      '公积金缴存基数 32,541.67 × 公积金比例（双方各）12% = 3,905.00',
      '四舍五入到分（原值 3,905.0004）',
    ]);
  });

  test('tax is withheld on what the year has brought so far, less what was withheld', () => {
    expect(tell('zh-CN', 'CumulativeTaxableIncome', clerk).sentences).toEqual([
      '本年此前累计应发工资 30,000.00 + 应发工资 32,586.21 − 累计减除费用 5,000.00 − 三险一金合计 6,168.19 − 每月专项附加扣除 2,000.00 = 49,418.02（其余 6 项为零）',
    ]);
    // 税率表一: 36,000 to 144,000 at 10 %, quick deduction 2,520.
    expect(tell('zh-CN', 'IncomeTax', clerk).sentences).toEqual([
      '累计应纳税所得额 49,418.02 适用“综合所得个人所得税税率表”中 36,000.00 至 144,000.00 的一级：49,418.02 × 10% − 速算扣除数 2,520.00 = 2,421.802',
      '2,421.802 − 本年此前累计个人所得税 100.00 = 2,321.80',
      '四舍五入到分（原值 2,321.802）',
    ]);
    expect(tell('en', 'IncomeTax', clerk).sentences[1]).toBe('2,421.802 − Individual income tax so far this year 100.00 = 2,321.80');
  });

  test('overtime at its factor', () => {
    expect(tell('zh-CN', 'WeekdayOvertime', clerk).sentences[0]).toBe(
      '月工资标准 30,000.00 ÷ 月计薪天数 21.75 ÷ 每日工时 8 × 工作日加班倍数 150% × 工作日加班小时 10 = 2,586.21',
    );
  });

  test('what is missing is said in words, and what follows from it', () => {
    const nobody: Case = { rows: { Employee: { HireDate: '2026-01-16' } } };
    expect(tell('zh-CN', 'BasePay', nobody)).toMatchObject({
      failed: true,
      shown: null,
      sentences: ['未填写月工资标准（员工）。', '请补充。'],
    });
    expect(tell('en', 'Pension', nobody).sentences).toEqual([
      'Pension and unemployment base could not be calculated.',
      'Correct that first; this follows.',
    ]);
  });
});
