import { describe, expect, it } from 'vitest';
import { isChineseIdentityNumber, isIban, isRoutingNumber, plainNumber } from '../../src/core/check-digits.ts';

/** Every number that differs from one by a single digit. */
function mistyped(text: string): string[] {
  const places = Array.from(text, (_, place) => place);
  const at = (place: number, character: string) => text.slice(0, place) + character + text.slice(place + 1);
  return places.flatMap((place) => (/\d/.test(text[place] ?? '') ? [at(place, String((Number(text[place]) + 1) % 10))] : []));
}

describe('check digits', () => {
  it('of a Chinese identity number: the two examples of GB 11643-1999, annex', () => {
    for (const number of ['11010519491231002X', '440524188001010014']) {
      expect(isChineseIdentityNumber(number)).toBe(true);
      expect(mistyped(number).filter(isChineseIdentityNumber)).toEqual([]);
    }
    // a check character that fits a day that there is not
    expect(isChineseIdentityNumber('110105194902310029')).toBe(false);
  });

  it('of an IBAN: examples of the IBAN registry (ISO 13616-2), Germany and the United Kingdom', () => {
    for (const number of ['DE89370400440532013000', 'GB29NWBK60161331926819']) {
      expect(isIban(number)).toBe(true);
      expect(mistyped(number).filter(isIban)).toEqual([]);
    }
    expect(isIban(plainNumber('de89 3704 0044 0532 0130 00'))).toBe(true);
  });

  it('of a routing number (ABA): the Federal Reserve Bank of Boston and that of New York', () => {
    for (const number of ['011000015', '021001208']) {
      expect(isRoutingNumber(number)).toBe(true);
      expect(mistyped(number).filter(isRoutingNumber)).toEqual([]);
    }
    expect(isRoutingNumber('000000000')).toBe(false);
  });
});
