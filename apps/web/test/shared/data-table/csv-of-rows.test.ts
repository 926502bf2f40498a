import { describe, expect, it } from 'vitest';
import { csvOfRows, wholeRows } from '../../../src/shared/ui/data-table/export/csv-of-rows.ts';
import type { Column } from '../../../src/shared/ui/data-table/table-types.ts';

interface Row {
  readonly name: string;
  readonly net: string | null;
  readonly currency: string;
}
const columns: readonly Column<Row>[] = [
  { id: 'name', name: '批次', type: 'text', value: ({ name }) => name },
  { id: 'net', name: 'Net', type: 'money', value: ({ net }) => net, currency: ({ currency }) => currency, dashesZero: true },
  { id: 'day', name: 'Day', type: 'date', value: () => '2025-02-15' },
  { id: 'failed', name: 'Failed', type: 'number', value: () => ({ error: 'DIVISION_BY_ZERO' }) },
];
const rows: readonly Row[] = [
  { name: '=1+1', net: '-12.50', currency: 'USD' },
  { name: 'P2, late', net: '0.00', currency: 'CNY' },
  { name: 'P3', net: null, currency: 'CNY' },
];
const rowAt = (index: number) => rows[index];

describe('a small list as a file', () => {
  it('has plain amounts with their currency beside them, ISO days, and no formula', () => {
    expect(csvOfRows(columns, rows, (column) => `${column} currency`)).toBe(
      [
        '\ufeff批次,Net,Net currency,Day,Failed\r\n',
        "'=1+1,-12.50,USD,2025-02-15,DIVISION_BY_ZERO\r\n",
        '"P2, late",0.00,CNY,2025-02-15,DIVISION_BY_ZERO\r\n',
        'P3,,CNY,2025-02-15,DIVISION_BY_ZERO\r\n',
      ].join(''),
    );
  });

  it('is made only from all of its rows', () => {
    expect(wholeRows({ total: 3, rowAt })).toEqual(rows);
    expect(wholeRows({ total: 4, rowAt })).toBeUndefined();
    expect(wholeRows({ total: undefined, rowAt })).toBeUndefined();
    expect(wholeRows({ total: 500, rowAt: () => rows[0] })).toHaveLength(500);
    expect(wholeRows({ total: 501, rowAt: () => rows[0] })).toBeUndefined();
  });
});
