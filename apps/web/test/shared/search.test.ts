import { describe, expect, it } from 'vitest';
import { readBatchSearch } from '../../src/features/payroll/batches/batch-search.ts';
import { readId, readOwnPath, readText } from '../../src/shared/search.ts';

describe('search parameters', () => {
  it('keep what a screen knows and drop the rest', () => {
    const filters = [
      { column: 'Net', operator: 'less', value: '0' },
      { column: 'Net', operator: 'explodes', value: '0' },
      { operator: 'less' },
      'nonsense',
      { column: 'Net', operator: 'blank' },
    ];
    expect(readBatchSearch({ tab: 'table', sort: '-Net', filters, match: 'single', evil: 1, employee: '12', column: 'Net' })).toEqual({
      tab: 'table',
      sort: '-Net',
      filters: [
        { column: 'Net', operator: 'less', value: '0' },
        { column: 'Net', operator: 'blank' },
      ],
      match: 'single',
      employee: 12,
      column: 'Net',
    });
  });

  it('leave the defaults out of the address', () => {
    expect(readBatchSearch({ tab: 'nowhere', q: '   ', filters: [], match: 'all', employee: -4 })).toEqual({});
  });

  it('lead after sign-in to our own pages only', () => {
    expect(readOwnPath({ from: '/batches/7?tab=table#x' }, 'from')).toBe('/batches/7?tab=table#x');
    for (const from of ['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', ''])
      expect(readOwnPath({ from }, 'from'), from).toBeUndefined();
  });

  it('take a number that the address made of a text, and cut what is too long', () => {
    expect(readText({ q: 100_001 }, 'q')).toBe('100001');
    expect(readText({ q: 'x'.repeat(500) }, 'q')).toHaveLength(100);
    expect([readId({ id: '7' }, 'id'), readId({ id: 0 }, 'id'), readId({ id: 'x' }, 'id'), readId({ id: 1.5 }, 'id')]).toEqual([
      7,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
