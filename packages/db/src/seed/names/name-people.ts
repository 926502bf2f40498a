import { draw, drawIndex, pick } from '../random.ts';
import { chineseFamilyNames, chineseFemaleSyllables, chineseMaleSyllables, type Syllable } from './chinese-names.ts';
import { femaleFirstNames, maleFirstNames } from './english-first-names.ts';
import { lastNames } from './english-last-names.ts';

export type Gender = 'F' | 'M';

export interface PersonName {
  readonly name: string;
  readonly email: string;
}

/** Frequent names stand first in the lists: squaring the draw makes them frequent. */
function pickFrequent(key: string, names: readonly string[]): string {
  return names[Math.floor(draw(key) ** 1.5 * names.length)] ?? pick(key, names);
}

const initials = 'ABCDEFGHJKLMNPRSTVW';

/** Gives names and addresses that nobody else of the same book has. */
export class NameBook {
  private readonly names = new Set<string>();
  private readonly addresses = new Set<string>();
  private readonly domain: string;

  constructor(domain: string) {
    this.domain = domain;
  }

  /** A gender that the register leaves blank is drawn for the name only. */
  english(key: string, gender: Gender | null): PersonName {
    const drawn = gender ?? (draw(`${key}/gender`) < 0.5 ? 'F' : 'M');
    const first = pickFrequent(`${key}/first`, drawn === 'F' ? femaleFirstNames : maleFirstNames);
    const last = pickFrequent(`${key}/last`, lastNames).replace(/^O(?=[A-Z])/, "O'");
    const name = this.unused(
      `${first} ${last}`,
      (attempt) => `${first} ${initials[drawIndex(`${key}/middle/${attempt}`, initials.length)]}. ${last}`,
    );
    return { name, email: this.address(name.toLowerCase().replaceAll(/[.']/g, '').replaceAll(' ', '.')) };
  }

  chinese(key: string, gender: Gender): PersonName {
    const family = pick(`${key}/family`, chineseFamilyNames);
    const list = gender === 'F' ? chineseFemaleSyllables : chineseMaleSyllables;
    const given = (attempt: number): Syllable[] => {
      const length = draw(`${key}/length/${attempt}`) < 0.25 ? 1 : 2;
      const parts = Array.from({ length }, (_, index) => pick(`${key}/given/${attempt}/${index}`, list));
      return parts[0] === parts[1] ? parts.slice(1) : parts;
    };
    const attempts = Array.from({ length: 20 }, (_, attempt) => given(attempt));
    const chosen = attempts.find((parts) => !this.names.has(family[0] + parts.map(([character]) => character).join(''))) ?? given(0);
    const name = family[0] + chosen.map(([character]) => character).join('');
    this.names.add(name);
    return { name, email: this.address(`${family[1]}.${chosen.map(([, pinyin]) => pinyin).join('')}`) };
  }

  private unused(plain: string, variant: (attempt: number) => string): string {
    const candidates = [plain, ...Array.from({ length: 8 }, (_, attempt) => variant(attempt))];
    const name = candidates.find((candidate) => !this.names.has(candidate)) ?? plain; // two people may well share a name; never an address
    this.names.add(name);
    return name;
  }

  private address(local: string): string {
    let address = `${local}@${this.domain}`;
    for (let number = 2; this.addresses.has(address); number++) address = `${local}${number}@${this.domain}`;
    this.addresses.add(address);
    return address;
  }
}
