import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** What takes fewer guesses than 10⁸ is common: zxcvbn's words, names, keyboard walks, repeats and sequences, also among each other. */
const scoreMin = 3;
/** What comes after does not make a password easier to guess, and looking at it takes time. */
const charactersLookedAt = 64;
const ourWords = ['wagewright', 'payroll', 'salary', 'payslip', 'password'];

/** Of a password without the names of its owner, so many characters have to be left. */
const ownCharactersMin = 8;

let checker: Promise<ZxcvbnFactory> | undefined;

/** The dictionaries are a megabyte: read when somebody first sets a password. */
async function openChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]);
  return new Factory({ dictionary: { ...common.dictionary, ours: ourWords }, graphs: common.adjacencyGraphs });
}

/** Names of one's own are the first that others try; zxcvbn counts two of them with a point between as much as a word that nobody knows. */
function isMostlyNames(password: string, words: readonly string[]): boolean {
  const longestFirst = words.filter(({ length }) => length > 3).toSorted((one, other) => other.length - one.length);
  const left = longestFirst.reduce((text, word) => text.replaceAll(word.toLowerCase(), ''), password.toLowerCase());
  return left !== password.toLowerCase() && left.length < ownCharactersMin;
}

/** @param about what the person is called: account, names, parts of their e-mail */
export async function isCommonPassword(password: string, about: readonly string[]): Promise<boolean> {
  checker ??= openChecker();
  const words = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(({ length }) => length > 2);
  return isMostlyNames(password, words) || (await checker).check(password.slice(0, charactersLookedAt), words).score < scoreMin;
}
