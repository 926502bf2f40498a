import type { Outputs } from '../../../shared/api/trpc.ts';

export type PatternAnswer = Outputs['identity']['securityStrategies']['getPatternByUser'];

/** How each kind of character is looked for, as the strategy's pattern does. */
const classes = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  symbol: /[^\p{L}\p{N}]/u,
} as const;

export interface RuleState {
  readonly rule: 'length' | keyof typeof classes;
  readonly isMet: boolean;
}

/** Each rule of a strategy, and whether a password meets it by now. */
export function ruleStates({ rules }: PatternAnswer, password: string): RuleState[] {
  return [
    { rule: 'length', isMet: [...password].length >= rules.charactersMin },
    ...rules.needs.map((rule) => ({ rule, isMet: classes[rule].test(password) })),
  ];
}

export const fits = ({ pattern }: PatternAnswer, password: string): boolean => new RegExp(pattern, 'u').test(password);
