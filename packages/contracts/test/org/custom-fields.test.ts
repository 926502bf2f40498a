import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldMask, fitsMask } from '../../src/core/index.ts';

describe('what a text of a custom field looks like', () => {
  it.each([
    ['99999', '12345', true],
    ['99999', '1234', false],
    ['99999', '123456', false],
    ['AA-9999[-99]', 'km-2026', true],
    ['AA-9999[-99]', 'KM-2026-07', true],
    ['AA-9999[-99]', 'KM-2026-', false],
    ['AA-9999[-99]', '昆明-2026', true],
    ['XX.9', 'a1.5', true],
    ['XX.9', 'a1x5', false],
    ['(9+9)', '(1+2)', true],
    ['9', '９', false],
  ])('%s: %s', (mask, text, fits) => {
    expect(fieldMask.parse(mask)).toBe(mask);
    expect(fitsMask(mask, text)).toBe(fits);
  });

  it.each(['[99', '99]', '[9[9]]', '9[]', '', ']9['])('is not said by %s', (mask) => {
    expect(fieldMask.safeParse(mask).success).toBe(false);
  });

  it('is understood whatever else stands in it, and never takes long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 200 }), (mask, text) => {
        if (fieldMask.safeParse(mask).success) expect(typeof fitsMask(mask, text)).toBe('boolean');
      }),
    );
    expect(fitsMask('[9][9][9][9][9][9][9][9][9][9][9][9][9][9][9][9][9][9][9][9]', `${'1'.repeat(20)}x`)).toBe(false);
  });
});
