/** Values of several parts, as people read them: one part after the other, each by where it stands. */
import type { Language } from '../../core/languages.ts';

/** `Pay 2 › IncomeTax` and what stands there; entries of a list count from 1. */
type Leaf = readonly [place: string, value: string];

function leavesOf(value: unknown, place: string): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => leavesOf(one, `${place} ${index + 1}`.trim()));
  if (value === null || value === undefined) return [[place, '–']];
  if (typeof value !== 'object') return [[place, typeof value === 'string' ? value : JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, place === '' ? key : `${place} › ${key}`));
}

/** @param other what it is compared with: parts that are the same in both are left out; null: all parts are told */
export function tellParts(value: object, other: unknown, language: Language): string {
  const same = new Map(typeof other === 'object' && other !== null ? leavesOf(other, '') : []);
  const [colon, semicolon] = language === 'en' ? [': ', '; '] : ['：', '；'];
  const told = leavesOf(value, '').filter(([place, said]) => same.get(place) !== said);
  return told.map(([place, said]) => `${place}${colon}${said}`).join(semicolon);
}
