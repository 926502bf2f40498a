/** What a test kept in a definition says where it fails, or where it is not one: which table, column, row and line, counted from 1. */
import { describe, expect, test } from 'vitest';
import { data, type Expected, failures, formula, hours, overtime, type Rows, staff } from './line-support.ts';

const steps = {
  ALL: [
    overtime,
    staff,
    data('Pay', [
      formula('Double', 'money', 'Staff.Base * 2'),
      formula('Quotient', 'money', '100 / Staff.Base'),
      formula('Unit', 'text', 'Staff.Unit'),
      formula('Rich', 'boolean', 'Staff.Base > 100'),
      formula('Until', 'date', 'PERIOD_END()'),
    ]),
    data('Hour', [formula('Twice', 'decimal', 'Overtime.Hours * 2')], 'Overtime'),
  ],
};
const rows: Rows = { Staff: [{ Base: 100, Unit: 'A' }, { Base: 0 }, {}], ...hours };
const said = (expected: Expected, given: Rows = rows): string[] => failures(steps, given, expected);

describe('cells', () => {
  test('that are as expected say nothing, however they are written', () => {
    const Pay = [
      { Double: 200, Quotient: '1.00', Unit: 'A', Rich: false, Until: '2026-02-28' },
      { Double: 0, Quotient: { error: 'DIVISION_BY_ZERO' }, Unit: null },
    ];
    expect(said({ Pay, Hour: [[{ Twice: 4 }, { Twice: 16 }, { Twice: 3 }], [], [{ Twice: { error: 'BLANK_VALUE' } }]] })).toEqual([]);
  });

  test('that differ are named with both values', () => {
    expect(said({ Pay: [{ Double: 200.01 }] })).toEqual(['Pay.Double, row 1: expected 200.01, found 200.00']);
    expect(said({ Pay: [{}, { Double: 1, Unit: 'A', Rich: true, Until: '2026-02-27' }] })).toEqual([
      'Pay.Double, row 2: expected 1.00, found 0.00',
      'Pay.Unit, row 2: expected A, found blank',
      'Pay.Rich, row 2: expected TRUE, found FALSE',
      'Pay.Until, row 2: expected 2026-02-27, found 2026-02-28',
    ]);
    expect(said({ Pay: [{}, { Quotient: 1, Double: { error: 'OVERFLOW' } }] })).toEqual([
      'Pay.Quotient, row 2: expected 1.00, found error DIVISION_BY_ZERO ()',
      'Pay.Double, row 2: expected error OVERFLOW, found 0.00',
    ]);
    expect(said({ Pay: [{}, { Quotient: { error: 'OVERFLOW' } }] })).toEqual([
      'Pay.Quotient, row 2: expected error OVERFLOW, found error DIVISION_BY_ZERO ()',
    ]);
    expect(said({ Pay: [{ Double: null }] })).toEqual(['Pay.Double, row 1: expected blank, found 200.00']);
  });

  test('of lines say which line, and lines that are too many or too few are counted', () => {
    expect(said({ Hour: [[{ Twice: 4 }, { Twice: 17 }, { Twice: 3 }]] })).toEqual([
      'Hour.Twice, row 1, line 2: expected 17.000000, found 16.000000',
    ]);
    expect(said({ Hour: [[{ Twice: 4 }]] })).toEqual(['Hour, row 1: expected 1 lines, found 3']);
    expect(said({ Hour: [[{}, {}, {}], [{ Twice: 1 }]] })).toEqual(['Hour, row 2: expected 1 lines, found 0']);
  });
});

describe('what is not there', () => {
  test('a table, a column, a row', () => {
    expect(said({ Nothing: [{}] })).toEqual(['Nothing is not a data table, a union or a pivot']);
    expect(said({ Staff: [{}] })).toEqual(['Staff is not a data table, a union or a pivot']);
    expect(said({ Pay: [{ Nothing: 1 }] })).toEqual(['Pay has no column Nothing']);
    expect(said({ Pay: [{}, {}, {}, { Double: 1 }] })).toEqual(['Pay has no row 4']);
  });

  test('in the rows that are given', () => {
    expect(said({}, { Pay: [{}] })).toEqual(['Pay holds no frozen rows: it is neither a snapshot nor a table of typed or imported rows']);
    expect(said({}, { Staff: [{ Base: 1 }, { Bse: 1 }] })).toEqual(['Staff, row 2: there is no column Bse']);
    expect(said({}, { Staff: [{ Base: 1 }, [{ Base: 1 }, { Base: 2 }]] })).toEqual(['Staff, row 2: an employee has one row here, not 2']);
    expect(said({}, { Staff: [{ Base: 1 }, { Base: 'much' }] })).toEqual([expect.stringMatching(/^Staff\.Base, row 2: .*much/)]);
    expect(said({}, { Overtime: [[], [{ Hours: 1 }, { Day: '2026-02-30' }]] })).toEqual([
      expect.stringMatching(/^Overtime\.Day, row 2: .*2026-02-30/),
    ]);
  });
});

test('an amount beyond doubles is given and expected exactly', () => {
  const Base = '45035996273704960.01';
  expect(said({ Pay: [{ Double: '90071992547409920.02' }] }, { Staff: [{ Base }] })).toEqual([]);
  expect(said({ Pay: [{ Double: '90071992547409920.03' }] }, { Staff: [{ Base }] })).toEqual([
    'Pay.Double, row 1: expected 90071992547409920.03, found 90071992547409920.02',
  ]);
});
