import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../../../src/shared/ui/rows-grid/grid-types.ts';
import { doubtOf, problemOf, readAs, readExact, readPasted, readTyped } from '../../../src/shared/ui/rows-grid/read-cells.ts';

const city: GridColumn = { id: 'City', name: 'City', type: 'text', labels: { '310000': 'Shanghai' } };
const rate: GridColumn = { id: 'Rate', name: 'Rate', type: 'percent', scale: 4 };
const floor: GridColumn = { id: 'Floor', name: 'Floor', type: 'money', scale: 2, currency: 'CNY' };
const factor: GridColumn = { id: 'Factor', name: 'Factor', type: 'decimal' };
const from: GridColumn = { id: 'From', name: 'From', type: 'date' };
const local: GridColumn = { id: 'Local', name: 'Local', type: 'boolean' };

const codeOf = (text: string, column: GridColumn) => {
  const problem = problemOf(readTyped(text, column), column);
  return problem?.kind === 'problem' ? problem.code : problem?.kind;
};

describe('what is typed into a cell', () => {
  it.each([
    ['1234.5', floor, '1234.5'],
    ['￥1,234.50', floor, '1234.50'],
    ['(5)', floor, '-5'],
    ['007', factor, '7'],
    ['-0', factor, '0'],
    ['0.123456789012345678', factor, '0.123456789012345678'],
    ['2026/1/31', from, '2026-01-31'],
    ['2026年1月31日', from, '2026-01-31'],
    ['是', local, 'true'],
    ['no', local, 'false'],
    ['  ', floor, ''],
    ['Shanghai', city, '310000'],
    ['310000', city, '310000'],
    ['Suzhou', city, 'Suzhou'],
  ])('%s is read exactly', (text, column, value) => {
    expect(readTyped(text, column)).toBe(value);
  });

  it('is a number with a point as the grid itself writes it: 1.234 is no thousand', () => {
    expect(readTyped('1.234', factor)).toBe('1.234');
  });

  it('is per cent in a column of percentages, where the sign stands beside the field', () => {
    expect(['8', '8%', '0.5', '12.34'].map((text) => readTyped(text, rate))).toEqual(['0.08', '0.08', '0.005', '0.1234']);
    expect(codeOf('12.3456', rate)).toBe('TOO_MANY_DECIMALS');
  });

  it.each([
    ['abc', floor, 'NOT_A_NUMBER'],
    ['5%', floor, 'PERCENT_SIGN'],
    ['$5', floor, 'CURRENCY_OTHER'],
    ['1.0051', floor, 'TOO_MANY_DECIMALS'],
    ['1.005', floor, 'doubt'],
    ['1.2E+05', factor, 'DIGITS_LOST'],
    ['5.30102E+17', city, 'DIGITS_LOST'],
    ['31.1.26', from, 'DATE_SHORT_YEAR'],
    ['maybe', local, 'NOT_A_BOOLEAN'],
    ['1,234', floor, 'doubt'],
    ['1,234', rate, 'doubt'],
    ['01/02/2026', from, 'doubt'],
  ])('%s stays as it stands, and says why', (text, column, code) => {
    expect(codeOf(text, column)).toBe(code);
  });
});

describe('what is pasted from a spreadsheet', () => {
  it('is read cell by cell', () => {
    const cells = readPasted([['Shanghai', '5%', '1,234.56', '1.5', '2026/1/31', 'TRUE']], [city, rate, floor, factor, from, local]);
    expect(cells).toEqual([['310000', '0.05', '1234.56', '1.5', '2026-01-31', 'true']]);
  });

  it('is in no doubt where a neighbour proves which mark stands before the decimals', () => {
    expect(readPasted([['1,234'], ['1,234.5']], [factor])).toEqual([['1234'], ['1234.5']]);
    expect(readPasted([['1.234'], ['1.234,5']], [factor])).toEqual([['1234'], ['1234.5']]);
    expect(readPasted([['1,234', '2.5']], [factor, factor])).toEqual([['1234', '2.5']]);
    expect(readPasted([['01/02/2026'], ['31/01/2026']], [from])).toEqual([['2026-02-01'], ['2026-01-31']]);
  });

  it('stays as it stands where nothing proves it, until somebody says which', () => {
    const [[cell] = []] = readPasted([['1,234']], [factor]);
    expect(cell).toEqual({ typed: '1,234' });
    expect(doubtOf(cell ?? '', factor)?.texts).toEqual(['1234', '1.234']);
    expect(readAs(cell ?? '', factor, { decimalMark: 'comma' })).toBe('1.234');
    expect(readAs(cell ?? '', factor, { decimalMark: 'point' })).toBe('1234');
    expect(readAs(cell ?? '', factor, { dateOrder: 'day-first' })).toEqual(cell);
    expect(readPasted([['1,234.5'], ['1.234,5'], ['1,234']], [factor]).at(-1)).toEqual([{ typed: '1,234' }]);
  });

  it('is taken as it is from a grid of ours, but where the column keeps fewer digits', () => {
    expect(readExact('1.234', factor)).toBe('1.234');
    expect(readExact('1.234', floor)).toEqual({ typed: '1.234' });
  });
});
