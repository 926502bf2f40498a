import { describe, expect, test } from 'vitest';
import { describeProblems, type FileProblem, problemCodes } from '../src/index.ts';
import { readBack, utf8 } from './support/tables.ts';

describe('the header', () => {
  test('a column that nobody knows, one twice, one without a name, and the key that is not there', async () => {
    const { problems } = await readBack(utf8('id,wage,wages,wage,,name\n1,1,1,1,1,A\n'), { wage: 'money', name: 'text' });
    expect(problems).toEqual([
      'staff:1:9: There is no column "wages". Correct it.',
      'staff:1:15: wage: This column is there twice. Keep one of them.',
      'staff:1:20: The header of this column is blank. Name it, or delete the column.',
    ]);
    expect((await readBack(utf8('2026 wages\nid,wage\n1,1\n'), { wage: 'money' })).problems[0]).toBe(
      'staff:1:1: The first column must be "id", not "2026 wages". The first row of the file names the columns; remove titles above it.',
    );
  });

  test('columns and rows without anything at the end are nothing', async () => {
    const { problems, values } = await readBack(utf8('id,wage,,\n1,5,,\n2,6\n,,,\n,,,\n'), { wage: 'money' });
    expect([problems, values.wage]).toEqual([[], ['5', '6']]);
  });

  test('alone, or without columns that the table has: said, no error', async () => {
    const { problems, notes } = await readBack(utf8('id\n'), { wage: 'money', from: 'date' });
    expect(problems).toEqual([]);
    expect(notes).toEqual([
      'staff: There is a header and no row below it.',
      'staff: Columns that the file lacks are blank for everybody: wage, from.',
    ]);
    const required = { label: 'wage', type: 'money', isRequired: true } as const;
    expect((await readBack(utf8('id\n1\n'), { wage: required })).problems).toEqual(['staff: wage: The file lacks this column. Add it.']);
  });
});

describe('a last row that sums up', () => {
  test.each(['Total', 'TOTAL:', 'Grand total', '合计', '合　计', '总计：', 'Summe'])('%s', async (word) => {
    const { problems } = await readBack(utf8(`id,wage\n1,5\n"${word}",x\n`), { wage: 'money' });
    expect(problems).toEqual([
      `staff:3:1: "${word.replace('　', ' ')}": the last row sums up the others. Remove it: every row is one record.`,
    ]);
  });

  test('the word may stand in another cell where nobody is named; elsewhere it is a name like any other', async () => {
    expect((await readBack(utf8('id,name,wage\n1,A,5\n,合计,5\n'), { name: 'text', wage: 'money' })).codes).toEqual(['TOTAL_ROW']);
    expect((await readBack(utf8('id,name\n1,A\n2,Total\n'), { name: 'text' })).codes).toEqual([]);
    expect((await readBack(utf8('id,name\nTotal,A\n2,B\n'), { name: 'text' })).codes).toEqual([]);
  });
});

test('truth in the words of two languages', async () => {
  const words = ['TRUE', 'false', '是', '否', 'Yes', 'n', '1', '0', '', '√', 'maybe'];
  const { values, codes } = await readBack(utf8(`id;on\n${words.map((word, index) => `${index + 1};${word}`).join('\n')}\n`), {
    on: 'boolean',
  });
  expect(values.on).toEqual([true, false, true, false, true, false, true, false, null, true, null]);
  expect(codes).toEqual(['NOT_A_BOOLEAN']);
});

test('what a column proves of its decimals holds for its doubtful cells; else what the file proves', async () => {
  const { values, problems } = await readBack(utf8('id;a;b;c\n1;1.234;5,25;7\n2;2,5;1.234;7.125\n'), {
    a: 'decimal',
    b: 'decimal',
    c: 'decimal',
  });
  expect(problems).toEqual([]);
  expect(values).toMatchObject({ a: ['1234', '2.5'], b: ['5.25', '1234'], c: ['7', '7125'] });
});

describe('messages', () => {
  test('one cause is one line with the first three places, in both languages', async () => {
    const rows = ['a', 'b', 'c', 'd'].map((text, index) => `${index + 1};${text}`).join('\n');
    const { table } = await readBack(utf8(`id;wage\n${rows}\n`), { wage: 'money' });
    expect(describeProblems(table.problems, 'en')).toEqual([
      'staff:2:3: wage: "a" is not a number. Type digits with a decimal point, for example 1234.56. (4 times, also 3:3 "b", 4:3 "c" …)',
    ]);
    expect(describeProblems(table.problems, 'zh-CN')).toEqual([
      'staff:2:3：wage：“a”不是数字。请用带小数点的数字，例如 1234.56。（共 4 处，另见 3:3 "b"、4:3 "c"等）',
    ]);
  });

  test('a file that is wrong in every cell costs no more memory than its first thousand, and is counted whole', async () => {
    const rows = Array.from({ length: 30_000 }, (_, index) => `${index};x;y`).join('\n');
    const { table, problems } = await readBack(utf8(`id;wage;from\n${rows}\n`), { wage: 'money', from: 'date' });
    expect(table.problems.length).toBe(2_000);
    expect(problems.map((line) => line.slice(line.indexOf('(')))).toEqual([
      '(30000 times, also 3:3 "x", 4:3 "x" …)',
      '(30000 times, also 3:5 "y", 4:5 "y" …)',
    ]);
  });

  test('every code has words in both languages, with the same facts in them', () => {
    const facts = (line: string): string[] => [...line.matchAll(/<(\w+)>/g)].map(([, fact = '']) => fact).sort();
    const details = Object.fromEntries(
      ['max', 'encoding', 'sheets', 'first', 'read', 'count', 'rows', 'columns', 'hint', 'header', 'sign', 'currency'].map((name) => [
        name,
        `<${name}>`,
      ]),
    );
    for (const code of problemCodes) {
      const problem: FileProblem = {
        code,
        place: { file: 'f', sheet: null },
        column: '<column>',
        read: '<read>',
        details,
        readings: ['<one>', '<other>'],
      };
      const [english = '', chinese = ''] = (['en', 'zh-CN'] as const).map((language) => describeProblems([problem], language)[0]);
      expect(new Set(facts(chinese)), code).toEqual(new Set(facts(english)));
      expect(chinese, code).toMatch(/\p{Script=Han}/u);
    }
  });
});
