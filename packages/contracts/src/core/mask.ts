import { lineOfText } from './primitives.ts';

/** What stands for what in a mask; every other character stands for itself. */
const places: Readonly<Record<string, string>> = { 9: '[0-9]', A: '\\p{L}', X: '[\\p{L}0-9]', '[': '(?:', ']': ')?' };
const maskMax = 60;

/** Brackets come in pairs, none within another, none around nothing. */
const isPaired = (mask: string): boolean => /^(?:[^[\]]|\[[^[\]]+\])*$/u.test(mask);

/**
 * What a text looks like: `9` a digit, `A` a letter, `X` either, `[ ]` around what may be left out, else the character itself: `AA-9999[-99]`. Unlike a regular
 * expression it is read by anybody, and no text makes it take long.
 */
export const fieldMask = lineOfText(maskMax).min(1).refine(isPaired, { error: 'Brackets stand in pairs, around what may be left out.' });

const escaped = (character: string): string => character.replace(/[\\^$.*+?()|{}/]/u, '\\$&');

/** Whether a text looks as a mask says. */
export function fitsMask(mask: string, text: string): boolean {
  const pattern = Array.from(mask, (character) => places[character] ?? escaped(character)).join('');
  return new RegExp(`^${pattern}$`, 'u').test(text);
}
