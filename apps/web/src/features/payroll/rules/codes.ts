/** Codes out of what people call something: what formulas name it by. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { codeSchema } from '@wagewright/contracts/definition';
import { tablesOf } from './rules.ts';

const codeMax = 64;

/** `Overtime pay` → `OvertimePay`, `加班费` → `加班费`; one that is taken gets a number behind it. */
export function codeFrom(name: string, taken: readonly string[], fallback = 'New'): string {
  const words = name.normalize('NFKC').match(/[\p{L}\p{N}_]+/gu) ?? [];
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const begun = /^[\p{L}_]/u.test(joined) ? joined : joined === '' ? fallback : `_${joined}`;
  const base = begun.slice(0, codeMax - 4);
  const isFree = (code: string): boolean => !taken.includes(code) && codeSchema.safeParse(code).success;
  if (isFree(base)) return base;
  for (let number = 2; ; number += 1) {
    const code = `${base}${number}`;
    if (isFree(code)) return code;
  }
}

export const tableCodes = (definition: CalculationDefinition): string[] => tablesOf(definition).map(({ code }) => code);

export function columnCodes(definition: CalculationDefinition, table: string): string[] {
  const found = tablesOf(definition).find(({ code }) => code === table);
  const groups = found?.kind === 'pivot' ? found.groupBy : [];
  return [...groups, ...(found?.columns.map(({ code }) => code) ?? [])];
}

/** A name as somebody types it: in one language, which readers of the other see too. */
export const nameInBoth = (name: string) => ({ en: name.trim(), 'zh-CN': name.trim() });
