import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rowConditionOn } from '../src/core/row-conditions.ts';

describe('what rows must say in a column', () => {
  const condition = rowConditionOn(z.string());
  const fits = (given: object): boolean => condition.safeParse({ column: 'name', ...given }).success;

  it('is held against what its operator takes, and nothing that is given is passed over', () => {
    expect(fits({ operator: 'equals', value: 'Ann' })).toBe(true);
    expect(fits({ operator: 'equals' })).toBe(true); // no value at all
    expect(fits({ operator: 'equals', values: ['Ann'] })).toBe(false);
    expect(fits({ operator: 'one-of', values: ['Ann', ''] })).toBe(true);
    expect(fits({ operator: 'one-of', value: 'Ann' })).toBe(false);
    expect(fits({ operator: 'between', values: ['1', ''] })).toBe(true);
    expect(fits({ operator: 'between', value: '1' })).toBe(false);
    expect(fits({ operator: 'blank', values: ['Ann'] })).toBe(false);
  });
});
