export * from './create-strategy.ts';
export * from './delete-strategy.ts';
export * from './get-pattern-by-account.ts';
export * from './get-pattern-by-strategy.ts';
export * from './get-pattern-by-user.ts';
export * from './list-strategies.ts';
export {
  type CharacterClass,
  characterClasses,
  type PasswordRules,
  passwordPattern,
  passwordPatternAnswer,
  passwordRules,
  type SecondFactorRule,
  secondFactorRules,
  strictestRules,
} from './password-rules.ts';
export { lockout } from './strategy.ts';
export * from './update-strategy.ts';
