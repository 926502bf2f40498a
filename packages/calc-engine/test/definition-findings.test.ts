/** Broken definitions and exactly what is said of them: code, file, line and column, table and column, what was read, the next step. */
import { readFileSync } from 'node:fs';
import { findingWords, printFinding } from '@wagewright/contracts/definition-findings';
import { describe, expect, test } from 'vitest';
import { readDefinition } from '../definition-files/index.ts';
import { definitionErrorCodes } from '../src/index.ts';
import { fuzzDefinitions } from './fuzz/definitions.ts';

const page = readFileSync(new URL('../../../docs/definition-format.md', import.meta.url), 'utf8');
const [, example = ''] = /<!-- example -->\n```yaml\n(.*?)```\n/s.exec(page) ?? [];

/** The example with something replaced. Its line and column are counted in it, so that the page may grow above. */
function broken(change: readonly [from: string, to: string][], language: 'en' | 'zh-CN' = 'en'): string[] {
  const text = change.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, to);
  }, example);
  const read = readDefinition('pay.yaml', text);
  return read.ok ? [] : read.findings.map((finding) => printFinding(finding, language));
}

const lineOf = (text: string): number => example.slice(0, example.indexOf(text)).split('\n').length;
const columnOf = (text: string, from = 0): number => {
  const at = example.indexOf(text) + from;
  return at - example.lastIndexOf('\n', at - 1);
};
const at = (text: string, from = 0): string => `pay.yaml:${lineOf(text)}:${columnOf(text, from)}`;

test('the example itself is whole', () => expect(broken([])).toEqual([]));

describe('what is said, word for word', () => {
  const gross = 'expression: "IF(Base > 0';
  const withheld = 'expression: "PROGRESSIVE(Tax, Gross)"';
  const net = 'type: money, expression: Gross - Withheld';
  test.each<[what: string, changes: [string, string][], said: string[]]>([
    [
      'an unknown key',
      [[gross, 'expresion: "IF(Base > 0']],
      [`UNKNOWN_KEY ${at(gross)} Pay.Gross: A column of a data table has no "expresion". Did you mean "expression"?`],
    ],
    [
      'an unquoted comma between { and }',
      [[withheld, 'expression: PROGRESSIVE(Tax, Gross)']],
      [
        `UNQUOTED_COMMA ${at(withheld, 12)} Pay.Withheld: Between { and } a comma ends the value, so that PROGRESSIVE(Tax, Gross) falls apart. Put it in quotes: "PROGRESSIVE(Tax, Gross)".`,
      ],
    ],
    [
      'no space after a colon',
      [['code: Net, name', 'code:Net, name']],
      [`NO_SPACE_AFTER_COLON ${at('code: Net, name')} Pay.#5: code:Net is read as one word. Write a space after the colon: code: Net.`],
    ],
    [
      'a date that YAML reads as a number, twice',
      [
        ['validFrom: 2020-01-01', 'validFrom: 20200101'],
        ['validFrom: 2020-01-01', 'validFrom: 20200101'],
      ],
      [
        `NOT_A_DATE ${at('validFrom: 2020-01-01', 11)} Factor, version from 20200101: validFrom is 20200101, which is no date. Write year-month-day: 2020-01-01. (2 places, also line ${example.slice(0, example.lastIndexOf('validFrom')).split('\n').length})`,
      ],
    ],
    [
      'a day that the month does not have',
      [['validFrom: 2020-01-01', 'validFrom: 2020-02-30']],
      [
        `NOT_A_DATE ${at('validFrom: 2020-01-01', 11)} Factor, version from 2020-02-30: validFrom is 2020-02-30, which is no date. Write year-month-day: 2020-02-29.`,
      ],
    ],
    [
      'a month that YAML reads as a number',
      [['paymentMonth: 2026-01', 'paymentMonth: 2026.10']],
      [
        `NOT_A_MONTH ${at('paymentMonth: 2026-01', 14)} test "Overtime, a bonus and a share of the department": paymentMonth is 2026.10, which is no month. Write year-month: 2026-01.`,
      ],
    ],
    [
      'a word that is none of the choices',
      [[net, 'type: mony, expression: Gross - Withheld']],
      [`NOT_ONE_OF ${at(net, 6)} Pay.Net: type cannot be mony. Did you mean "money"?`],
    ],
    [
      'a key written twice',
      [['currency: CNY', 'currency: CNY\ncurrency: USD']],
      [`DUPLICATE_KEY pay.yaml:4:1 "currency" is written twice here, first in line 3. Keep one of them.`],
    ],
    [
      'a kind of table',
      [['kind: union', 'kind: unoin']],
      [`NOT_ONE_OF ${at('kind: union', 6)} Extra: kind cannot be unoin. Did you mean "union"?`],
    ],
    [
      'a source that the catalogue does not have',
      [['assignment.department', 'assignment.departmnt']],
      [
        `UNKNOWN_SOURCE ${at('assignment.department')} Employee.Department: There is no source "assignment.departmnt". Did you mean "assignment.department"?`,
      ],
    ],
    [
      'a source of other records',
      [['source: record.hours', 'source: record.amount']],
      [
        `SOURCE_OF_OTHER_LINES ${at('source: record.hours', 8)} Overtime.Hours: "record.amount" is not in a table whose lines are "overtime". Read it in a table with lines: compensation, one-time-payments.`,
      ],
    ],
    [
      'a name that an expression misspells',
      [['Overtime.Kind, Times)', 'Overtime.Kind, Tims)']],
      [`UNKNOWN_COLUMN ${at('Overtime.Kind, Times)', 15)} OvertimePay.Amount: Table Factor has no column "Tims". Did you mean "Times"?`],
    ],
    [
      'two origins of one value',
      [[net, `${net}, constant: 3`]],
      [
        `COLUMN_ORIGIN ${at('{ code: Net, name')} Pay.Net: A column of a data table has exactly one of expression, constant and reference; here are expression, constant. Keep the one that says where the value comes from.`,
      ],
    ],
    [
      'a cell with more digits than its column',
      [['Times: 1.5', 'Times: 1.555']],
      [
        `PARAMETER_VALUE ${at('Times: 1.5', 7)} Factor.Times, version from 2020-01-01, row 1: Row 1 of the version from 2020-01-01: 1.555 has more than 2 digits after the point. Write a decimal with at most 2 digits.`,
      ],
    ],
    [
      'a value that begins with a sign of YAML',
      [['expression: Employee.Salary / 21.75', 'expression: "x" & Employee.Salary / 21.75']],
      [
        `YAML_SYNTAX pay.yaml:${lineOf('expression: Employee.Salary / 21.75')}:${columnOf('expression: Employee.Salary / 21.75', 16)} A value may not begin with this sign in YAML and go on like this. Put the whole value in quotes: '…'.`,
      ],
    ],
    [
      'text where a number belongs',
      [['periodsPerYear: 12', 'periodsPerYear: "12"']],
      ['WRONG_TYPE pay.yaml:5:17 periodsPerYear is "12", where a number belongs. Write a number without quotes and separators.'],
    ],
    [
      'a list where one value belongs',
      [['UpTo: 5000', 'UpTo: [5000]']],
      [
        `WRONG_TYPE ${at('UpTo: 5000', 6)} Tax.UpTo, version from 2020-01-01, row 1: UpTo is […], where one value belongs. Write a text, a number, a date, true or false.`,
      ],
    ],
  ])('%s', (_, changes, said) => expect(broken(changes)).toEqual(said));
});

test('the same in Chinese', () => {
  expect(broken([['expression: "IF(Base > 0', 'expresion: "IF(Base > 0']], 'zh-CN')).toEqual([
    `UNKNOWN_KEY ${at('expression: "IF(Base > 0')} Pay.Gross：计算表的列没有“expresion”这一项。是否要写“expression”？`,
  ]);
});

test('every code of the compiler has words in both languages', () => {
  expect(definitionErrorCodes.filter((code) => !Object.hasOwn(findingWords, code))).toEqual([]);
});

test('whatever is dropped, renamed or retyped in a definition is said by line and column, without words of the machinery', () => {
  expect(fuzzDefinitions([example], 400, 1)).toMatchObject({ failures: [], definitions: 400 });
});
