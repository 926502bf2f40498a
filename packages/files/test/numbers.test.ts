import { describe, expect, test } from 'vitest';
import { readOne } from './support/tables.ts';

const money = { type: 'money', scale: 2, currency: 'CNY' } as const;
const decimal = { type: 'decimal' } as const;

describe('a number that can be read in one way only', () => {
  const rules: readonly (readonly [string, string])[] = [
    ['1234.56', '1234.56'],
    ['-1234.56', '-1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u202f234,56', '1234.56'],
    ["1'234.56", '1234.56'],
    ['12,34,567.5', '1234567.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1 234', '1234'],
    ['1234,567', '1234.567'],
    ['12345.678', '12345.678'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['8%', '0.08'],
    ['0.5 %', '0.005'],
    ['12,5%', '0.125'],
    ['-150%', '-1.50'],
    ['(1,234.56)', '-1234.56'],
    ['123.45-', '-123.45'],
    ['+5', '5'],
    ['－１２３．４５', '-123.45'],
    ['８％', '0.08'],
    ['（５）', '-5'],
  ];
  test.each(rules)('%s', async (text, value) => {
    expect(await readOne(text, decimal)).toBe(value);
  });
});

describe('money with its sign', () => {
  test.each([
    ['¥1,234.56', '1234.56'],
    ['￥１，２３４．５０', '1234.5'],
    ['1234.5元', '1234.5'],
    ['RMB 10.00', '10.00'],
    ['-¥10', '-10'],
    ['¥-10', '-10'],
    ['CNY 10', '10'],
    ['10.0000', '10.00'],
    ['10.000000', '10.00'],
  ])('%s', async (text, value) => {
    expect(Number(await readOne(text, money))).toBe(Number(value));
  });

  test('of another currency, with a percent sign, with more digits than the column keeps', async () => {
    expect(await readOne('$5', money)).toBe('CURRENCY_OTHER');
    expect(await readOne('USD 5', money)).toBe('CURRENCY_OTHER');
    expect(await readOne('€ 5', { ...money, currency: 'EUR' })).toBe('5');
    expect(await readOne('8%', money)).toBe('PERCENT_SIGN');
    expect(await readOne('10005.005', money)).toBe('TOO_MANY_DECIMALS');
    expect(await readOne('1.5', { type: 'integer' })).toBe('NOT_WHOLE');
    expect(await readOne('2.0', { type: 'integer' })).toBe('2');
  });
});

describe('what is no number is refused', () => {
  test.each(['x', '-', '–', '1..2', '1,23,4', '1-2', '(-5)', '--5', '5 5', '12.34.567', '１万', 'abc5', '5abc', '1e', '∞', 'NaN', '0x10'])(
    '%s',
    async (text) => {
      expect(['NOT_A_NUMBER', 'CURRENCY_OTHER']).toContain(await readOne(text, money));
    },
  );

  test('digits that a spreadsheet has cut off, in numbers and in identifiers', async () => {
    expect(await readOne('1.23457E+05', decimal)).toBe('DIGITS_LOST');
    expect(await readOne('1,23457E+05', decimal)).toBe('DIGITS_LOST');
    expect(await readOne('5.30102E+17', { type: 'text' })).toBe('DIGITS_LOST');
    expect(await readOne('5E2', { type: 'text' })).toBe('5E2');
  });
});

describe('a doubt', () => {
  test('is refused with both readings', async () => {
    expect(await readOne('1,234', decimal)).toEqual(['NUMBER_DOUBTFUL', '1234', '1.234']);
    expect(await readOne('1.234', decimal)).toEqual(['NUMBER_DOUBTFUL', '1.234', '1234']);
    expect(await readOne('-¥1,234', money)).toEqual(['NUMBER_DOUBTFUL', '-1234', '-1.234']);
  });

  test('is settled by the setting, or by commas that part the fields', async () => {
    expect(await readOne('1,234', decimal, { decimalMark: 'point' })).toBe('1234');
    expect(await readOne('1,234', decimal, { decimalMark: 'comma' })).toBe('1.234');
    expect(await readOne('1.234', decimal, {}, ',')).toBe('1.234');
    expect(await readOne('1,234', decimal, {}, ',')).toBe('1234');
  });
});
