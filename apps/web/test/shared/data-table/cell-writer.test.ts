import { describe, expect, it } from 'vitest';
import { createFormatter } from '../../../src/shared/format/formatter.ts';
import { compareValues, createWriter, toneOf } from '../../../src/shared/ui/data-table/cell-writer.ts';
import type { Column } from '../../../src/shared/ui/data-table/table-types.ts';

const format = createFormatter('en');
const column = (more: Partial<Column<object>>): Column<object> => ({ id: 'a', name: 'A', type: 'text', value: () => null, ...more });
const write = (more: Partial<Column<object>>, value: Parameters<ReturnType<typeof createWriter>>[0]) =>
  createWriter(column(more), format)(value, {});

describe('a cell', () => {
  it('writes an amount in the ledger’s way', () => {
    expect(write({ type: 'figure', scale: 2 }, '-1234.5')).toBe('(1,234.50)');
    expect(write({ type: 'money', currency: 'USD' }, '1234.50')).toBe('$1,234.50');
  });

  it('is a dash where there is no value, and for a zero where the column says so', () => {
    expect(write({ type: 'figure' }, null)).toBe('–');
    expect(write({ type: 'figure' }, '0.00')).toBe('0.00');
    expect(write({ type: 'figure', dashesZero: true }, '0.00')).toBe('–');
    expect(write({ type: 'figure', dashesZero: true }, '-0.01')).toBe('(0.01)');
    expect(write({ type: 'text', dashesZero: true }, 'Single')).toBe('Single');
  });

  it('says in its colour what is negative, failed or nothing', () => {
    const figure = column({ type: 'figure', dashesZero: true });
    expect(['-0.01', '0.00', '0.10', null, { error: 'DIVISION_BY_ZERO' }].map((value) => toneOf(figure, value))).toEqual([
      'negative',
      'quiet',
      undefined,
      'quiet',
      'error',
    ]);
  });
});

describe('rows in order of a column', () => {
  const words = new Intl.Collator('en');
  it('go by size for figures, with what has no value first', () => {
    const sorted = ['10.00', null, '9.00', '-3.00'].toSorted((a, b) => compareValues('figure', a, b, words));
    expect(sorted).toEqual([null, '-3.00', '9.00', '10.00']);
  });
  it('go as people sort words for texts', () => {
    expect(['Zoë', 'émile', 'Adam'].toSorted((a, b) => compareValues('text', a, b, words))).toEqual(['Adam', 'émile', 'Zoë']);
  });
});
