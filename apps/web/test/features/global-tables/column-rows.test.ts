import { type ParameterTable, parameterTableSchema } from '@wagewright/contracts/definition';
import { describe, expect, it } from 'vitest';
import { columnRows, withColumns } from '../../../src/features/payroll/global-tables/column-rows.ts';

const name = (text: string) => ({ en: text, 'zh-CN': text });
const table: ParameterTable = parameterTableSchema.parse({
  code: 'Pension',
  kind: 'parameter',
  name: name('Pension'),
  key: ['City', 'Kind'],
  columns: [
    { code: 'Kind', name: name('Kind'), type: 'text', display: { values: { a: name('A') } } },
    { code: 'City', name: name('City'), type: 'text' },
    { code: 'Rate', name: name('Rate'), type: 'decimal', plausible: { from: 0, to: 1 } },
  ],
  versions: [{ validFrom: '2026-01-01', source: 'Law', rows: [{ City: 'KM', Kind: 'a', Rate: 0.08 }] }],
});

describe('columns as rows of a grid', () => {
  it('say the same table again where nothing is changed: the order of the key, and what the grid does not show', () => {
    expect(withColumns(table, columnRows(table), 'from')).toEqual(table);
  });

  it('take the cells along where a code is changed, in the key as well', () => {
    const rows = columnRows(table).map((row, index) => (index === 1 ? { ...row, cells: { ...row.cells, code: 'Town' } } : row));
    const changed = withColumns(table, rows, 'from');
    expect(changed.key).toEqual(['Town', 'Kind']);
    expect(changed.versions[0]?.rows).toEqual([{ Town: 'KM', Kind: 'a', Rate: 0.08 }]);
  });

  it('a column that is new is no other’s: what stood in one that was taken out goes with it', () => {
    const rows = columnRows(table).slice(0, 2);
    const added = { id: 2, cells: { code: 'Share', en: 'Share', type: 'decimal' } };
    const changed = withColumns(table, [...rows, added], 'from');
    expect(changed.columns.map(({ code, plausible }) => [code, plausible])).toEqual([
      ['Kind', undefined],
      ['City', undefined],
      ['Share', undefined],
    ]);
    expect(changed.versions[0]?.rows).toEqual([{ City: 'KM', Kind: 'a' }]);
  });
});
