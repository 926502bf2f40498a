import { describe, expect, test } from 'vitest';
import { readBack, readOne, utf8 } from './support/tables.ts';

const date = { type: 'date' } as const;

describe('a date that can be one day only', () => {
  test.each([
    ['2026-01-31', '2026-01-31'],
    ['2026/1/31', '2026-01-31'],
    ['2026.1.31', '2026-01-31'],
    ['2026年1月31日', '2026-01-31'],
    ['2026 年 1 月 31 日', '2026-01-31'],
    ['20260131', '2026-01-31'],
    ['31.01.2026', '2026-01-31'],
    ['01.02.2026', '2026-02-01'],
    ['31/01/2026', '2026-01-31'],
    ['1/31/2026', '2026-01-31'],
    ['03/03/2026', '2026-03-03'],
    ['31-Jan-2026', '2026-01-31'],
    ['January 31, 2026', '2026-01-31'],
    ['2026-01-31 00:00:00', '2026-01-31'],
    ['2026-01-31T00:00:00Z', '2026-01-31'],
    ['２０２６－０１－３１', '2026-01-31'],
    ['2024-02-29', '2024-02-29'],
  ])('%s', async (text, value) => {
    expect(await readOne(text, date)).toBe(value);
  });
});

test.each([
  ['2026-02-30', 'NOT_A_DATE'],
  ['2026-02-29', 'NOT_A_DATE'],
  ['2026-13-01', 'NOT_A_DATE'],
  ['31/13/2026', 'NOT_A_DATE'],
  ['tomorrow', 'NOT_A_DATE'],
  ['32.01.2026', 'NOT_A_DATE'],
  ['31/01/26', 'DATE_SHORT_YEAR'],
  ['2026-01-31 08:30', 'DATE_WITH_TIME'],
  ['46053', 'NUMBER_AS_DATE'],
])('%s is refused: %s', async (text, code) => {
  expect(await readOne(text, date)).toBe(code);
});

describe('01/02/2026', () => {
  test('is refused with both days', async () => {
    expect(await readOne('01/02/2026', date)).toEqual(['DATE_DOUBTFUL', '2026-02-01', '2026-01-02']);
  });

  test('is settled by the setting', async () => {
    expect(await readOne('01/02/2026', date, { dateOrder: 'day-first' })).toBe('2026-02-01');
    expect(await readOne('01/02/2026', date, { dateOrder: 'month-first' })).toBe('2026-01-02');
  });

  test('is settled by what other cells of the column prove, before or after it', async () => {
    const { values, problems } = await readBack(utf8('id,from\n1,01/02/2026\n2,1/31/2026\n3,03/04/2026\n'), { from: 'date' });
    expect(problems).toEqual([]);
    expect(values.from).toEqual(['2026-01-02', '2026-01-31', '2026-03-04']);
  });

  test('is settled by another column, unless its own says otherwise', async () => {
    const { values } = await readBack(utf8('id,from,to\n1,01/02/2026,31/12/2026\n'), { from: 'date', to: 'date' });
    expect(values.from).toEqual(['2026-02-01']);
    const own = await readBack(utf8('id,from,to\n1,01/02/2026,31/12/2026\n2,12/31/2026,\n'), { from: 'date', to: 'date' });
    expect(own.values.from).toEqual(['2026-01-02', '2026-12-31']);
  });

  test('stays in doubt where a column proves both; one cause is one message', async () => {
    const rows = '1,01/02/2026\n2,31/12/2026\n3,12/31/2026\n4,05/06/2026\n5,07/08/2026\n6,09/10/2026\n';
    const { problems } = await readBack(utf8(`id,from\n${rows}`), { from: 'date' });
    expect(problems).toEqual([
      'staff:2:3: from: "01/02/2026" can be 2026-02-01 or 2026-01-02. Say which: date order "day-first" makes it 2026-02-01, ' +
        '"month-first" 2026-01-02. (4 times, also 5:3 "05/06/2026", 6:3 "07/08/2026" …)',
    ]);
  });
});
