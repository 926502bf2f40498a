import { readPack } from '@wagewright/calc-engine/packs';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { describe, expect, it } from 'vitest';
import { type CaseTable, caseRows, whoColumn, withFound, writtenEntries } from '../../../src/features/payroll/rules/tests/test-rows.ts';

const definition = calculationDefinitionSchema.parse(readPack('united-states/biweekly'));
const [test] = definition.tests;
if (!test) throw new Error('the pack has no tests');

describe('a case of a test in a grid', () => {
  const pay: CaseTable = {
    code: 'Pay',
    name: 'Pay',
    isLined: false,
    columns: [
      { id: 'Gross', name: 'Gross', type: 'money' },
      { id: 'Net', name: 'Net', type: 'money' },
    ],
  };
  const lined: CaseTable = { ...pay, isLined: true, columns: [{ id: whoColumn, name: 'Person', type: 'integer' }, ...pay.columns] };

  it('is one row a person, and of lines as many as each has', () => {
    const rows = [{ Gross: 3000, Net: '2433.04' }, { Gross: 1 }];
    expect(writtenEntries(caseRows(rows, pay), pay)).toEqual([{ Gross: 3000, Net: 2433.04 }, { Gross: 1 }]);
    const lines = [[{ Gross: 1 }, { Gross: 2 }], [], [{ Net: 3 }]];
    expect(writtenEntries(caseRows(lines, lined), lined)).toEqual(lines);
  });
});

describe('what a test got, taken as expected', () => {
  const cell = { table: 'Pay', column: 'Net', row: 0, line: 0, found: '2400.00', failed: false };

  it('stands in the place of what it expected, and nothing else changes', () => {
    const taken = withFound(test, [cell], definition);
    const [first, ...others] = test.expect.Pay ?? [];
    expect(taken).toEqual({ ...test, expect: { ...test.expect, Pay: [{ ...first, Net: 2400 }, ...others] } });
    expect(withFound(test, [{ ...cell, found: 'DIVISION_BY_ZERO', failed: true }], definition)?.expect.Pay?.[0]).toMatchObject({
      Net: { error: 'DIVISION_BY_ZERO' },
    });
  });

  it('is not taken where the test has no such cell', () => {
    expect(withFound(test, [{ ...cell, row: 99 }], definition)).toBeNull();
    expect(withFound(test, [{ ...cell, column: 'Nothing' }], definition)).toBeNull();
  });
});
