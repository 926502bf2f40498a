/** What is said of a failed cell: in the reader's language, by the names of the definition, without a code. */
import { exactReader } from '@wagewright/contracts/format';
import { describe, expect, test } from 'vitest';
import { cellErrorCodes, compileDefinition, evaluateRow, readRow, tellFailure } from '../src/index.ts';
import { compiled, definitionOf, february, money, sampleInput } from './support.ts';

const readers = { en: exactReader('en'), 'zh-CN': exactReader('zh-CN') };
const salary = { code: 'Salary', name: { en: 'Salary', 'zh-CN': '月薪' }, type: 'money', source: 'compensation.A' } as const;
const messages = {
  TOO_MUCH: { en: '{Sample.Salary} is too much', 'zh-CN': '{Sample.Salary}过多' },
  ENGLISH_ONLY: { en: 'Nobody translated this' },
};

const definitionWith = (expression: string) => definitionOf([money('Net', expression)], [salary], { messages });

function told(expression: string, minor: bigint): Record<keyof typeof readers, { why: string; remedy: string }> {
  const program = compiled(definitionWith(expression));
  const values = evaluateRow(program, { period: february }, readRow(program, sampleInput([[minor]]), 0));
  const cell = [...values.values()].flat().flatMap((line) => line.get('Net') ?? [])[0];
  if (cell?.kind !== 'error') throw new Error('the cell did not fail');
  return { en: tellFailure(program, cell.error, readers.en), 'zh-CN': tellFailure(program, cell.error, readers['zh-CN']) };
}

describe('messages of the definition', () => {
  test('are told in the reader’s language, with the values that they name', () => {
    const { en, 'zh-CN': chinese } = told('IF(Sample.Salary > 9, ERROR("TOO_MUCH"), 0)', 1_234_500n);
    expect([en.why, chinese.why]).toEqual(['12,345.00 is too much.', '12,345.00 过多。']);
  });

  test('fall back to the language that is there', () => {
    const { en, 'zh-CN': chinese } = told('IF(Sample.Salary > 9, ERROR("ENGLISH_ONLY"), 0)', 1000n);
    expect([en.why, chinese.why]).toEqual(['Nobody translated this.', 'Nobody translated this.']);
  });

  test('a text that is no key is said as it is', () => {
    expect(told('IF(Sample.Salary > 9, ERROR("Ask the office"), 0)', 1000n).en.why).toBe('Ask the office.');
  });

  test('a column that there is not is refused', () => {
    const result = compileDefinition({ ...definitionWith('0'), messages: { WRONG: { en: '{Sample.Wage}' } } });
    expect(result.ok ? [] : result.errors.map(({ code }) => code)).toEqual(['UNKNOWN_COLUMN']);
  });
});

describe('failures of the rule', () => {
  test('name the column of a key, its value and the table', () => {
    const { en, 'zh-CN': chinese } = told('LOOKUP(Rates, IF(Sample.Salary = 0, "noon", "night"), Rate)', 0n);
    expect(en).toEqual({ why: 'Kind “noon” has no row in “Rates”.', remedy: 'Correct the value, or add the row to the table.' });
    expect(chinese).toEqual({ why: 'Kind “noon”在“Rates”中没有对应的行。', remedy: '请更正该值，或在表中补上这一行。' });
  });

  test('name what is missing', () => {
    const program = compiled(definitionWith('Sample.Salary'));
    const cell = { code: 'BLANK_VALUE', table: 'Result', parameters: { column: 'Sample.Salary' }, inputs: {} } as const;
    expect(tellFailure(program, cell, readers['zh-CN'])).toEqual({ why: '未填写月薪（Sample）。', remedy: '请补充。' });
  });

  test('of functions are in both languages', () => {
    const { en, 'zh-CN': chinese } = told('IFS(Sample.Salary > 9, 1)', 0n);
    expect([en.why, chinese.why]).toEqual(['None of the cases of the rule applies.', '规则中没有适用的情形。']);
  });

  test.each(cellErrorCodes)('%s says something in both languages, without a code, even where nothing else is known', (code) => {
    const program = compiled(definitionOf([money('Net', '0')], [salary]));
    for (const reader of Object.values(readers)) {
      const { why, remedy } = tellFailure(
        program,
        { code, table: 'Result', parameters: { table: 'Rates', value: '1', lines: '2', most: '1' }, inputs: {} },
        reader,
      );
      for (const text of [why, remedy]) expect(text).toMatch(reader.language === 'en' ? /^\S.*[a-z\d].*\.$/ : /^.*\p{Script=Han}.*。$/u);
      expect(`${why} ${remedy}`).not.toMatch(/[A-Z]_[A-Z]|undefined/);
    }
  });
});
