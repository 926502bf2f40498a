import { z } from 'zod';
import { limits } from '../../core/limits.ts';

/** Kinds of character that a strategy can ask for, with how each is looked for: every class and its complement, so that no text takes long. */
const classes = {
  lower: String.raw`(?=\P{Ll}*\p{Ll})`,
  upper: String.raw`(?=\P{Lu}*\p{Lu})`,
  digit: String.raw`(?=\P{Nd}*\p{Nd})`,
  symbol: String.raw`(?=[\p{L}\p{N}]*[^\p{L}\p{N}])`,
} as const;
export type CharacterClass = keyof typeof classes;
export const characterClasses = Object.keys(classes) as [CharacterClass, ...CharacterClass[]];

export const secondFactorRules = ['optional', 'required'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

/** What a password has to be, and how long it lasts. */
export const passwordRules = z.object({
  charactersMin: z.int().min(limits.passwordCharactersMin).max(limits.passwordCharactersAskedMax),
  needs: z.array(z.enum(characterClasses)).max(characterClasses.length),
  /** Words that everybody guesses first, and one's own name. */
  refusesCommon: z.boolean(),
  /** Former passwords that may not come back. */
  historyCount: z.int().min(0).max(limits.passwordHistoryMax),
  /** Days after which a new one is asked for at sign-in; null: never. */
  expiryDays: z.int().min(1).max(limits.passwordExpiryDaysMax).nullable(),
  secondFactor: z.enum(secondFactorRules),
});
export type PasswordRules = z.infer<typeof passwordRules>;

/** The pattern that browser and server hold a password to, for `new RegExp(pattern, 'u')`. It takes time in proportion to the password's length. */
export function passwordPattern({ charactersMin, needs }: Pick<PasswordRules, 'charactersMin' | 'needs'>): string {
  const asked = characterClasses.filter((one) => needs.includes(one)).map((one) => classes[one]);
  return String.raw`^${asked.join('')}\P{Cc}{${charactersMin},${limits.passwordCharactersMax}}$`;
}

const leastDays = (days: readonly (number | null)[]): number | null => {
  const some = days.filter((one) => one !== null);
  return some.length === 0 ? null : Math.min(...some);
};

/** Where several strategies name somebody, the strictest of each figure holds: another role never makes an account weaker. */
export function strictestRules(all: readonly [PasswordRules, ...PasswordRules[]]): PasswordRules {
  return {
    charactersMin: Math.max(...all.map(({ charactersMin }) => charactersMin)),
    needs: characterClasses.filter((one) => all.some(({ needs }) => needs.includes(one))),
    refusesCommon: all.some(({ refusesCommon }) => refusesCommon),
    historyCount: Math.max(...all.map(({ historyCount }) => historyCount)),
    expiryDays: leastDays(all.map(({ expiryDays }) => expiryDays)),
    secondFactor: all.some(({ secondFactor }) => secondFactor === 'required') ? 'required' : 'optional',
  };
}

/** What a form needs to say about a new password. */
export const passwordPatternAnswer = z.object({ pattern: z.string(), rules: passwordRules });
